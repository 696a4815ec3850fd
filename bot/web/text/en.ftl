## The words of the web page

page-title = Seneschal
