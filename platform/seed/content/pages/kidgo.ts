import { sectionBlocks } from '../section-blocks';
import type { SeedPage } from '../types';

export const kidgoPage: SeedPage = {
  slug: 'kidgo',
  title: { 'zh-TW': '兒童圍棋', 'zh-CN': '儿童围棋', 'en-US': 'Go for Kids', 'ja-JP': 'こども囲碁' },
  lead: {
    'zh-TW': '4 到 10 歲，從「吃一顆子」開始。短短的課，好玩的題目，輸了也能笑著再來一盤。',
    'zh-CN': '4 至 10 岁，从“吃一颗子”开始。短短的课，好玩的题，输了也能笑着再来一盘。',
    'en-US':
      'Ages 4 to 10, starting with a single capture. Short lessons, playful problems, and a smile even after a lost game.',
    'ja-JP':
      '4〜10歳のお子さまが、石を1つ取るところから始めます。短いレッスンと楽しい問題で、負けても「もう一局」と言えるようになります。',
  },
  startsAt: null,
  endsAt: null,
  menus: ['header', 'help'],
  notInMenuOf: ['ja-JP'],
  menuLabel: { 'zh-TW': '兒童圍棋', 'zh-CN': '儿童围棋', 'en-US': 'Kids Go', 'ja-JP': 'こども囲碁' },
  blocks: [
    {
      block: 'hero',
      heading: { 'zh-TW': '兒童圍棋', 'zh-CN': '儿童围棋', 'en-US': 'Go for Kids', 'ja-JP': 'こども囲碁' },
      lead: {
        'zh-TW': '4 到 10 歲，從「吃一顆子」開始。短短的課，好玩的題目，輸了也能笑著再來一盤。',
        'zh-CN': '4 至 10 岁，从“吃一颗子”开始。短短的课，好玩的题，输了也能笑着再来一盘。',
        'en-US':
          'Ages 4 to 10, starting with a single capture. Short lessons, playful problems, and a smile even after a lost game.',
        'ja-JP':
          '4〜10歳のお子さまが、石を1つ取るところから始めます。短いレッスンと楽しい問題で、負けても「もう一局」と言えるようになります。',
      },
      illustration: 'child-at-board',
    },
    ...sectionBlocks([
      {
        id: 'ages',
        heading: { 'zh-TW': '適合幾歲？', 'zh-CN': '适合几岁？', 'en-US': 'What age is it for?', 'ja-JP': '対象年齢' },
        body: {
          'zh-TW':
            '分校課程 4 歲起，線上課 5 歲起並由家長陪同。分校體驗課適合 4 到 10 歲、沒學過圍棋的孩子。不需要識字，也不需要會算術，看得懂黑和白就能開始。',
          'zh-CN':
            '校区课程 4 岁起，线上课 5 岁起并由家长陪同。校区体验课适合 4 至 10 岁、没学过围棋的孩子。不需要识字，也不需要会算术，分得清黑和白就能开始。',
          'en-US':
            'From 4 in person, from 5 online with a parent. Trial classes are for children ages 4 to 10 who have never played. No reading or arithmetic is needed; telling black from white is enough.',
          'ja-JP':
            '教室は4歳から、オンラインは保護者の方とご一緒に5歳から。体験クラスは囲碁がはじめての4〜10歳のお子さまが対象です。文字や計算ができなくても、黒と白が分かれば始められます。',
        },
      },
      {
        id: 'a-lesson',
        heading: {
          'zh-TW': '一堂課長什麼樣子？',
          'zh-CN': '一节课是什么样子？',
          'en-US': 'What a lesson looks like',
          'ja-JP': 'レッスンの進み方',
        },
        body: {
          'zh-TW':
            '先看 5 到 15 分鐘的影片，老師只講一件事。接著在互動棋盤上做題，答錯會告訴你為什麼，再試一次。最後跟 AI 或家人下一小盤，把剛學的用出來。\n\n練習不限時間，孩子可以慢慢想。',
          'zh-CN':
            '先看 5 至 15 分钟的视频，老师只讲一件事。接着在互动棋盘上做题，答错会告诉你为什么，再试一次。最后跟 AI 或家人下一小盘，把刚学的用出来。\n\n练习不限时间，孩子可以慢慢想。',
          'en-US':
            'A video of 5 to 15 minutes explains one idea. Then come problems on an interactive board: a wrong answer is explained, and you try again. A small game with the AI or the family puts the idea to use.\n\nNothing is timed, so a child can think as long as they like.',
          'ja-JP':
            '5〜15分の動画で、1つのことだけを学びます。次に盤上で問題を解き、間違えたら理由を確かめて、もう一度挑戦します。最後にAIやご家族と小さな一局を打ち、習ったことを使ってみます。\n\n練習に時間制限はありません。ゆっくり考えて大丈夫です。',
        },
      },
      {
        id: 'weeks-and-units',
        heading: {
          'zh-TW': '每週怎麼安排？',
          'zh-CN': '每周怎么安排？',
          'en-US': 'A week at a time',
          'ja-JP': '1週間の進め方',
        },
        body: {
          'zh-TW':
            '一週一個單元，一天最多一堂。「兒童啟蒙」{lessons:kidbasic} 堂，四週上完；「兒童入門」{lessons:kid-beginner} 堂，也是四週。沒上課的日子和家人下一盤吃子棋，或什麼都不做，讓孩子有時間忘記，也有時間再想起來。\n\n兒童課程從 G19 的吃子開始，一路到 G15 的征子與基本死活。',
          'zh-CN':
            '一周一个单元，一天最多一节。《儿童启蒙》{lessons:kidbasic} 节，四周学完；《儿童入门》{lessons:kid-beginner} 节，也是四周。没有课的日子和家人下一盘吃子棋，或什么都不做，让孩子有时间忘记，也有时间再想起来。\n\n儿童课程从 G19 的吃子开始，一路到 G15 的征子与基本死活。',
          'en-US':
            'One unit a week, and never more than one lesson a day. Basic for Kids has {lessons:kidbasic} lessons and takes four weeks; Beginner for Kids has {lessons:kid-beginner} and takes another four. On the days between, play the capture game together or do nothing at all: there is time to forget, and time to remember again.\n\nThe children’s courses run from capturing at G19 to ladders and basic life and death at G15.',
          'ja-JP':
            '1日1レッスンまで、間の日はご家族で石取りゲームをするか、お休みにします。忘れる時間も、思い出す時間も大切です。\n\n日本語では、お子さまにも学びやすい「石の取り方の基本」（{lessons:capture-basics}レッスン）と「はじめての死活」（{lessons:first-life-death}レッスン）をご用意しています。',
        },
      },
      {
        id: 'try-first',
        heading: {
          'zh-TW': '先體驗再決定',
          'zh-CN': '先体验再决定',
          'en-US': 'Try before you decide',
          'ja-JP': 'まずは体験から',
        },
        body: {
          'zh-TW':
            '註冊免費會員就能領取線上體驗課，並獲得 1 個月 VIP 體驗。想面對面上課，可以在分校據點頁找有名額的分校體驗課。',
          'zh-CN':
            '注册免费会员即可领取线上体验课，并获得 1 个月 VIP 体验。想面对面上课，可在校区页查找有名额的校区体验课。',
          'en-US':
            'Free members get the online trial lessons and one month of VIP. For a class in person, find a trial class with open seats on the branches page.',
          'ja-JP':
            '無料会員登録で、オンライン体験レッスンと1か月のVIP体験をご利用いただけます。教室をご希望の方は、教室のページで空席のある体験クラスをお探しください。',
        },
      },
      {
        id: 'starter-course',
        heading: {
          'zh-TW': '兒童免費入門課',
          'zh-CN': '儿童免费入门课',
          'en-US': 'The free starter course',
          'ja-JP': '無料こどもスターターコース',
        },
        body: {
          'zh-TW':
            '內含四堂影片課的免費入門課已於 2025 年 12 月 31 日截止，每個帳號限領一次，截止後不再補發。已經領取的孩子可以繼續觀看。',
          'zh-CN':
            '四节视频的免费入门课已于 2025 年 12 月 31 日截止，每个账号限领一次，截止后不再补发。已经领取的孩子可以继续观看。',
          'en-US':
            'The free course of four video lessons ended on December 31, 2025. It was one per account and is not re-issued. Children who claimed it can go on watching.',
          'ja-JP':
            '動画4本の無料スターターコースは2025年12月31日で終了しました。1アカウント1回限りで、再発行はありません。すでに受け取ったお子さまは引き続きご覧いただけます。',
        },
      },
      {
        id: 'after-that',
        heading: {
          'zh-TW': '接下來可以學什麼？',
          'zh-CN': '接下来可以学什么？',
          'en-US': 'What comes next',
          'ja-JP': 'その次のステップ',
        },
        body: {
          'zh-TW':
            '先是「兒童啟蒙：第一次吃子」（G19），{price:kidbasic}；再到「兒童入門：會吃也會活」（G18–G15），{price:kid-beginner}，內含一份 G15 模擬檢定。通過 G15，就進入中級。',
          'zh-CN':
            '先是《儿童启蒙：第一次吃子》（G19），{price:kidbasic}；再到《儿童入门：会吃也会活》（G18–G15），{price:kid-beginner}，内含一套 G15 模拟题。通过 G15，就进入中级。',
          'en-US':
            'First “Basic for Kids: the first capture” (G19) for {price:kidbasic}, then “Beginner for Kids: capture and live” (G18 to G15) for {price:kid-beginner}, which holds the G15 mock exam. Whoever passes G15 is ready for the intermediate stage.',
          'ja-JP':
            '「石の取り方の基本」（{price:capture-basics}）のあとは、「はじめての死活」（{price:first-life-death}）、「9路盤：10分で一局」（{price:nine-by-nine}）へ。終わったらG15模擬検定（{price:verification-g15}）で力を確かめ、中級へ進みましょう。',
        },
      },
    ]),
  ],
};
