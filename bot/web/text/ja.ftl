## ウェブページの言葉

page-title = Seneschal
