import { sectionBlocks } from '../section-blocks';
import type { SeedPage } from '../types';

export const trialCoursePage: SeedPage = {
  slug: 'TrialCourse',
  title: {
    'zh-TW': '體驗：線上或分校',
    'zh-CN': '体验：线上或校区',
    'en-US': 'Try it: online or at a branch',
    'ja-JP': 'オンライン体験レッスンと教室の体験クラス',
  },
  lead: {
    'zh-TW': '線上隨時開始，或到分校和老師面對面下一盤。',
    'zh-CN': '在线随时开始，或到线下校区和老师面对面下一盘。',
    'en-US': 'Start online whenever you like, or come and play a game with a teacher at a branch.',
    'ja-JP': 'オンラインならいつでも。教室では先生と向かい合って一局打てます。',
  },
  startsAt: null,
  endsAt: null,
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      heading: {
        'zh-TW': '體驗：線上或分校',
        'zh-CN': '体验：线上或校区',
        'en-US': 'Try it: online or at a branch',
        'ja-JP': 'オンライン体験レッスンと教室の体験クラス',
      },
      lead: {
        'zh-TW': '線上隨時開始，或到分校和老師面對面下一盤。',
        'zh-CN': '在线随时开始，或到线下校区和老师面对面下一盘。',
        'en-US': 'Start online whenever you like, or come and play a game with a teacher at a branch.',
        'ja-JP': 'オンラインならいつでも。教室では先生と向かい合って一局打てます。',
      },
      illustration: 'online-lesson',
    },
    ...sectionBlocks([
      {
        id: 'who',
        heading: { 'zh-TW': '適合誰？', 'zh-CN': '适合谁？', 'en-US': 'Who it is for', 'ja-JP': '対象の方' },
        body: {
          'zh-TW':
            '分校體驗課招收 4 到 10 歲、沒學過圍棋的孩子。線上體驗課大人小孩都適合，5 歲起，年紀小的孩子請家長陪同。',
          'zh-CN':
            '校区体验课招收 4 至 10 岁、没学过围棋的孩子。线上体验课成人和孩子都适合，5 岁起，年纪小的孩子请家长陪同。',
          'en-US':
            'Trial classes at a branch are for children ages 4 to 10 who have never played Go. The online trial lessons suit adults, and children from 5; small children need a parent beside them.',
          'ja-JP':
            '教室の体験クラスは、囲碁がはじめての4〜10歳のお子さまが対象です。オンライン体験レッスンは大人の方も、5歳からのお子さまもご利用いただけます。小さなお子さまは保護者の方とご一緒にどうぞ。',
        },
      },
      {
        id: 'what-happens',
        heading: {
          'zh-TW': '分校體驗課：60 分鐘做什麼？',
          'zh-CN': '校区体验课：60 分钟做什么？',
          'en-US': 'A trial class: 60 minutes at a branch',
          'ja-JP': '教室の体験クラス：60分の内容',
        },
        body: {
          'zh-TW':
            '先聽一個短短的故事認識棋盤，再學會「氣」和「提子」，接著兩人一組玩吃子遊戲，最後下一小盤 9 路棋。老師會告訴家長孩子適合從哪裡開始。',
          'zh-CN':
            '先听一个短短的故事认识棋盘，再学会“气”和“提子”，接着两人一组玩吃子游戏，最后下一小盘 9 路棋。老师会告诉家长孩子适合从哪里开始。',
          'en-US':
            'A short story introduces the board. Then come liberties and capturing, a capture game in pairs, and a small 9×9 game. The teacher tells you where your child could begin.',
          'ja-JP':
            '短いお話で碁盤を知り、「呼吸点」と石の取り方を学びます。次に2人1組で石取りゲームをし、最後に9路盤で小さな一局を打ちます。始めるグレードの目安は、先生が保護者の方にお伝えします。',
        },
      },
      {
        id: 'book',
        heading: { 'zh-TW': '怎麼預約？', 'zh-CN': '怎么预约？', 'en-US': 'How to book', 'ja-JP': '予約の方法' },
        body: {
          'zh-TW':
            '選擇城市、分校與日期，就能看到每一場剩下的名額，再打電話向分校預約。該地區沒有場次時，可以換個地區看看，或先上線上體驗課。',
          'zh-CN':
            '选择城市、校区与日期，就能看到每一场剩余的名额，再致电校区预约。该地区没有场次时，可以换个地区看看，或先上线上体验课。',
          'en-US':
            'Choose a city, branch and date to see the seats left in each class, then call the branch to book. If there is nothing in your region, try another or start online.',
          'ja-JP':
            '都市、教室、日程を選ぶと、各回の空席をご覧いただけます。ご予約は教室へお電話ください。お近くにない場合は、ほかの地域をご覧になるか、オンラインで始めてみてください。',
        },
      },
      {
        id: 'online',
        heading: {
          'zh-TW': '線上體驗課',
          'zh-CN': '线上体验课',
          'en-US': 'The online trial lessons',
          'ja-JP': 'オンライン体験レッスン',
        },
        body: {
          'zh-TW':
            '「線上體驗課：第一次提子」有 {lessons:trial-01} 堂短課，適合成人與青少年；孩子另有故事版的「兒童圍棋免費體驗」。註冊免費會員就能領取，不需要信用卡，同時獲得 1 個月 VIP 體驗、約 4,000 關天梯、線上對弈與文字講評。',
          'zh-CN':
            '《线上体验课：第一次提子》有 {lessons:trial-01} 节短课，适合成人与青少年；孩子另有故事版的《儿童围棋免费体验》。注册免费会员即可领取，无需绑定支付方式，同时获得 1 个月 VIP 体验、约 4,000 关天梯、在线对弈与文字讲评。',
          'en-US':
            '“Online trial lessons: a first capture” has {lessons:trial-01} short lessons for adults and teenagers; children have a story version of their own, “Kids Go: free trial lessons”. Register as a free member to claim them, no card needed. You also get one month of VIP, a climb of about 4,000 problems (1,000 per theme), games with other players and written reviews.',
          'ja-JP':
            '「オンライン体験レッスン：はじめての石取り」は短い{lessons:trial-01}レッスンで、大人の方にも5歳からのお子さまにも向いています。無料会員登録だけで受け取れ、カードの登録は不要です。あわせて1か月のVIP体験、約4,000問のステップアップ問題、会員同士の対局、文章による講評をご利用いただけます。',
        },
      },
      {
        id: 'bring',
        heading: { 'zh-TW': '需要準備什麼？', 'zh-CN': '需要准备什么？', 'en-US': 'What to bring', 'ja-JP': '持ち物' },
        body: {
          'zh-TW':
            '分校課程不需要自備棋具，帶水壺就好，請提早五分鐘到。線上體驗課建議使用平板或電腦，棋盤看得比較清楚。',
          'zh-CN': '校区课程不需要自备棋具，带水壶就好，请提前五分钟到。线上体验课建议使用平板或电脑，棋盘看得更清楚。',
          'en-US':
            'For a class at a branch, just a water bottle; please arrive five minutes early. Online, a tablet or computer shows the board best.',
          'ja-JP':
            '教室では碁盤や碁石のご用意は不要です。水筒をお持ちになり、5分前にお越しください。オンラインでは、盤が見やすいタブレットかパソコンをおすすめします。',
        },
      },
    ]),
  ],
};
