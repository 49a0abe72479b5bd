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
        '三位同學一隊，一天連下五輪，輸贏都算進學校的團體積分；一個人失手，還有隊友。\n\n未達 G15 的選手可參加 13 路同樂賽，由裁判陪同講解。\n\n請自備水壺，棋具由主辦單位準備。家長可在觀戰區等候，比賽中請勿與選手交談。',
      'zh-CN':
        '三位同学一队，一天连下五轮，输赢都算进学校的团体积分；一个人失手，还有队友。\n\n未达 G15 的选手可参加 13 路友谊赛，由裁判陪同讲解。\n\n请自备水壶，棋具由主办方准备。家长可在观战区等候，比赛中请勿与选手交谈。',
      'en-US':
        'Three students make a team, and every game over the day’s five rounds counts toward the school’s score. If one of them slips, the other two are still playing.\n\nPlayers who have not reached G15 can join a friendly 13×13 event in which the referees explain as they go.\n\nBring a water bottle; boards and stones are provided. Parents may wait in the viewing area and are asked not to speak to players during a game.',
      'ja-JP':
        '3人で1チームを組み、1日5回戦の勝敗がすべて学校の団体得点になります。1人が負けても、仲間がいます。\n\nG15に達していない方は、審判が解説しながら進める13路盤の交流戦に参加できます。\n\n水筒をご持参ください。碁盤と碁石は主催者が用意します。保護者の方は観戦エリアでお待ちいただき、対局中の選手への声かけはご遠慮ください。',
    },
    rules: {
      'zh-TW':
        '- 19 路棋盤，中國規則，黑貼 3 又 3/4 子。\n- 每方限時 40 分鐘，時間用完判負。\n- 三人一隊，台次固定，三台贏兩台的一隊獲勝。\n- 瑞士制五輪，依團體積分排名；同分時比對手分。\n- 每校每組最多兩隊，每隊可登記一位替補；名額以隊計算。\n- 落子無悔。有爭議時請停鐘舉手，由裁判處理。',
      'zh-CN':
        '- 19 路棋盘，中国规则，黑贴 3 又 3/4 子。\n- 每方 40 分钟包干，超时判负。\n- 三人一队，台次固定，三台赢两台的一队获胜。\n- 积分编排制五轮，按团体积分排名；同分时比对手分。\n- 每校每组最多两队，每队可登记一名替补；名额按队计算。\n- 落子无悔。有争议请停钟举手，由裁判处理。',
      'en-US':
        '- 19×19 boards, Chinese rules, 7.5 points of komi.\n- 40 minutes for each player, without overtime: whoever runs out of time loses.\n- Teams of three on fixed boards. The team that wins two of the three games wins the match.\n- Five Swiss rounds, ranked by team score, then by the scores of the opponents met.\n- Up to two teams per school in each group, each with one reserve. Places are counted in teams.\n- A move that has been played stands. In a dispute, stop the clock and raise a hand; a referee decides.',
      'ja-JP':
        '- 19路盤、中国ルール、コミは7目半相当です。\n- 持ち時間は各40分の切れ負けです。\n- 3人1組で席順は固定とし、3局のうち2勝したチームの勝ちとします。\n- スイス方式の5回戦を行い、団体得点で順位を決めます。同点の場合は対戦相手の得点で比べます。\n- 各校は部門ごとに2チームまで、1チームにつき補欠1名を登録できます。定員はチーム数です。\n- 「待った」はできません。疑義があるときは時計を止めて手を挙げてください。審判が判断します。',
    },
    cover: {
      size: 19,
      black: 'Q16 R14 R17 R10 Q7 N15 K16',
      white: 'O17 Q18 L17 R8 P9 M14 O12',
      toPlay: 'black',
      crop: 'H6 T19',
      last: 'O12',
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
      { name: lower, eligibility: lowerRule, limit: 24, teamSize: 3 },
      { name: upper, eligibility: upperRule, limit: 24, teamSize: 3 },
      { name: juniorHigh, eligibility: juniorRule, limit: 16, teamSize: 3 },
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
        '兩天的比賽：第一天個人賽，第二天學校團體賽。個人賽採瑞士制六輪，團體賽採五輪。\n\n親子組由一位家長與一位孩子輪流落子，使用 13 路棋盤，重點是商量與默契，不計入學校積分。\n\n開放報名後可在本頁線上報名，額滿後可排候補；比賽當天請攜帶學生證。',
      'zh-CN':
        '比赛为期两天：第一天个人赛，第二天学校团体赛。个人赛采用积分编排制六轮，团体赛五轮。\n\n亲子组由一位家长和一个孩子轮流落子，使用 13 路棋盘，重在商量与默契，不计入学校积分。\n\n开放报名后可在本页在线报名，报满后可排候补；比赛当天请携带学生证。',
      'en-US':
        'Two days: individual games on the first, school teams on the second. The individual event has six Swiss rounds, the team event five.\n\nIn the parent-and-child group the two take turns on a 13×13 board. It is about talking a move over, and does not count toward the school’s score.\n\nOnce registration opens, you can register on this page; when a group is full there is a waiting list. Please bring each player’s student ID on the day.',
      'ja-JP':
        '2日間の大会です。1日目は個人戦、2日目は学校対抗の団体戦を行います。個人戦はスイス方式6回戦、団体戦は5回戦です。\n\n親子の部では、保護者1名とお子さま1名が13路盤で交互に打ちます。相談と呼吸を楽しむ部門で、学校の得点には含まれません。\n\n受付開始後、このページからお申し込みいただけます。定員に達した部門ではキャンセル待ちを受け付けます。当日は学生証をお持ちください。',
    },
    rules: {
      'zh-TW':
        '- 第一天個人賽，瑞士制六輪；第二天學校團體賽，三人一隊，瑞士制五輪。\n- 19 路棋盤，親子組用 13 路；中國規則，黑貼 3 又 3/4 子。\n- 每方限時 40 分鐘，親子組 20 分鐘，時間用完判負。\n- 親子組輪流落子，可以小聲商量。\n- 名額以人計算，親子組以一家一組計算。\n- 落子無悔。有爭議時請停鐘舉手，由裁判處理。',
      'zh-CN':
        '- 第一天个人赛，积分编排制六轮；第二天学校团体赛，三人一队，积分编排制五轮。\n- 19 路棋盘，亲子组用 13 路；中国规则，黑贴 3 又 3/4 子。\n- 每方 40 分钟包干，亲子组 20 分钟。\n- 亲子组轮流落子，可以小声商量。\n- 名额按人计算，亲子组按家庭计算。\n- 落子无悔。有争议请停钟举手，由裁判处理。',
      'en-US':
        '- Day one: individual games, six Swiss rounds. Day two: school teams of three, five Swiss rounds.\n- 19×19 boards, 13×13 in the parent-and-child group; Chinese rules, 7.5 points of komi.\n- 40 minutes for each side without overtime; 20 minutes in the parent-and-child group.\n- Parent and child take turns and may talk a move over quietly.\n- Places are counted in players, in the parent-and-child group in pairs.\n- A move that has been played stands. In a dispute, stop the clock and raise a hand; a referee decides.',
      'ja-JP':
        '- 1日目は個人戦（スイス方式6回戦）、2日目は3人1組の学校対抗団体戦（スイス方式5回戦）です。\n- 19路盤（親子の部は13路盤）、中国ルール、コミは7目半相当です。\n- 持ち時間は各40分、親子の部は各20分の切れ負けです。\n- 親子の部は交互に打ち、小声での相談ができます。\n- 定員は人数、親子の部は組数です。\n- 「待った」はできません。疑義があるときは時計を止めて手を挙げてください。審判が判断します。',
    },
    cover: {
      size: 13,
      black: 'K10 D4 G11 C8 K6',
      white: 'D10 K4 G3 J9 F8',
      toPlay: 'black',
      crop: 'B3 N12',
      last: 'F8',
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
      { name: lower, eligibility: lowerRule, limit: 64 },
      { name: upper, eligibility: upperRule, limit: 64 },
      { name: juniorHigh, eligibility: juniorRule, limit: 32 },
      {
        name: { 'zh-TW': '親子組', 'zh-CN': '亲子组', 'en-US': 'Parent and child', 'ja-JP': '親子の部' },
        eligibility: {
          'zh-TW': '4 至 10 歲兒童與一位家長',
          'zh-CN': '4 至 10 岁儿童与一位家长',
          'en-US': 'A child age 4 to 10 with one parent',
          'ja-JP': '4〜10歳のお子さまと保護者1名',
        },
        limit: 32,
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
      'zh-TW': '低年級組決勝局下到最後一個單官才分出勝負；高年級組則由首次參賽的學校奪冠。感謝每一位選手與帶隊老師。',
      'zh-CN': '低年级组决胜局下到最后一个单官才分出胜负；高年级组由首次参赛的学校夺冠。感谢每一位选手和带队老师。',
      'en-US':
        'The lower group was settled only at the last neutral point of the last game; the upper group went to a school playing for the first time. Thank you to every player and teacher who came.',
      'ja-JP':
        '低学年の部は決勝の最後のダメ詰めまで勝敗が分からず、高学年の部は初出場校が優勝しました。選手と引率の先生方に心より感謝いたします。',
    },
    rules: {
      'zh-TW':
        '- 19 路棋盤，中國規則，黑貼 3 又 3/4 子。\n- 每方限時 40 分鐘，時間用完判負。\n- 三人一隊，瑞士制五輪，依學校團體積分排名。',
      'zh-CN':
        '- 19 路棋盘，中国规则，黑贴 3 又 3/4 子。\n- 每方 40 分钟包干，超时判负。\n- 三人一队，积分编排制五轮，按学校团体积分排名。',
      'en-US':
        '- 19×19 boards, Chinese rules, 7.5 points of komi.\n- 40 minutes for each player, without overtime.\n- Teams of three, five Swiss rounds, ranked by school team score.',
      'ja-JP':
        '- 19路盤、中国ルール、コミは7目半相当です。\n- 持ち時間は各40分の切れ負けです。\n- 3人1組のスイス方式5回戦を行い、学校ごとの団体得点で順位を決めました。',
    },
    cover: {
      size: 19,
      black: 'R4 P3 O5 Q8 K3 M5',
      white: 'Q6 P6 R8 N3 O8 S6',
      toPlay: 'black',
      crop: 'H1 T11',
      last: 'N3',
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
      { name: lower, eligibility: lowerRule, limit: 32, teamSize: 3 },
      { name: upper, eligibility: upperRule, limit: 32, teamSize: 3 },
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
        '個人賽，13 路棋盤、每方限時 20 分鐘，瑞士制五輪。未達 G15 的選手也能完整下完五局。\n\n許多孩子第一次在正式場合向對手說「請多指教」，這是我們最想看到的畫面。',
      'zh-CN':
        '个人赛，13 路棋盘、每方 20 分钟包干，积分编排制五轮。未达 G15 的选手也能完整下完五局。\n\n许多孩子第一次在正式场合向对手说“请多指教”，这是我们最想看到的画面。',
      'en-US':
        'An individual event on 13×13 with 20 minutes each over five Swiss rounds, so that players who had not reached G15 could also finish five full games.\n\nFor many of the children, it was the first time they had greeted an opponent at a formal game. That is what we had hoped to see.',
      'ja-JP':
        '13路盤、持ち時間各20分切れ負け、スイス方式5回戦の個人戦です。G15に達していない選手も5局を打ち切ることができました。\n\n多くのお子さまが、公式の場ではじめて「お願いします」とあいさつを交わしました。私たちがいちばん見たかった光景です。',
    },
    rules: {
      'zh-TW':
        '- 13 路棋盤，中國規則，黑貼 3 又 3/4 子。\n- 每方限時 20 分鐘，時間用完判負。\n- 個人賽，瑞士制五輪，依勝局數排名；同分時比對手分。',
      'zh-CN':
        '- 13 路棋盘，中国规则，黑贴 3 又 3/4 子。\n- 每方 20 分钟包干，超时判负。\n- 个人赛，积分编排制五轮，按胜局数排名；同分时比对手分。',
      'en-US':
        '- 13×13 boards, Chinese rules, 7.5 points of komi.\n- 20 minutes for each player, without overtime.\n- Individual games, five Swiss rounds, ranked by games won, then by the scores of the opponents met.',
      'ja-JP':
        '- 13路盤、中国ルール、コミは7目半相当です。\n- 持ち時間は各20分の切れ負けです。\n- 個人戦のスイス方式5回戦を行い、勝ち数で順位を決めました。同点の場合は対戦相手の得点で比べました。',
    },
    cover: { size: 13, black: 'D4 K10 G4 D9', white: 'K4 D10 G10 J7 C7', last: 'C7' },
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
        limit: 80,
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
          'zh-CN': ['示范小学 林*安', '范例小学 陈*宇'],
          'en-US': ['A. Lin, Shifan Elementary', 'Y. Chen, Example Elementary'],
          'ja-JP': ['示範小学校 林さん', '範例小学校 陳さん'],
        },
      },
    ],
  },
];
