import type { SeedArticle } from '../types';

export const firstStepArticles: SeedArticle[] = [
  {
    slug: 'play-go-in-five-minutes',
    title: {
      'zh-TW': '五分鐘學會下圍棋',
      'zh-CN': '五分钟学会下围棋',
      'en-US': 'How to Play Go in Five Minutes',
      'ja-JP': '5分で分かる囲碁の打ち方',
    },
    summary: {
      'zh-TW': '四條規則，就能下完第一盤棋。',
      'zh-CN': '四条规则，就能下完第一盘棋。',
      'en-US': 'Four rules are enough for a first game.',
      'ja-JP': '4つのルールだけで、最初の一局が打てます。',
    },
    content: {
      'zh-TW':
        '第一，黑棋先下，兩人輪流把棋子放在線的交叉點上。棋子放下以後就不再移動。\n\n第二，一顆棋子上下左右相鄰的空點叫做「氣」。當對方把你的棋子（或連在一起的一整塊棋）的氣全部堵住，這些棋子就被提走。\n\n第三，不能把棋下在沒有氣、也提不到對方的地方；也不能立刻把局面變回上一手之前的樣子，這叫做「打劫」，要先在別處下一手。\n\n第四，當兩個人都覺得沒有地方值得下了，連續兩次虛手，棋局就結束。圍住的空點加上棋盤上的活子比較多的一方獲勝。\n\n第一盤請用 9 路棋盤，不用急著圍地，先試著提對方一顆子。等你開始在意「這裡會不會被吃」，就已經會下圍棋了。\n\n想有人帶著下，可以從免費的[線上體驗課](courses/trial-01)開始；規則都懂了，[9 路棋：二十分鐘一盤](courses/nine-by-nine)陪你下完一盤又一盤。',
      'zh-CN':
        '第一，黑棋先走，双方轮流把棋子下在线的交叉点上。棋子落下后不再移动。\n\n第二，一颗棋子上下左右相邻的空点叫“气”。当对方把你的棋子（或连成一块的整块棋）的气全部堵住，这些棋子就被提走。\n\n第三，不能下在没有气、又提不到对方棋子的地方；也不能马上让局面回到上一步之前的样子，这叫“打劫”，要先在别处下一步。\n\n第四，双方都认为没有值得下的地方，接连停一手，棋局结束。按数子法，活子加上围住的空点，多的一方获胜。\n\n第一盘建议用 9 路棋盘，不必急着围地，先试着提对方一颗子。当你开始在意“这里会不会被吃”，你就已经会下围棋了。\n\n想有人带着下，可以从免费的[线上体验课](courses/trial-01)开始；规则都懂了，[9 路棋：二十分钟一盘](courses/nine-by-nine)陪你一盘一盘下下去。',
      'en-US':
        'One. Black moves first, and the players take turns putting a stone on an empty crossing of the lines. Once placed, a stone does not move.\n\nTwo. The empty points next to a stone along the lines are its liberties. When every liberty of a stone, or of a group joined along the lines, is filled by the opponent, it is captured and taken off the board.\n\nThree. You may not play where your stone would have no liberty unless it captures something. You also may not put the board straight back to how it was before your opponent’s last move. That is ko: play elsewhere first.\n\nFour. When both players see nothing left worth playing they pass one after the other, and the game ends. Count the stones you have on the board and the empty points you surround; whoever has more wins.\n\nStart on a 9×9 board. Do not worry about territory yet; just try to capture one stone. The moment you begin to wonder whether a stone is in danger, you are playing Go.\n\nTo be shown around, start with the free [online trial lessons](courses/trial-01). Once you know the rules, [9×9: a game in twenty minutes](courses/nine-by-nine) takes you through one game after another.',
      'ja-JP':
        '1つ目。黒が先に打ち、交互に線の交わる点へ石を置きます。置いた石は動かしません。\n\n2つ目。石の上下左右にある空いた点を「呼吸点」と呼びます。1つの石、またはつながった一団の呼吸点をすべて相手にふさがれると、その石は取られて盤から取り除かれます。\n\n3つ目。相手の石を取れるときを除いて、呼吸点のないところには打てません。また、コウの形で取られた石をすぐに取り返すことはできません。いったん別のところに打ってからにします。\n\n4つ目。もう打つところがないと思ったらパスをします。2人が続けてパスをすると終局です。囲んだ地（陣地）から取られた石の数を引き、多いほうが勝ちです。\n\nはじめは9路盤がおすすめです。地を囲むことは急がず、まず相手の石を1つ取ってみましょう。「この石は取られないかな」と気になり始めたら、もう囲碁を打っています。\n\n教わりながら打ってみたい方は、無料の[オンライン体験レッスン](courses/trial-01)からどうぞ。ルールが分かったら、[9路盤：20分で一局](courses/nine-by-nine)へ進めます。',
    },
    cover: { size: 9, black: 'D5 F5 E4 G7', white: 'E5 C7 G3', toPlay: 'black', ghost: 'E6' },
    externalLink: null,
    publishedAt: '2026-09-01T09:00:00+08:00',
  },
  {
    slug: 'what-is-a-liberty',
    title: {
      'zh-TW': '「氣」是什麼？',
      'zh-CN': '“气”是什么？',
      'en-US': 'What Is a Liberty?',
      'ja-JP': '「呼吸点」とは？',
    },
    summary: {
      'zh-TW': '看懂氣，就看懂誰快被吃了。',
      'zh-CN': '看懂气，就看懂谁快被吃了。',
      'en-US': 'Count the liberties and you know who is in danger.',
      'ja-JP': '呼吸点が数えられれば、どの石が危ないか分かります。',
    },
    content: {
      'zh-TW':
        '棋盤中央的一顆子有四口氣，邊上有三口，角上只有兩口。所以同樣一顆子，越靠角越容易被吃。\n\n兩顆子沿著線連在一起，就共用彼此的氣。斜著放的兩顆子並沒有相連，對方可以從中間切斷。\n\n只剩一口氣的狀態叫做「叫吃」。這時你有三個選擇：往外長，讓氣變多；提掉對方旁邊的棋子；或者乾脆放棄，把這手棋用在更大的地方。\n\n初學時不妨下一手之前先指著棋子數：這塊有幾口氣？那塊有幾口？數氣的習慣，比背任何定石都有用。\n\n想把數氣練成習慣，接著上[提子基本功](courses/capture-basics)。',
      'zh-CN':
        '棋盘中央的一颗子有四口气，边上三口，角上只有两口。所以同样一颗子，越靠角越容易被吃。\n\n两颗子沿着线连在一起，就共用彼此的气。斜着放的两颗子并没有相连，对方可以从中间切断。\n\n只剩一口气叫“打吃”。这时有三个选择：向外长，让气变多；提掉旁边的对方棋子；或者干脆放弃，把这一手用在更大的地方。\n\n初学时，落子前不妨先指着棋子数一数：这块几口气？那块几口？数气的习惯，比背任何定式都有用。\n\n想把数气练成习惯，接着学[吃子基本功](courses/capture-basics)。',
      'en-US':
        'A stone in the middle of the board has four liberties, one on the side has three, and one in the corner only two. The same stone is easier to capture the closer it is to the corner.\n\nTwo stones joined along a line share their liberties. Two stones that touch only diagonally are not joined, and the opponent may cut between them.\n\nA stone with a single liberty left is in atari. You have three choices: extend so that it has more, capture one of the stones around it, or let it go and spend the move on something bigger.\n\nBefore you play, point at the groups and count. How many liberties here? How many there? That habit is worth more than any memorized joseki.\n\nTo make counting a habit, go on with [Capturing, properly](courses/capture-basics).',
      'ja-JP':
        '盤の中央にある石の呼吸点は4つ、辺では3つ、隅では2つしかありません。同じ1つの石でも、隅に近いほど取られやすくなります。\n\n線に沿ってつながった2つの石は、呼吸点を分け合います。斜めに並んだ2つの石はつながっていないので、間を切られることがあります。\n\n呼吸点が残り1つになった状態を「アタリ」といいます。このとき選べるのは3つです。ノビて呼吸点を増やすか、まわりの相手の石を取るか、あるいは捨てて、もっと大きいところに打つかです。\n\n慣れるまでは、打つ前に石を指さして数えてみましょう。ここは呼吸点がいくつ、あちらはいくつ。数える習慣は、どんな定石を覚えるよりも役に立ちます。\n\n数える習慣を身につけるには、[石の取り方の基本](courses/capture-basics)へお進みください。',
    },
    cover: {
      size: 9,
      black: 'E5 J5 A1',
      white: '',
      marks: ['E6', 'E4', 'D5', 'F5', 'J6', 'J4', 'H5', 'A2', 'B1'].map((at) => ({ at, kind: 'circle' })),
    },
    externalLink: null,
    publishedAt: '2026-09-08T09:00:00+08:00',
  },
  {
    slug: 'choosing-your-first-board',
    title: {
      'zh-TW': '第一副棋具怎麼選？',
      'zh-CN': '第一副棋具怎么选？',
      'en-US': 'Choosing a First Board and Stones',
      'ja-JP': 'はじめての碁盤・碁石の選び方',
    },
    summary: {
      'zh-TW': '先選大小，再選材質；9 路棋盤最適合開始。',
      'zh-CN': '先选大小，再选材质；9 路棋盘最适合起步。',
      'en-US': 'Size first, material second; 9×9 is the best start.',
      'ja-JP': '大きさが先、素材はそのあと。9路盤から始めるのが一番です。',
    },
    content: {
      'zh-TW':
        '初學者最常見的錯誤，是一開始就買一副又大又重的 19 路棋盤。第一個月幾乎用不到。\n\n9 路棋盤一盤十到二十分鐘就能下完，輸了也可以馬上再來一盤。等到覺得棋盤太擠，再換 13 路，最後才是 19 路。現在有正反兩面的折疊棋盤，一面 9 路、一面 13 路，很實用。\n\n棋子選單面或雙面凸都可以，重點是大小要配合棋盤格子，放滿時不會互相推擠。有三歲以下幼兒的家庭，棋子務必收在有蓋的罐子裡，避免誤食。\n\n棋子的聲音很迷人，但對孩子來說，一副可以放在餐桌上、隨時拿出來的棋具，比一副名貴的棋具更重要。\n\n我們自己的建議：在家用[9 路棋具組](courses/board-set-9)，出門帶[磁性旅行棋](courses/magnetic-9-13)。',
      'zh-CN':
        '初学者最常见的错误，是一开始就买一副又大又重的 19 路棋盘。第一个月几乎用不上。\n\n9 路棋盘一盘十到二十分钟就能下完，输了也可以马上再来一盘。等觉得棋盘太挤，再换 13 路，最后才是 19 路。现在有正反两面的折叠棋盘，一面 9 路、一面 13 路，很实用。\n\n棋子单面凸、双面凸都可以，关键是大小要与格子相配，放满时不会互相挤。家有三岁以下幼儿，棋子务必收在带盖的罐子里，避免误食。\n\n落子的声音很迷人，但对孩子来说，一副能放在餐桌上、随手拿出来的棋具，比名贵的棋具更重要。\n\n我们自己的建议：在家用[9 路棋具套装](courses/board-set-9)，出门带[磁性旅行棋](courses/magnetic-9-13)。',
      'en-US':
        'The most common mistake is to start by buying a large, heavy 19×19 board. It will hardly be used in the first month.\n\nA 9×9 game takes ten to twenty minutes, and if you lose you can play again at once. Move to 13×13 when the board begins to feel crowded, and to 19×19 after that. A folding board with 9×9 on one side and 13×13 on the other is a good buy.\n\nStones with one flat side or two curved sides are both fine. What matters is that they fit the squares and do not push each other when the board fills up. With children under three in the house, keep the stones in a lidded jar so that nobody swallows one.\n\nThe sound of a stone is lovely. Still, a set that lives on the dinner table and is taken out often is worth more to a child than a precious one in a cupboard.\n\nOur own suggestion: the [9×9 set](courses/board-set-9) at home, and the [magnetic travel set](courses/magnetic-9-13) for the road.',
      'ja-JP':
        '最初から大きくて重い19路盤を買う方が多いのですが、はじめの1か月はほとんど使いません。\n\n9路盤なら1局10〜20分。負けてもすぐにもう一局打てます。狭く感じるようになったら13路盤、そのあとに19路盤へ進みましょう。表が9路、裏が13路の折りたたみ盤は実用的です。\n\n碁石は片面が平らなものでも、両面に丸みのあるものでも構いません。盤の目に合った大きさで、並べたときに押し合わないことが大切です。3歳未満のお子さまがいるご家庭では、誤飲を防ぐため、必ずふた付きの容器にしまってください。\n\n石の音は心地よいものですが、お子さまにとっては、高価な道具よりも、食卓に置いてすぐに取り出せる一組のほうが大切です。\n\n私たちのおすすめは、ご家庭では[9路盤セット](courses/board-set-9)、お出かけには[マグネット碁盤](courses/magnetic-9-13)です。',
    },
    cover: { size: 9, black: 'C3 G7 E5', white: 'G3 C7', last: 'C7' },
    externalLink: null,
    publishedAt: '2026-09-15T09:00:00+08:00',
  },
  {
    slug: 'go-etiquette',
    title: { 'zh-TW': '下棋的禮儀', 'zh-CN': '下棋的礼仪', 'en-US': 'Manners at the Board', 'ja-JP': '囲碁のマナー' },
    summary: {
      'zh-TW': '開始說「請多指教」，結束說「謝謝」，中間安靜地想。',
      'zh-CN': '开始说“请多指教”，结束说“谢谢”，中间安静地想。',
      'en-US': 'A greeting before, thanks after, and quiet in between.',
      'ja-JP': '始めは「お願いします」、終わりは「ありがとうございました」。',
    },
    content: {
      'zh-TW':
        '圍棋有個別名叫「手談」，意思是用手交談。所以一盤棋從打招呼開始：互相點頭，說一聲「請多指教」。\n\n用食指和中指夾起棋子，輕輕放在交叉點上。放下後就不要再移動，也不要把手伸進棋罐裡攪動出聲。\n\n對方思考時，請安靜等待。觀棋的人不出聲提示，這是對兩位棋手的尊重。\n\n覺得沒有機會了，可以說「我認輸」，這不丟臉；贏的人也別急著慶祝。把棋子分類收好，聊一聊剛才哪一手最精彩，這盤棋才算真正結束。\n\n禮儀和規則可以一起學：[圍棋入門](courses/beginner-01)從規則帶到第一盤棋。',
      'zh-CN':
        '围棋别名“手谈”，意思是用手交谈。所以一盘棋从打招呼开始：互相点头，说一声“请多指教”。\n\n用食指和中指夹起棋子，轻轻放在交叉点上。放下后不再移动，也不要把手伸进棋罐里搅出声音。\n\n对方思考时，请安静等待。观棋不语，这是对两位棋手的尊重。\n\n觉得没有机会了，可以说“我认输”，这不丢脸；赢的人也别急着庆祝。把棋子分好收好，聊聊刚才哪一步最精彩，这盘棋才算真正结束。\n\n礼仪和规则可以一起学：[围棋入门](courses/beginner-01)从规则带到第一盘棋。',
      'en-US':
        'In Chinese, Go is also called “talking with hands”. A game begins like a conversation: nod to each other and say “have a good game”.\n\nHold a stone between the index and middle fingers and set it gently on the crossing. Once it is down, leave it, and do not rattle the stones in the bowl.\n\nWhile the other player is thinking, wait quietly. Those who watch do not give hints, out of respect for both players.\n\nIf you see no chance left, you may resign; there is no shame in it, and the winner does not gloat. Sort the stones back into their bowls, talk about the move you liked most, and then the game is over.\n\nManners and rules can be learned together: our [Beginner course](courses/beginner-01) goes from the rules to a real game.',
      'ja-JP':
        '囲碁には「手談」という別名があります。手で語り合うという意味です。対局は会話と同じように、あいさつから始まります。互いに一礼して「お願いします」と言いましょう。\n\n石は人さし指と中指ではさみ、交点に静かに置きます。置いたあとは動かさず、碁笥の中で石をかき混ぜて音を立てないようにします。\n\n相手が考えている間は静かに待ちます。観戦する人が助言をしないことも、2人への敬意です。\n\n勝ち目がないと感じたら「負けました」と告げます。恥ずかしいことではありません。勝った人も喜びすぎないようにします。石を片付け、印象に残った一手を話し合い、「ありがとうございました」で終わります。\n\n作法とルールは一緒に学べます。[囲碁入門](courses/beginner-01)は、ルールから一局打てるまでのコースです。',
    },
    cover: { size: 19, black: 'Q17', white: '', crop: 'L12 T19', last: 'Q17' },
    externalLink: null,
    publishedAt: '2026-09-22T09:00:00+08:00',
  },
];
