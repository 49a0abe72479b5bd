import type { SeedReview } from './types';

/** Invented voices in the tone of real ones; no stars and no figures we do not have. */
export const reviews: SeedReview[] = [
  {
    slug: 'mother-of-first-grader',
    username: {
      'zh-TW': '小一媽媽 Yvonne',
      'zh-CN': '一年级家长 Yvonne',
      'en-US': 'Yvonne, mother of a first-grader',
      'ja-JP': '小1の母・Yvonneさん',
    },
    comment: {
      'zh-TW': '原本只想試試看，結果他每天吃完飯會自己問「今天可以下一盤嗎」。一堂十分鐘，真的不會吵到寫功課的時間。',
      'zh-CN': '本来只是想试试，结果他每天吃完饭会自己问“今天能下一盘吗”。一节课十分钟，完全不影响写作业。',
      'en-US':
        'We only meant to try it. Now he asks after dinner whether there is time for a game. At ten minutes a lesson, it never gets in the way of homework.',
      'ja-JP':
        'ためしに始めただけでしたが、夕食のあとに「今日も打っていい？」と自分から聞いてきます。1回10分なので、宿題の邪魔になりません。',
    },
  },
  {
    slug: 'retired-engineer',
    username: {
      'zh-TW': '退休工程師 老陳',
      'zh-CN': '退休工程师 老陈',
      'en-US': 'Mr. Chen, retired engineer',
      'ja-JP': '元エンジニア・陳さん',
    },
    comment: {
      'zh-TW': '年輕時會下一點，荒廢了三十年。從 G12 重新看起，終於弄懂當年一直搞錯的打劫。',
      'zh-CN': '年轻时会下一点，荒废了三十年。从 G12 重新看起，终于弄懂了当年总是弄错的打劫。',
      'en-US':
        'I played a little when I was young and stopped for thirty years. Starting again at G12, I finally understand ko, which I always got wrong.',
      'ja-JP':
        '若いころに少し打っただけで、30年ほど離れていました。G12から見直して、当時ずっと勘違いしていたコウがようやく分かりました。',
    },
  },
  {
    slug: 'ladder-commuter',
    username: {
      'zh-TW': '通勤族 阿哲',
      'zh-CN': '上班族 小哲',
      'en-US': 'Jeff, on the train',
      'ja-JP': '通勤中のテツさん',
    },
    comment: {
      'zh-TW': '天梯題目剛好適合捷運上做。卡關的時候提示不會直接給答案，這點我喜歡。',
      'zh-CN': '天梯题目正适合在地铁上做。卡住的时候提示不会直接给答案，这点我喜欢。',
      'en-US':
        'The problem climb is just right for a train ride. When I get stuck, the hint does not simply give the answer away, which I like.',
      'ja-JP':
        'ステップアップ問題は電車の中でちょうどよい長さです。詰まっても、ヒントがすぐに答えを教えないところが気に入っています。',
    },
  },
  {
    slug: 'penang-teacher',
    username: {
      'zh-TW': '檳城圍棋老師 Mei',
      'zh-CN': '槟城围棋老师 Mei',
      'en-US': 'Mei, Go teacher in Penang',
      'ja-JP': 'ペナンの囲碁指導者・Meiさん',
    },
    comment: {
      'zh-TW': '以前每週自己印題目，現在直接用官方教材，再加上自己的幾題。匯出報表給家長看很清楚。',
      'zh-CN': '以前每周自己印题目，现在直接用官方教材，再加上自己的几道题。导出报表给家长看，很清楚。',
      'en-US':
        'I used to print problems every week. Now I start from the official lessons and add a few of my own. The exported report is easy for parents to read.',
      'ja-JP':
        '以前は毎週問題を印刷していましたが、今は公式教材に自分の問題を少し足しています。出力したレポートは保護者にも分かりやすいようです。',
    },
  },
  {
    slug: 'taichung-father',
    username: {
      'zh-TW': '台中爸爸 Kevin',
      'zh-CN': '台中爸爸 Kevin',
      'en-US': 'Kevin, father in Taichung',
      'ja-JP': '台中の父・Kevinさん',
    },
    comment: {
      'zh-TW': '女兒輸棋會哭，課程裡有講「輸了要說謝謝」，現在她會自己把棋子收好再問下一盤。',
      'zh-CN': '女儿输棋会哭，课程里讲“输了要说谢谢”，现在她会自己把棋子收好，再问下一盘。',
      'en-US':
        'My daughter used to cry when she lost. A lesson explains that we thank the other player, and now she puts the stones away and asks for another game.',
      'ja-JP':
        '娘は負けると泣いていました。「負けたときもありがとう」という話がレッスンにあり、今は自分で石を片付けて、もう一局と言います。',
    },
  },
  {
    slug: 'adult-beginner',
    // A drawn film of her words, silent; in Traditional Chinese only (docs/product.md, "Regions").
    media: { name: 'adult-beginner-zh-TW.mp4', alt: '成人初學 佩珊：從第一顆棋子，到下完一整盤' },
    username: {
      'zh-TW': '成人初學 佩珊',
      'zh-CN': '成人初学 佩珊',
      'en-US': 'Peggy, adult beginner',
      'ja-JP': '大人からの初心者・ペイシャンさん',
    },
    comment: {
      'zh-TW': '三十五歲才開始，本來怕太晚。慢慢看到 G15，現在可以和同事在 13 路棋盤上下完一整盤。',
      'zh-CN': '三十五岁才开始，本来怕太晚。慢慢学到 G15，现在能和同事在 13 路棋盘上下完一整盘。',
      'en-US':
        'I began at thirty-five and worried it was too late. I went slowly to G15, and now I can finish a whole 13×13 game with a colleague.',
      'ja-JP':
        '35歳から始めたので、遅いのではと心配でした。ゆっくりG15まで進み、今は同僚と13路盤で最後まで打てるようになりました。',
    },
  },
  {
    slug: 'osaka-learner',
    username: {
      'zh-TW': '大阪學員 木下',
      'zh-CN': '大阪学员 木下',
      'en-US': 'Kinoshita, learner in Osaka',
      'ja-JP': '大阪・木下さん',
    },
    comment: {
      'zh-TW': 'AI 覆盤會指出哪一手開始落後，也說明為什麼。以前自己看棋譜常常看不出來。',
      'zh-CN': 'AI 复盘会指出从哪一步开始落后，也说明原因。以前自己看棋谱常常看不出来。',
      'en-US':
        'The AI review points out the move where I fell behind and says why. I could rarely see that from a game record on my own.',
      'ja-JP':
        'AIの検討で、どの手から遅れたのか、その理由まで分かります。棋譜を見返すだけでは気づけないことが多かったです。',
    },
  },
  {
    slug: 'library-volunteer',
    username: {
      'zh-TW': '社區圖書館志工 林',
      'zh-CN': '社区图书馆志愿者 林',
      'en-US': 'Lin, library volunteer',
      'ja-JP': '地域の図書館ボランティア・林さん',
    },
    comment: {
      'zh-TW': '週六帶一群孩子下棋，用首頁那三題當開場，連不識字的小班生都玩得起來。',
      'zh-CN': '周六带一群孩子下棋，用首页那三题开场，连还不识字的孩子都玩得起来。',
      'en-US':
        'On Saturdays I play with a group of children and open with the three problems from the home page. Even the ones who cannot read yet join in.',
      'ja-JP':
        '土曜日に子どもたちと碁を打っています。トップページの3問を始めの遊びに使うと、まだ字の読めない子も楽しめます。',
    },
  },
];
