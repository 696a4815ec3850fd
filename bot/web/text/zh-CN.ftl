## 网页的文字

page-title = Seneschal
