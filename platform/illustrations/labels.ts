import type { IllustrationName } from '@/lib/illustrations/illustrations';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';
import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';

/** What each drawing shows. */
export const illustrationNames: Record<IllustrationName, StaffText> = {
  classroom: staffText('Classroom', '教室', '教室', '教室'),
  'child-at-board': staffText('Child at the board', '下棋的孩子', '下棋的孩子', '碁盤に向かう子ども'),
  'parent-and-child': staffText('Parent and child', '親子', '亲子', '親子'),
  teacher: staffText('Teacher', '老師', '老师', '先生'),
  'online-lesson': staffText('Online lesson', '線上課', '线上课', 'オンラインレッスン'),
  exam: staffText('Exam', '檢定', '考级', '検定'),
  certificate: staffText('Certificate', '證書', '证书', '認定証'),
  parcel: staffText('Parcel', '包裹', '包裹', '荷物'),
  camp: staffText('Camp', '營隊', '营队', 'キャンプ'),
  trophy: staffText('Trophy', '獎盃', '奖杯', 'トロフィー'),
  calendar: staffText('Calendar', '月曆', '日历', 'カレンダー'),
  map: staffText('Map', '地圖', '地图', '地図'),
  anniversary: staffText('Anniversary', '週年慶', '周年庆', '周年記念'),
  'phone-lesson': staffText('Lesson on a phone', '手機上課', '手机上课', 'スマートフォンで受講'),
  'teaching-desk': staffText('Teacher’s desk', '老師的講桌', '老师的讲桌', '先生の机'),
  league: staffText('League', '聯賽', '联赛', 'リーグ戦'),
  'board-9': staffText('9×9 board', '9 路棋盤', '9 路棋盘', '9路盤'),
  'board-19': staffText('19×19 board', '19 路棋盤', '19 路棋盘', '19路盤'),
  'stones-and-bowls': staffText('Stones and bowls', '棋子與棋罐', '棋子与棋罐', '碁石と碁笥'),
  'magnetic-board': staffText('Magnetic board', '磁性棋盤', '磁性棋盘', 'マグネット碁盤'),
  'workbook-beginner': staffText('Beginner workbook', '入門練習本', '入门练习本', '入門問題集'),
  'workbook-intermediate': staffText('Intermediate workbook', '中級練習本', '中级练习本', '中級問題集'),
  clock: staffText('Game clock', '棋鐘', '棋钟', '対局時計'),
  'demo-board': staffText('Demonstration board', '教學大棋盤', '教学大棋盘', '大盤'),
  'record-notebook': staffText('Game record notebook', '棋譜筆記本', '棋谱笔记本', '棋譜ノート'),
  'board-9-folded': staffText('9×9 board, folded', '9 路棋盤（摺起）', '9 路棋盘（折起）', '9路盤（折りたたみ）'),
  'board-19-back': staffText('19×19 board, back', '19 路棋盤（背面）', '19 路棋盘（背面）', '19路盤（裏面）'),
  'stones-close-up': staffText('Stones, close up', '棋子特寫', '棋子特写', '碁石（拡大）'),
  'magnetic-board-closed': staffText(
    'Magnetic board, closed',
    '磁性棋盤（闔上）',
    '磁性棋盘（合上）',
    'マグネット碁盤（閉じた状態）',
  ),
  'workbook-open': staffText('Workbook, open', '練習本內頁', '练习本内页', '問題集（中面）'),
  'record-notebook-open': staffText(
    'Game record notebook, open',
    '棋譜筆記本內頁',
    '棋谱笔记本内页',
    '棋譜ノート（中面）',
  ),
};

export const illustrations: Dictionary = {
  illustration: {
    label: staffText('Drawing', '插圖', '插图', 'イラスト'),
    options: illustrationNames,
    description: staffText(
      'Drawn where there is no photograph.',
      '沒有照片時使用的插圖。',
      '没有照片时使用的插图。',
      '写真がないときに表示するイラストです。',
    ),
  },
};
