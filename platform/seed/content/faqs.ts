import { childrenFaqs } from './faqs/children';
import { courseFaqs } from './faqs/courses';
import { examFaqs } from './faqs/exams';
import { paymentFaqs } from './faqs/payment';
import { startFaqs } from './faqs/start';
import { teacherFaqs } from './faqs/teachers';
import { technicalFaqs } from './faqs/technical';
import { vipFaqs } from './faqs/vip';
import type { FaqGroupId, SeedFaq, SeedFaqEntry, SeedFaqGroup } from './types';

/** In the order the page shows them. */
export const faqGroups: SeedFaqGroup[] = [
  {
    id: 'start',
    name: { 'zh-TW': '開始學圍棋', 'zh-CN': '开始学围棋', 'en-US': 'Getting started', 'ja-JP': 'はじめての方へ' },
  },
  {
    id: 'courses',
    name: { 'zh-TW': '課程與練習', 'zh-CN': '课程与练习', 'en-US': 'Courses and practice', 'ja-JP': 'コースと練習' },
  },
  { id: 'vip', name: { 'zh-TW': 'VIP 會員', 'zh-CN': 'VIP 会员', 'en-US': 'VIP membership', 'ja-JP': 'VIPプラン' } },
  {
    id: 'exams',
    name: { 'zh-TW': '檢定與模擬檢定', 'zh-CN': '考级与模拟考级', 'en-US': 'Exams', 'ja-JP': '検定・模擬検定' },
  },
  {
    id: 'payment',
    name: { 'zh-TW': '付款與退費', 'zh-CN': '付款与退款', 'en-US': 'Payment and refunds', 'ja-JP': 'お支払い・返金' },
  },
  {
    id: 'children',
    name: {
      'zh-TW': '兒童與家長',
      'zh-CN': '儿童与家长',
      'en-US': 'Children and parents',
      'ja-JP': 'お子さま・保護者の方',
    },
  },
  { id: 'teachers', name: { 'zh-TW': '教學合作', 'zh-CN': '教学合作', 'en-US': 'Teachers', 'ja-JP': '指導者の方' } },
  {
    id: 'technical',
    name: {
      'zh-TW': '帳號與技術',
      'zh-CN': '账号与技术',
      'en-US': 'Account and technical',
      'ja-JP': 'アカウント・技術',
    },
  },
];

const byGroup: Record<FaqGroupId, SeedFaqEntry[]> = {
  start: startFaqs,
  courses: courseFaqs,
  vip: vipFaqs,
  exams: examFaqs,
  payment: paymentFaqs,
  children: childrenFaqs,
  teachers: teacherFaqs,
  technical: technicalFaqs,
};

export const faqs: SeedFaq[] = faqGroups.flatMap(({ id }) => byGroup[id].map((faq) => ({ ...faq, group: id })));
