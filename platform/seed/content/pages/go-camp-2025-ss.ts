import { sectionBlocks } from '../section-blocks';
import type { SeedPage } from '../types';

export const goCamp2025SsPage: SeedPage = {
  slug: 'GoCamp2025SS',
  title: {
    'zh-TW': '2025 暑期圍棋營',
    'zh-CN': '2025 暑期围棋营',
    'en-US': 'Summer Go Camp 2025',
    'ja-JP': '2025 夏の囲碁キャンプ',
  },
  lead: {
    'zh-TW': '五天，從第一顆子到自己的第一盤 13 路棋。本營隊已於{end}結束。',
    'zh-CN': '五天，从第一颗子到自己的第一盘 13 路棋。本营已于{end}结束。',
    'en-US': 'Five days from a first stone to a first 13×13 game. The camp ended on {end}.',
    'ja-JP': '最初の一手から、はじめての13路盤まで5日間。{end}に終了しました。',
  },
  startsAt: '2025-07-07T00:00:00+08:00',
  endsAt: '2025-08-15T23:59:59+08:00',
  menus: [],
  blocks: [
    {
      block: 'hero',
      heading: {
        'zh-TW': '2025 暑期圍棋營',
        'zh-CN': '2025 暑期围棋营',
        'en-US': 'Summer Go Camp 2025',
        'ja-JP': '2025 夏の囲碁キャンプ',
      },
      lead: {
        'zh-TW': '五天，從第一顆子到自己的第一盤 13 路棋。本營隊已於{end}結束。',
        'zh-CN': '五天，从第一颗子到自己的第一盘 13 路棋。本营已于{end}结束。',
        'en-US': 'Five days from a first stone to a first 13×13 game. The camp ended on {end}.',
        'ja-JP': '最初の一手から、はじめての13路盤まで5日間。{end}に終了しました。',
      },
      illustration: 'camp',
    },
    ...sectionBlocks([
      {
        id: 'dates',
        heading: { 'zh-TW': '梯次', 'zh-CN': '营期', 'en-US': 'Dates', 'ja-JP': '日程' },
        body: {
          'zh-TW':
            '第一梯：2025 年 7 月 7 日至 11 日。第二梯：7 月 21 日至 25 日。第三梯：8 月 11 日至 15 日。每天 9:30 到 16:00。',
          'zh-CN':
            '第一期：2025 年 7 月 7 日至 11 日。第二期：7 月 21 日至 25 日。第三期：8 月 11 日至 15 日。每天 9:30 至 16:00。',
          'en-US':
            'First week: July 7–11, 2025. Second: July 21–25. Third: August 11–15. Each day from 9:30 a.m. to 4 p.m.',
          'ja-JP':
            '第1回：2025年7月7日〜11日、第2回：7月21日〜25日、第3回：8月11日〜15日。毎日9:30〜16:00に行いました。',
        },
      },
      {
        id: 'who-came',
        heading: { 'zh-TW': '對象', 'zh-CN': '对象', 'en-US': 'Who it was for', 'ja-JP': '対象' },
        body: {
          'zh-TW': '6 到 10 歲的孩子，分成「第一次下棋」與「G18 以上」兩班，每班最多 12 人，兩位老師帶領。',
          'zh-CN': '6 至 10 岁的孩子，分为“第一次下棋”与“G18 以上”两班，每班最多 12 人，由两位老师带领。',
          'en-US':
            'Children ages 6 to 10 in two groups, first-timers and G18 or stronger, with at most twelve children and two teachers each.',
          'ja-JP':
            '6〜10歳のお子さま。「はじめて」と「G18以上」の2クラスに分け、各クラス12名まで、先生2名で進めました。',
        },
      },
      {
        id: 'a-day',
        heading: { 'zh-TW': '一天的安排', 'zh-CN': '一天的安排', 'en-US': 'A day at camp', 'ja-JP': '1日の流れ' },
        body: {
          'zh-TW':
            '上午學一個主題並做題，中午休息，下午分組對局與戶外活動，最後一起覆盤一盤最精彩的棋。螢幕只在講解時使用。',
          'zh-CN':
            '上午学一个主题并做题，中午休息，下午分组对局与户外活动，最后一起复盘一盘最精彩的棋。屏幕只在讲解时使用。',
          'en-US':
            'One idea and its problems in the morning, a long lunch, group games and time outdoors in the afternoon, and at the end a review of the day’s best game. Screens were used for explaining only.',
          'ja-JP':
            '午前は1つのテーマと練習問題、昼休みをはさんで午後はグループ対局と外遊び、最後にその日のいちばん面白い一局を全員で振り返りました。画面は説明のときだけ使いました。',
        },
      },
      {
        id: 'afterwards',
        heading: { 'zh-TW': '營隊之後', 'zh-CN': '夏令营之后', 'en-US': 'After the camp', 'ja-JP': 'キャンプのあとに' },
        body: {
          'zh-TW': '想要延續在營隊學到的棋，可以接著上「兒童入門：會吃也會活」（G18–G15），或到附近的分校問問固定班。',
          'zh-CN': '想延续在夏令营学到的棋，可以接着学《儿童入门：会吃也会活》（G18–G15），或到附近的校区问问固定班。',
          'en-US':
            'To carry on from here, take “Beginner for Kids: capture and live” (G18 to G15), or ask a branch about its regular classes.',
          'ja-JP':
            '続きを学びたいお子さまは「石の取り方の基本」「はじめての死活」をどうぞ。お近くの教室の通常クラスについても、お気軽にお問い合わせください。',
        },
      },
    ]),
  ],
};
