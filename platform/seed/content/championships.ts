import type { SeedChampionship } from './types';

const first = { 'zh-TW': '冠軍', 'zh-CN': '冠军', 'en-US': 'First place', 'ja-JP': '優勝' };
const second = { 'zh-TW': '亞軍', 'zh-CN': '亚军', 'en-US': 'Second place', 'ja-JP': '準優勝' };
const third = { 'zh-TW': '季軍', 'zh-CN': '季军', 'en-US': 'Third place', 'ja-JP': '第3位' };
const lower = {
  'zh-TW': '國小低年級組',
  'zh-CN': '小学低年级组',
  'en-US': 'Lower elementary',
  'ja-JP': '小学校低学年の部',
};
const upper = {
  'zh-TW': '國小高年級組',
  'zh-CN': '小学高年级组',
  'en-US': 'Upper elementary',
  'ja-JP': '小学校高学年の部',
};
const juniorHigh = { 'zh-TW': '國中組', 'zh-CN': '初中组', 'en-US': 'Junior high', 'ja-JP': '中学生の部' };
const lowerRule = {
  'zh-TW': '國小一至三年級在學學生',
  'zh-CN': '小学一至三年级在校学生',
  'en-US': 'Students in grades 1 to 3',
  'ja-JP': '小学1〜3年生',
};
const upperRule = {
  'zh-TW': '國小四至六年級在學學生',
  'zh-CN': '小学四至六年级在校学生',
  'en-US': 'Students in grades 4 to 6',
  'ja-JP': '小学4〜6年生',
};
const juniorRule = {
  'zh-TW': '國中一至三年級在學學生',
  'zh-CN': '初中一至三年级在校学生',
  'en-US': 'Students in grades 7 to 9',
  'ja-JP': '中学1〜3年生',
};

/** As known on 2026-11-21: registration open, registration not open yet, and two that are over. */
export const championships: SeedChampionship[] = [
  {
    slug: 'winter-2026',
    title: {
      'zh-TW': '2026 先手盃冬季校際圍棋賽',
      'zh-CN': '2026 先手杯冬季校际围棋赛',
      'en-US': 'Sente Cup Winter School Championship 2026',
      'ja-JP': '2026 先手杯 冬季学校対抗囲碁大会',
    },
    summary: {
      'zh-TW': '三人一隊，代表學校下一整天的棋。',
      'zh-CN': '三人一队，代表学校下一整天的棋。',
      'en-US': 'Teams of three play for their school for a whole day.',
      'ja-JP': '3人1組で学校を代表して戦う1日です。',
    },
    description: {
      'zh-TW':
        '採 19 路棋盤、中國規則、黑貼 3 又 3/4 子，每方 40 分鐘包時，瑞士制五輪。\n\n每校每組可報兩隊，候補一人。未滿 G15 的選手可參加 13 路同樂賽，由裁判陪同講解。\n\n請自備水壺，棋具由主辦單位準備。家長可在觀戰區等候，比賽中請勿與選手交談。',
      'zh-CN':
        '采用 19 路棋盘、中国规则、黑贴 3 又 3/4 子，每方 40 分钟包干，积分编排制五轮。\n\n每校每组可报两队，替补一人。未达 G15 的选手可参加 13 路友谊赛，由裁判陪同讲解。\n\n请自备水壶，棋具由主办方准备。家长可在观战区等候，比赛中请勿与选手交谈。',
      'en-US':
        'Games are on 19×19 under Chinese rules with 7.5 points of komi, 40 minutes each without overtime, over five Swiss rounds.\n\nEach school may enter two teams per group with one reserve. Players who have not reached G15 can join a friendly 13×13 event in which the referees explain as they go.\n\nBring a water bottle; boards and stones are provided. Parents may wait in the viewing area and are asked not to speak to players during a game.',
      'ja-JP':
        '19路盤、中国ルール（コミ7目半相当）、持ち時間は各40分切れ負け、スイス方式の5回戦で行います。\n\n各校は部門ごとに2チームまで、補欠1名を登録できます。G15に達していない方は、審判が解説しながら進める13路盤の交流戦に参加できます。\n\n水筒をご持参ください。碁盤と碁石は主催者が用意します。保護者の方は観戦エリアでお待ちいただき、対局中の選手への声かけはご遠慮ください。',
    },
    venue: {
      'zh-TW': '台北市示範區範例國小活動中心',
      'zh-CN': '台北市示范区范例小学活动中心',
      'en-US': 'Example Elementary School Hall, Sample District, Taipei',
      'ja-JP': '台北市示範区 範例小学校 体育館',
    },
    registrationStartsAt: '2026-10-15T09:00:00+08:00',
    registrationEndsAt: '2026-12-06T23:59:59+08:00',
    startsAt: '2026-12-19T09:00:00+08:00',
    endsAt: '2026-12-19T17:30:00+08:00',
    groups: [
      { name: lower, eligibility: lowerRule },
      { name: upper, eligibility: upperRule },
      { name: juniorHigh, eligibility: juniorRule },
    ],
    prizes: [
      {
        place: first,
        prize: {
          'zh-TW': '獎盃一座、隊員每人 VIP 12 個月',
          'zh-CN': '奖杯一座、队员每人 VIP 12 个月',
          'en-US': 'A trophy and 12 months of VIP for each player',
          'ja-JP': '優勝杯、選手全員にVIP 12か月',
        },
      },
      {
        place: second,
        prize: {
          'zh-TW': '獎盃一座、隊員每人 VIP 3 個月',
          'zh-CN': '奖杯一座、队员每人 VIP 3 个月',
          'en-US': 'A trophy and 3 months of VIP for each player',
          'ja-JP': '賞杯、選手全員にVIP 3か月',
        },
      },
      {
        place: third,
        prize: {
          'zh-TW': '獎牌、隊員每人 VIP 1 個月',
          'zh-CN': '奖牌、队员每人 VIP 1 个月',
          'en-US': 'Medals and one month of VIP for each player',
          'ja-JP': 'メダル、選手全員にVIP 1か月',
        },
      },
    ],
    results: [],
  },
  {
    slug: 'spring-2027',
    title: {
      'zh-TW': '2027 先手盃春季校際圍棋賽',
      'zh-CN': '2027 先手杯春季校际围棋赛',
      'en-US': 'Sente Cup Spring School Championship 2027',
      'ja-JP': '2027 先手杯 春季学校対抗囲碁大会',
    },
    summary: {
      'zh-TW': '首度增設親子組，兩天的個人賽與團體賽。',
      'zh-CN': '首次增设亲子组，两天的个人赛与团体赛。',
      'en-US': 'Two days of individual and team games, with a parent-and-child group for the first time.',
      'ja-JP': '個人戦と団体戦の2日間。今回から親子の部を新設します。',
    },
    description: {
      'zh-TW':
        '兩天的比賽：第一天個人賽，第二天學校團體賽。個人賽採瑞士制六輪，團體賽採五輪。\n\n親子組由一位家長與一位孩子輪流落子，使用 13 路棋盤，重點是商量與默契，不計入學校積分。\n\n報名表、學生證影本於開放報名後上傳即可，名額額滿為止。',
      'zh-CN':
        '比赛为期两天：第一天个人赛，第二天学校团体赛。个人赛采用积分编排制六轮，团体赛五轮。\n\n亲子组由一位家长和一个孩子轮流落子，使用 13 路棋盘，重在商量与默契，不计入学校积分。\n\n开放报名后上传报名表和学生证复印件即可，额满为止。',
      'en-US':
        'Two days: individual games on the first, school teams on the second. The individual event has six Swiss rounds, the team event five.\n\nIn the parent-and-child group the two take turns on a 13×13 board. It is about talking a move over, and does not count toward the school’s score.\n\nOnce registration opens, upload the form and a copy of the student card. Places are limited.',
      'ja-JP':
        '2日間の大会です。1日目は個人戦、2日目は学校対抗の団体戦を行います。個人戦はスイス方式6回戦、団体戦は5回戦です。\n\n親子の部では、保護者1名とお子さま1名が13路盤で交互に打ちます。相談と呼吸を楽しむ部門で、学校の得点には含まれません。\n\n受付開始後、申込書と学生証の写しをアップロードしてください。定員に達し次第締め切ります。',
    },
    venue: {
      'zh-TW': '台中市示範區範例體育館',
      'zh-CN': '台中市示范区范例体育馆',
      'en-US': 'Example Gymnasium, Sample District, Taichung',
      'ja-JP': '台中市示範区 範例体育館',
    },
    registrationStartsAt: '2027-01-18T09:00:00+08:00',
    registrationEndsAt: '2027-03-14T23:59:59+08:00',
    startsAt: '2027-04-10T09:00:00+08:00',
    endsAt: '2027-04-11T17:00:00+08:00',
    groups: [
      { name: lower, eligibility: lowerRule },
      { name: upper, eligibility: upperRule },
      { name: juniorHigh, eligibility: juniorRule },
      {
        name: { 'zh-TW': '親子組', 'zh-CN': '亲子组', 'en-US': 'Parent and child', 'ja-JP': '親子の部' },
        eligibility: {
          'zh-TW': '4 至 10 歲兒童與一位家長',
          'zh-CN': '4 至 10 岁儿童与一位家长',
          'en-US': 'A child age 4 to 10 with one parent',
          'ja-JP': '4〜10歳のお子さまと保護者1名',
        },
      },
    ],
    prizes: [
      {
        place: first,
        prize: {
          'zh-TW': '獎盃一座、VIP 12 個月',
          'zh-CN': '奖杯一座、VIP 12 个月',
          'en-US': 'A trophy and 12 months of VIP',
          'ja-JP': '優勝杯、VIP 12か月',
        },
      },
      {
        place: second,
        prize: {
          'zh-TW': '獎盃一座、VIP 3 個月',
          'zh-CN': '奖杯一座、VIP 3 个月',
          'en-US': 'A trophy and 3 months of VIP',
          'ja-JP': '賞杯、VIP 3か月',
        },
      },
      {
        place: third,
        prize: {
          'zh-TW': '獎牌、VIP 1 個月',
          'zh-CN': '奖牌、VIP 1 个月',
          'en-US': 'A medal and one month of VIP',
          'ja-JP': 'メダル、VIP 1か月',
        },
      },
    ],
    results: [],
  },
  {
    slug: 'spring-2026',
    title: {
      'zh-TW': '2026 先手盃春季校際圍棋賽',
      'zh-CN': '2026 先手杯春季校际围棋赛',
      'en-US': 'Sente Cup Spring School Championship 2026',
      'ja-JP': '2026 先手杯 春季学校対抗囲碁大会',
    },
    summary: {
      'zh-TW': '48 所學校、兩個組別，4 月 18 日在高雄圓滿結束。',
      'zh-CN': '48 所学校、两个组别，4 月 18 日在高雄圆满结束。',
      'en-US': 'Forty-eight schools in two groups met in Kaohsiung on April 18.',
      'ja-JP': '48校が2部門で競い、4月18日に高雄で幕を閉じました。',
    },
    description: {
      'zh-TW':
        '採 19 路棋盤、每方 40 分鐘包時，瑞士制五輪，以學校團體積分排名。\n\n低年級組決勝局下到最後一個單官才分出勝負；高年級組則由首次參賽的學校奪冠。感謝每一位選手與帶隊老師。',
      'zh-CN':
        '采用 19 路棋盘、每方 40 分钟包干，积分编排制五轮，按学校团体积分排名。\n\n低年级组决胜局下到最后一个单官才分出胜负；高年级组由首次参赛的学校夺冠。感谢每一位选手和带队老师。',
      'en-US':
        'Games were on 19×19 with 40 minutes each over five Swiss rounds, ranked by school team score.\n\nThe lower group was settled only at the last neutral point of the last game; the upper group went to a school playing for the first time. Thank you to every player and teacher who came.',
      'ja-JP':
        '19路盤、持ち時間各40分切れ負け、スイス方式5回戦で行い、学校ごとの団体得点で順位を決めました。\n\n低学年の部は決勝の最後のダメ詰めまで勝敗が分からず、高学年の部は初出場校が優勝しました。選手と引率の先生方に心より感謝いたします。',
    },
    venue: {
      'zh-TW': '高雄市示範區範例國中禮堂',
      'zh-CN': '高雄市示范区范例初中礼堂',
      'en-US': 'Example Junior High School Auditorium, Sample District, Kaohsiung',
      'ja-JP': '高雄市示範区 範例中学校 講堂',
    },
    registrationStartsAt: '2026-02-02T09:00:00+08:00',
    registrationEndsAt: '2026-03-29T23:59:59+08:00',
    startsAt: '2026-04-18T09:00:00+08:00',
    endsAt: '2026-04-18T17:30:00+08:00',
    groups: [
      { name: lower, eligibility: lowerRule },
      { name: upper, eligibility: upperRule },
    ],
    prizes: [
      {
        place: first,
        prize: {
          'zh-TW': '獎盃一座、隊員每人 VIP 12 個月',
          'zh-CN': '奖杯一座、队员每人 VIP 12 个月',
          'en-US': 'A trophy and 12 months of VIP for each player',
          'ja-JP': '優勝杯、選手全員にVIP 12か月',
        },
      },
      {
        place: second,
        prize: {
          'zh-TW': '獎盃一座、隊員每人 VIP 3 個月',
          'zh-CN': '奖杯一座、队员每人 VIP 3 个月',
          'en-US': 'A trophy and 3 months of VIP for each player',
          'ja-JP': '賞杯、選手全員にVIP 3か月',
        },
      },
      {
        place: third,
        prize: {
          'zh-TW': '獎牌、隊員每人 VIP 1 個月',
          'zh-CN': '奖牌、队员每人 VIP 1 个月',
          'en-US': 'Medals and one month of VIP for each player',
          'ja-JP': 'メダル、選手全員にVIP 1か月',
        },
      },
    ],
    results: [
      {
        group: lower,
        winners: {
          'zh-TW': ['範例國小 A 隊', '示範國小', '樣本國小'],
          'zh-CN': ['范例小学 A 队', '示范小学', '样本小学'],
          'en-US': ['Example Elementary A', 'Shifan Elementary', 'Sample Elementary'],
          'ja-JP': ['範例小学校 Aチーム', '示範小学校', '様本小学校'],
        },
      },
      {
        group: upper,
        winners: {
          'zh-TW': ['樣本國小', '範例國小 B 隊', '示範國小'],
          'zh-CN': ['样本小学', '范例小学 B 队', '示范小学'],
          'en-US': ['Sample Elementary', 'Example Elementary B', 'Shifan Elementary'],
          'ja-JP': ['様本小学校', '範例小学校 Bチーム', '示範小学校'],
        },
      },
    ],
  },
  {
    slug: 'winter-2025',
    title: {
      'zh-TW': '2025 先手盃冬季校際圍棋賽',
      'zh-CN': '2025 先手杯冬季校际围棋赛',
      'en-US': 'Sente Cup Winter School Championship 2025',
      'ja-JP': '2025 先手杯 冬季学校対抗囲碁大会',
    },
    summary: {
      'zh-TW': '首屆校際賽，以 13 路棋盤讓初學的孩子也能上場。',
      'zh-CN': '首届校际赛，采用 13 路棋盘，让初学的孩子也能上场。',
      'en-US': 'The first championship, on 13×13 boards so that beginners could play too.',
      'ja-JP': '第1回大会です。はじめたばかりのお子さまも出場できるよう、13路盤で行いました。',
    },
    description: {
      'zh-TW':
        '個人賽，13 路棋盤、每方 20 分鐘包時，瑞士制五輪。未滿 G15 的選手也能完整下完五局。\n\n許多孩子第一次在正式場合向對手說「請多指教」，這是我們最想看到的畫面。',
      'zh-CN':
        '个人赛，13 路棋盘、每方 20 分钟包干，积分编排制五轮。未达 G15 的选手也能完整下完五局。\n\n许多孩子第一次在正式场合向对手说“请多指教”，这是我们最想看到的画面。',
      'en-US':
        'An individual event on 13×13 with 20 minutes each over five Swiss rounds, so that players below G15 could finish five full games.\n\nFor many of the children it was the first time they greeted an opponent at a formal game. That is what we had hoped to see.',
      'ja-JP':
        '13路盤、持ち時間各20分切れ負け、スイス方式5回戦の個人戦です。G15に達していない選手も5局を打ち切ることができました。\n\n多くのお子さまが、公式の場ではじめて「お願いします」とあいさつを交わしました。私たちがいちばん見たかった光景です。',
    },
    venue: {
      'zh-TW': '新北市示範區範例圖書館',
      'zh-CN': '新北市示范区范例图书馆',
      'en-US': 'Example Library, Sample District, New Taipei',
      'ja-JP': '新北市示範区 範例図書館',
    },
    registrationStartsAt: '2025-10-13T09:00:00+08:00',
    registrationEndsAt: '2025-11-30T23:59:59+08:00',
    startsAt: '2025-12-13T09:00:00+08:00',
    endsAt: '2025-12-13T16:30:00+08:00',
    groups: [
      {
        name: { 'zh-TW': '國小組', 'zh-CN': '小学组', 'en-US': 'Elementary', 'ja-JP': '小学生の部' },
        eligibility: {
          'zh-TW': '國小在學學生',
          'zh-CN': '小学在校学生',
          'en-US': 'Students in grades 1 to 6',
          'ja-JP': '小学生',
        },
      },
    ],
    prizes: [
      {
        place: first,
        prize: {
          'zh-TW': '獎盃一座、VIP 3 個月',
          'zh-CN': '奖杯一座、VIP 3 个月',
          'en-US': 'A trophy and 3 months of VIP',
          'ja-JP': '優勝杯、VIP 3か月',
        },
      },
      {
        place: second,
        prize: {
          'zh-TW': '獎牌、VIP 1 個月',
          'zh-CN': '奖牌、VIP 1 个月',
          'en-US': 'A medal and one month of VIP',
          'ja-JP': 'メダル、VIP 1か月',
        },
      },
    ],
    results: [
      {
        group: { 'zh-TW': '國小組', 'zh-CN': '小学组', 'en-US': 'Elementary', 'ja-JP': '小学生の部' },
        winners: {
          'zh-TW': ['示範國小 林○安', '範例國小 陳○宇'],
          'zh-CN': ['示范小学 林*安', '范例小学 陈某宇'],
          'en-US': ['A. Lin, Shifan Elementary', 'Y. Chen, Example Elementary'],
          'ja-JP': ['示範小学校 林さん', '範例小学校 陳さん'],
        },
      },
    ],
  },
];
