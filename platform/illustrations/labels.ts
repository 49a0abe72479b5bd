import type { IllustrationName } from '@/lib/illustrations/illustrations';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-words';
import { words, type Words } from '@/platform/kernel/back-office/words';

/** What each drawing shows. */
export const illustrationNames: Record<IllustrationName, Words> = {
  classroom: words('Classroom', '教室', '教室', '教室'),
  'child-at-board': words('Child at the board', '下棋的孩子', '下棋的孩子', '碁盤に向かう子ども'),
  'parent-and-child': words('Parent and child', '親子', '亲子', '親子'),
  teacher: words('Teacher', '老師', '老师', '先生'),
  'online-lesson': words('Online lesson', '線上課', '线上课', 'オンラインレッスン'),
  exam: words('Exam', '檢定', '考级', '検定'),
  certificate: words('Certificate', '證書', '证书', '認定証'),
  parcel: words('Parcel', '包裹', '包裹', '荷物'),
  camp: words('Camp', '營隊', '营队', 'キャンプ'),
  trophy: words('Trophy', '獎盃', '奖杯', 'トロフィー'),
  calendar: words('Calendar', '月曆', '日历', 'カレンダー'),
  map: words('Map', '地圖', '地图', '地図'),
  anniversary: words('Anniversary', '週年慶', '周年庆', '周年記念'),
  'phone-lesson': words('Lesson on a phone', '手機上課', '手机上课', 'スマートフォンで受講'),
  'teaching-desk': words('Teacher’s desk', '老師的講桌', '老师的讲桌', '先生の机'),
  league: words('League', '聯賽', '联赛', 'リーグ戦'),
  'board-9': words('9×9 board', '9 路棋盤', '9 路棋盘', '9路盤'),
  'board-19': words('19×19 board', '19 路棋盤', '19 路棋盘', '19路盤'),
  'stones-and-bowls': words('Stones and bowls', '棋子與棋罐', '棋子与棋罐', '碁石と碁笥'),
  'magnetic-board': words('Magnetic board', '磁性棋盤', '磁性棋盘', 'マグネット碁盤'),
  'workbook-beginner': words('Beginner workbook', '入門練習本', '入门练习本', '入門問題集'),
  'workbook-intermediate': words('Intermediate workbook', '中級練習本', '中级练习本', '中級問題集'),
  clock: words('Game clock', '棋鐘', '棋钟', '対局時計'),
  'demo-board': words('Demonstration board', '教學大棋盤', '教学大棋盘', '大盤'),
  'record-notebook': words('Game record notebook', '棋譜筆記本', '棋谱笔记本', '棋譜ノート'),
  'board-9-folded': words('9×9 board, folded', '9 路棋盤（摺起）', '9 路棋盘（折起）', '9路盤（折りたたみ）'),
  'board-19-back': words('19×19 board, back', '19 路棋盤（背面）', '19 路棋盘（背面）', '19路盤（裏面）'),
  'stones-close-up': words('Stones, close up', '棋子特寫', '棋子特写', '碁石（拡大）'),
  'magnetic-board-closed': words(
    'Magnetic board, closed',
    '磁性棋盤（闔上）',
    '磁性棋盘（合上）',
    'マグネット碁盤（閉じた状態）',
  ),
  'workbook-open': words('Workbook, open', '練習本內頁', '练习本内页', '問題集（中面）'),
  'record-notebook-open': words('Game record notebook, open', '棋譜筆記本內頁', '棋谱笔记本内页', '棋譜ノート（中面）'),
};

export const illustrations: Dictionary = {
  illustration: {
    label: words('Drawing', '插圖', '插图', 'イラスト'),
    options: illustrationNames,
    description: words(
      'Drawn where there is no photograph.',
      '沒有照片時使用的插圖。',
      '没有照片时使用的插图。',
      '写真がないときに表示するイラストです。',
    ),
  },
};
