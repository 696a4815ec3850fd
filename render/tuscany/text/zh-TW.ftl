# 托斯卡尼城堡圖面文字；名稱取自引擎的目錄

tuscany-picture-both = { $first }・{ $second }
tuscany-picture-goal = 紅分最多者獲勝
tuscany-picture-busy = 拼放中
tuscany-picture-ready = 已完成
tuscany-picture-count-ready = { $all }位玩家中{ $ready }位已完成
tuscany-picture-ending-source = 綠分
tuscany-picture-colours = 顏色獎勵
tuscany-picture-piles = 獎勵板塊
tuscany-picture-storage = 存放區
tuscany-picture-cards = 牌庫中的區域牌
tuscany-picture-yields = 牌庫中的生產牌
tuscany-picture-neutral = 面朝下的中立板塊
tuscany-picture-red = 紅分
tuscany-picture-green = 綠分
tuscany-picture-green-area = 區塊
tuscany-picture-green-colour = 顏色獎勵
tuscany-picture-green-farm = 農場的農產
tuscany-picture-green-plus_storage = +1 存放區
tuscany-picture-green-yield = 生產牌
tuscany-picture-part-region = 區域
tuscany-picture-part-display = 展示區
tuscany-picture-part-hand = 手牌
tuscany-picture-unbroken = 區域牌 區域 圖板 板塊 獎勵 起始 城堡 展示區 存放區 大理石 行動 回合 位置 次序 由左至右 旋轉 高低 拿取 放置 騰出 免費 放棄 村莊 農場 馬車 修道院 礦場 城市 酒館 東西 接著 農產 橄欖 葡萄 紅分 綠分 立即 照常 指示物 如果 觸發 發揮 獲得 獲勝 搭配 增加 編號 放上去 需要 可以 生產牌 抽牌 視為 任何 最後 自己 結束 階段 效果 區塊 一種 一片 中立 相連 任意
