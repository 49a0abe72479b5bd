import type { SeedArticle } from '../types';

export const gettingBetterArticles: SeedArticle[] = [
  {
    slug: 'screen-time-for-children',
    title: {
      'zh-TW': '線上學棋，螢幕時間怎麼拿捏？',
      'zh-CN': '在线学棋，屏幕时间怎么把握？',
      'en-US': 'Go and Screen Time for Children',
      'ja-JP': 'オンライン囲碁と画面の時間',
    },
    summary: {
      'zh-TW': '短一點、規律一點，把一半的練習搬回桌上。',
      'zh-CN': '短一点、规律一点，把一半练习搬回桌上。',
      'en-US': 'Keep it short and regular, and move half of it back to the table.',
      'ja-JP': '短く、決まった時間に。半分は机の上で。',
    },
    content: {
      'zh-TW':
        '每個家庭對螢幕的看法不同，我們的建議很簡單：一天一堂 5 到 15 分鐘的影片，加上十分鐘左右的練習，然後關掉螢幕。\n\n請先約好結束的記號，例如「做完這三題就收」，比「再五分鐘」容易遵守。題目不限時，做到一半停下來，明天可以接著做。\n\n關掉螢幕之後，在真的棋盤上把今天的形狀擺一次，請孩子當小老師講給你聽。講得出來，才是真的懂。\n\n5 歲以下的孩子，我們不建議自己一個人在線上學；4 歲起可以先到實體分校，和老師、同學面對面玩。\n\n如果孩子連輸幾盤心情不好，今天就到這裡。下棋是長久的朋友，不差這一晚。\n\n照這個步調走的課，是[兒童啟蒙：第一次吃子](courses/kidbasic)。',
      'zh-CN':
        '每个家庭对屏幕的看法不同，我们的建议很简单：一天一节 5 至 15 分钟的视频，加上十分钟左右的练习，然后关掉屏幕。\n\n请先约好结束的标志，例如“做完这三道题就收”，比“再玩五分钟”容易遵守。题目不限时，做到一半停下来，明天可以接着做。\n\n关掉屏幕之后，在真正的棋盘上把今天的棋形摆一遍，请孩子当小老师讲给你听。讲得出来，才是真懂。\n\n5 岁以下的孩子，我们不建议独自上网课；4 岁起可以先到线下校区，和老师、同学面对面玩。\n\n如果孩子连输几盘心情不好，今天就到这里。下棋是长久的朋友，不差这一晚。\n\n按这个节奏走的课，是[儿童启蒙：第一次吃子](courses/kidbasic)。',
      'en-US':
        'Every family sees screens differently. Our advice is simple: one video of 5 to 15 minutes, about ten minutes of exercises, and then switch it off.\n\nAgree on the end before you begin. “We stop after these three problems” is easier to keep than “five more minutes”. Nothing is timed, so a set left half done can wait until tomorrow.\n\nAfterward, set up the day’s shape on a real board and ask your child to teach it to you. If they can explain it, they know it.\n\nWe do not recommend online lessons for children under 5, and from 5 we suggest a parent alongside. From 4 they are welcome at a branch, face to face with a teacher and other children.\n\nIf a child loses a few games and the mood sinks, stop there. Go will still be a friend tomorrow.\n\nA course made for this pace is [Basic for Kids: the first capture](courses/kidbasic).',
      'ja-JP':
        '画面との付き合い方はご家庭によってさまざまです。私たちのおすすめはシンプルで、5〜15分の動画を1日1本と練習を10分ほど。そのあとは画面を閉じます。\n\n終わりの合図を先に決めておきましょう。「あと5分」よりも「この3問で終わり」のほうが守りやすくなります。問題に時間制限はないので、途中でやめて翌日に続けられます。\n\n画面を閉じたら、その日の形を本物の碁盤に並べ、お子さまに先生になってもらいましょう。説明できれば、本当に分かっています。\n\n5歳未満のお子さまには、オンラインのレッスンをおすすめしていません。4歳からは教室で、先生やお友だちと向かい合って始められます。\n\n何局か負けて気持ちが沈んだら、その日はそこまでに。囲碁は長く付き合える友だちです。\n\nまずは無料の[オンライン体験レッスン](courses/trial-01)で、お子さまに合う長さかお確かめください。',
    },
    cover: { size: 7, black: 'D4 C3 B4', white: 'C4 D5 E4', toPlay: 'black', ghost: 'C5' },
    externalLink: null,
    publishedAt: '2026-09-29T09:00:00+08:00',
  },
  {
    slug: 'what-a-grade-means',
    title: {
      'zh-TW': '級別代表什麼？',
      'zh-CN': '级别代表什么？',
      'en-US': 'What a Grade Means',
      'ja-JP': 'グレードの意味',
    },
    summary: {
      'zh-TW': 'G19 到 G1，每一段各自學會什麼。',
      'zh-CN': '从 G19 到 G1，每个阶段学会什么。',
      'en-US': 'From G19 to G1: what each stage teaches.',
      'ja-JP': 'G19からG1まで、各段階で身につくこと。',
    },
    content: {
      'zh-TW':
        '我們的課程分成 19 級，數字越小越強。G19 代表「知道怎麼開始」，G1 代表「能從全局判斷一步棋的價值」。\n\n入門階段 G19–G16：認識氣、吃子、連接與切斷，能下完一盤 9 路棋。\n\n中級階段 G15–G11：征子、枷吃、基本死活與數目，開始在 13 路與 19 路棋盤下棋。\n\n高級階段 G10–G6：布局方向、定石的意義、攻擊與治孤、官子的大小。\n\n精通階段 G5–G1：形勢判斷、打入與淺消、轉換，以及看不到標準答案時如何選擇。\n\n級別不是考試分數，也不必一個月升一級。真正的進步，是昨天看不見的危險，今天看見了。\n\n還在入門階段，[入門全套組合](courses/combo-05)從 G19 帶到 G15；想測測自己，先做[G15 模擬檢定](courses/verification-g15)。',
      'zh-CN':
        '我们的课程分为 19 级，数字越小越强。G19 代表“知道怎么开始”，G1 代表“能从全局判断一步棋的价值”。\n\n入门阶段 G19–G16：认识气、吃子、连接与切断，能下完一盘 9 路棋。\n\n中级阶段 G15–G11：征子、枷、基本死活与数目，开始在 13 路和 19 路棋盘下棋。\n\n高级阶段 G10–G6：布局方向、定式的意义、攻击与治孤、官子的大小。\n\n精通阶段 G5–G1：形势判断、打入与浅消、转换，以及没有标准答案时如何选择。\n\n级别不是考试分数，也不必一个月升一级。真正的进步，是昨天看不见的危险，今天看见了。\n\n还在入门阶段，[入门全套组合](courses/combo-05)从 G19 带到 G15；想测测自己，先做[G15 模拟考级](courses/verification-g15)。',
      'en-US':
        'Our courses have 19 grades, and the smaller the number, the stronger the player. G19 means you know how to begin; G1 means you can judge a move by the whole board.\n\nBeginner, G19–G16: liberties, capturing, connecting and cutting. You can finish a game on 9×9.\n\nIntermediate, G15–G11: ladders and nets, basic life and death, counting territory. You begin to play on 13×13 and 19×19.\n\nAdvanced, G10–G6: direction in the opening, what joseki are for, attacking and settling groups, the size of endgame moves.\n\nMastery, G5–G1: judging the position, invading and reducing, trading, and choosing when there is no textbook answer.\n\nA grade is not a test score, and nobody needs to gain one a month. You have improved when you see a danger today that you could not see yesterday.\n\nIf you are a beginner, [the complete beginner bundle](courses/combo-05) goes from G19 to G15. To find out where you stand, take the [G15 mock exam](courses/verification-g15).',
      'ja-JP':
        'コースは19グレードに分かれ、数字が小さいほど強いことを表します。G19は「始め方が分かる」、G1は「盤全体から一手の価値を判断できる」力を表します。\n\n入門（G19〜G16）：呼吸点、石の取り方、ツギと切り。9路盤で終局まで打てます。\n\n中級（G15〜G11）：シチョウ、ゲタ、基本の死活、地の数え方。13路盤や19路盤での対局を始めます。\n\n上級（G10〜G6）：布石の方向、定石の意味、攻めとシノギ、ヨセの大きさ。\n\nマスター（G5〜G1）：形勢判断、打ち込みと消し、フリカワリ、決まった答えのない場面での選び方。\n\nグレードはテストの点数ではなく、毎月上がる必要もありません。昨日は見えなかった危険が今日は見える。それが上達です。\n\n入門の方には、G19からG15まで進む[入門全コースセット](courses/combo-05)があります。今の力を確かめるなら、[G15模擬検定](courses/verification-g15)をどうぞ。',
    },
    cover: { size: 9, black: 'C4 C5 D3 E4 D6 F5 E7', white: 'D4 D5 E5 E6 F6', toPlay: 'black', last: 'F6' },
    externalLink: null,
    publishedAt: '2026-10-06T09:00:00+08:00',
  },
  {
    slug: 'how-to-review-a-game',
    title: {
      'zh-TW': '怎麼覆盤一盤棋？',
      'zh-CN': '怎样复盘一盘棋？',
      'en-US': 'How to Review a Game',
      'ja-JP': '一局の振り返り方',
    },
    summary: {
      'zh-TW': '不必檢討每一手，先找三個轉折點。',
      'zh-CN': '不必逐手分析，先找三个转折点。',
      'en-US': 'Not every move, just three turning points.',
      'ja-JP': '全部の手ではなく、3つの分かれ目から。',
    },
    content: {
      'zh-TW':
        '下完一盤棋馬上覆盤，效果最好，因為你還記得當時在想什麼。先自己看一遍，再打開 AI。\n\n找三個地方：第一，你最猶豫的一手；第二，突然覺得自己落後的時候；第三，你最得意的一手。每個地方只問一個問題：當時還有什麼選擇？\n\n接著看 AI 的建議。AI 和你不同的手可能有三十個，請只挑一個你看得懂理由的。看不懂的，先放著沒關係，過兩個級別再回來看。\n\n最後用一句話寫下今天學到的事，例如「先補強自己，再去攻擊」。下次下棋前讀一遍。\n\n和對手一起覆盤時，先說對方下得好的地方。\n\n想讓 AI 陪你覆盤，可以試試[AI 家教](courses/aiTutor-month)；想自己多練，從[棋力鍛鍊 1](courses/goplus-01)開始。',
      'zh-CN':
        '下完一盘棋马上复盘，效果最好，因为还记得当时在想什么。先自己看一遍，再打开 AI。\n\n找三个地方：第一，最犹豫的一手；第二，突然觉得自己落后的时候；第三，最得意的一手。每个地方只问一个问题：当时还有什么选择？\n\n接着看 AI 的建议。AI 与你不同的选择可能有三十处，请只挑一个看得懂理由的。看不懂的先放着没关系，过两个级别再回来看。\n\n最后用一句话写下今天学到的事，例如“先补强自己，再去攻击”。下次下棋前读一遍。\n\n和对手一起复盘时，先说对方下得好的地方。\n\n想让 AI 陪你复盘，可以试试[AI 家教](courses/aiTutor-month)；想自己多练，从[棋力锻炼 1](courses/goplus-01)开始。',
      'en-US':
        'Review right after the game, while you still remember what you were thinking. Look at it alone first, and only then turn on the AI.\n\nFind three places: the move you hesitated over most, the moment you felt you had fallen behind, and the move you are proud of. At each, ask one question: what else could I have played?\n\nThen look at the AI. It may differ from you in thirty places. Choose one whose reason you understand. Leave the rest; come back two grades later.\n\nFinish by writing down one sentence, such as “strengthen my own group before attacking”. Read it before your next game.\n\nIf you review with your opponent, begin with what they played well.\n\nTo review with an AI beside you, try the [AI tutor](courses/aiTutor-month). To practice on your own, begin with [Go strength 1](courses/goplus-01).',
      'ja-JP':
        '考えたことを覚えているうちに、終局後すぐ振り返るのが最も効果的です。まず自分で見直し、それからAIを使いましょう。\n\n探すのは3か所です。いちばん迷った手、急に遅れたと感じた場面、会心の一手。それぞれ「ほかにどんな手があっただろう」とだけ考えます。\n\n次にAIの候補手を見ます。自分と違うところが30か所あっても、理由の分かるものを1つだけ選びましょう。分からない手はそのままで大丈夫です。2つ上のグレードになったら、また見返してみてください。\n\n最後に、学んだことを1文で書きます。たとえば「攻める前に自分の石を補強する」。次に打つ前に読み返しましょう。\n\n相手の方と一緒に検討するときは、まず良かった手を伝えます。\n\nAIと一緒に振り返るなら[AIチューター](courses/aiTutor-month)、自分で練習を重ねるなら[棋力アップ 1](courses/goplus-01)から始めてみましょう。',
    },
    cover: {
      size: 13,
      black: 'K10 L7 E3 G11 C6 J6 F6',
      white: 'D10 K4 G3 F9 J9 C4 H7',
      labels: [
        { at: 'G11', text: 'A' },
        { at: 'J9', text: 'B' },
        { at: 'F6', text: 'C' },
      ],
    },
    externalLink: null,
    publishedAt: '2026-10-13T09:00:00+08:00',
  },
  {
    slug: 'preparing-for-your-first-exam',
    title: {
      'zh-TW': '第一次檢定，怎麼準備？',
      'zh-CN': '第一次考级，怎么准备？',
      'en-US': 'Preparing for a First Exam',
      'ja-JP': 'はじめての検定の準備',
    },
    summary: {
      'zh-TW': '兩週就夠：複習、模擬檢定、好好睡覺。',
      'zh-CN': '两周就够：复习、模拟考级、好好睡觉。',
      'en-US': 'Two weeks will do: review, take a mock exam, sleep well.',
      'ja-JP': '2週間で十分。復習、模擬検定、そして早寝です。',
    },
    content: {
      'zh-TW':
        '決定報考哪一級之前，先做一份模擬檢定。如果大部分題目都能說出理由，就是合適的級別；全靠猜的話，晚一點再考也很好。\n\n前一週，每天複習一堂課，做十題不限時的練習。做錯的題目不要只看答案，在棋盤上把失敗的下法也擺出來。\n\n後一週，隔天做一次模擬檢定，同一級可以不限次數重考。比較的不是分數，而是上次錯的題這次會不會。\n\n考試前一天不做新題目，早點睡。當天讀題時先找三件事：輪到誰下、要殺還是要活、邊上有沒有別的棋子。\n\n沒通過也沒關係。把錯的題型記下來，下次從那裡開始。\n\n第一份模擬題，可以從[G19 模擬檢定](courses/verification-g19)做起；入門課都上過了，就試[G15 模擬檢定](courses/verification-g15)。',
      'zh-CN':
        '决定报考哪一级之前，先做一次模拟考级。如果大部分题目都能说出理由，就是合适的级别；全靠猜的话，晚一点再考也很好。\n\n前一周，每天复习一节课，做十道不限时的练习。做错的题不要只看答案，在棋盘上把失败的下法也摆出来。\n\n后一周，隔天做一次模拟考级，同一级可以不限次数重考。比较的不是分数，而是上次错的题这次会不会。\n\n考试前一天不做新题，早点睡。当天读题时先看三件事：轮到谁下、要杀还是要活、旁边有没有别的棋子。\n\n没通过也没关系。把错的题型记下来，下次从那里开始。\n\n第一次模拟考级，可以从[G19 模拟考级](courses/verification-g19)做起；入门课都学过了，就试[G15 模拟考级](courses/verification-g15)。',
      'en-US':
        'Before you choose a grade, take one mock exam. If you can give a reason for most answers, that is your grade. If you are guessing, there is no harm in waiting.\n\nIn the first week, review one lesson a day and do ten untimed exercises. When you get one wrong, do not just read the answer: play out the line that fails as well.\n\nIn the second week, take the mock exam every other day; the same grade may be retaken without limit. Compare problems rather than scores. Can you now do the ones you missed?\n\nDo no new problems on the last day, and go to bed early. In the exam, look for three things first: whose turn it is, whether to kill or to live, and which other stones are nearby.\n\nIf you do not pass, note the kinds of problem you missed. That is where you start next time.\n\nFor a first mock exam, take [G19](courses/verification-g19). If you have been through the beginner courses, try [G15](courses/verification-g15).',
      'ja-JP':
        '受けるグレードを決める前に、模擬検定を1回受けてみましょう。多くの問題で理由を説明できれば、ちょうどよいグレードです。勘に頼っていると感じたら、少し先に延ばしても構いません。\n\n最初の1週間は、1日1レッスンを復習し、時間制限のない問題を10問解きます。間違えた問題は答えを見るだけでなく、失敗する手順も盤に並べてみましょう。\n\n次の1週間は、1日おきに模擬検定を受けます。同じグレードを何度でも受けられます。点数ではなく、前に間違えた問題が解けるかどうかを確かめてください。\n\n前日は新しい問題を解かず、早めに休みます。当日は、手番はどちらか、殺すのか生きるのか、まわりにどんな石があるか、この3つを先に見ましょう。\n\n合格できなくても大丈夫です。間違えた問題の種類を書き留め、次はそこから始めましょう。\n\nはじめての模擬検定は[G19](courses/verification-g19)から。入門のコースを終えた方は[G15](courses/verification-g15)に挑戦してみましょう。',
    },
    cover: { size: 9, black: 'A3 B3 C3 D3 E2 E1', white: 'A2 B2 C2 D2 D1', toPlay: 'black', crop: 'A1 H6' },
    externalLink: null,
    publishedAt: '2026-10-20T09:00:00+08:00',
  },
];
