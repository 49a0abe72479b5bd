import type { SiteMetadata } from '@/lib/contract/cms';

import type { SeedSiteMetadata } from './types';

/** What is the same in every language. Domains and numbers are reserved ones that reach nobody. */
const shared = {
  logo: null,
  email: 'hello@sente.example',
  phone: '+886 2 0000 0100',
  copyright: '© 2026 Sente',
  facebookUrl: 'https://social.example/sente-facebook',
  instagramUrl: 'https://social.example/sente-instagram',
  lineUrl: 'https://social.example/sente-line',
  youtubeUrl: 'https://social.example/sente-youtube',
  discordUrl: 'https://social.example/sente-discord',
  whatsappUrl: 'https://social.example/sente-whatsapp',
  wechatId: 'sente-example',
  officialLineEnabled: true,
  socialShareImage: null,
  socialShareTwitterImage: null,
  // Empty: the origin site is the one embedded in this project.
  originWebSiteUrl: '',
  appUrl: 'https://app.sente.example/',
  // Empty: the shop is this one.
  shopUrl: '',
  studentCount: 2638,
  wechatQr: null,
  contactWindow: true,
  // Nobody counts visits until somebody says for whom.
  pixelId: '',
  pixels: [],
  analyticsId: '',
} satisfies Partial<SiteMetadata>;

export const siteMetadata: SeedSiteMetadata = {
  'zh-TW': {
    ...shared,
    title: '先手圍棋',
    slogan: '落下第一子，學會自己想',
    description:
      '從認識棋盤到 G1，19 個級別的線上圍棋課程。每堂 5 到 15 分鐘的影片、不限時的練習題、AI 對弈與分級檢定，大人小孩都能依自己的步調學。',
    address: '台北市示範區範例路 1 號',
    officeHours: '週一至週五 09:00–18:00',
    socialShareTitle: '先手圍棋｜從第一子開始學圍棋',
    socialShareDescription: '19 個級別、短影片、練習題與 AI 對弈。先在首頁的棋盤上試下一手。',
    socialShareTwitterTitle: '先手圍棋｜線上學圍棋',
    socialShareTwitterDescription: '從 G19 到 G1，一級一級往上學。',
  },
  'zh-CN': {
    ...shared,
    title: '先手围棋',
    slogan: '落下第一颗子，学会自己思考',
    description:
      '从认识棋盘到 G1，共 19 个级别的在线围棋课程。每节 5 至 15 分钟的视频、不限时的习题、AI 对弈和模拟考级，成人和孩子都能按自己的节奏学习。',
    address: '台北市示范区范例路1号',
    officeHours: '周一至周五 09:00–18:00（台北时间）',
    socialShareTitle: '先手围棋｜从第一颗子开始学围棋',
    socialShareDescription: '19 个级别、短视频、习题和 AI 对弈。先在首页的棋盘上试着走一步。',
    socialShareTwitterTitle: '先手围棋｜在线学围棋',
    socialShareTwitterDescription: '从 G19 到 G1，一级一级往上走。',
  },
  'en-US': {
    ...shared,
    title: 'Sente Go',
    slogan: 'Place a stone. Learn to think ahead.',
    description:
      'Online Go courses in 19 grades, from your first capture to G1. Video lessons of 5 to 15 minutes, untimed exercises, AI opponents and ranking exams, for adults and children at their own pace.',
    address: '1 Example Road, Sample District, Taipei, Taiwan',
    officeHours: 'Monday–Friday, 9:00 AM–6:00 PM (Taipei time)',
    socialShareTitle: 'Sente Go: learn Go from the first stone',
    socialShareDescription:
      'Nineteen grades, short lessons, exercises and AI opponents. Play your first move right on the home page.',
    socialShareTwitterTitle: 'Sente Go: learn Go online',
    socialShareTwitterDescription: 'From G19 to G1, one grade at a time.',
  },
  'ja-JP': {
    ...shared,
    title: '先手囲碁',
    slogan: '最初の一手から、考える力を。',
    description:
      'はじめての石取りからG1まで、19グレードで学べるオンライン囲碁講座です。1本5〜15分の動画、時間制限のない練習問題、AIとの対局、グレード検定で、大人もお子さまも自分のペースで進められます。',
    address: '台湾 台北市示範区範例路1号',
    officeHours: '月曜〜金曜 9:00〜18:00（台北時間）',
    socialShareTitle: '先手囲碁｜最初の一手から学ぶオンライン囲碁',
    socialShareDescription:
      '19のグレード、短い動画、練習問題、AIとの対局。まずはトップページの碁盤で一手打ってみませんか？',
    socialShareTwitterTitle: '先手囲碁｜オンラインで囲碁を学ぶ',
    socialShareTwitterDescription: 'G19からG1まで、一級ずつ着実に進めます。',
  },
};
