import type { BankFamily } from '@/lib/bank/families';
import { staffText } from '@/platform/kernel/back-office/staff-text';

export const familyNames = {
  capture: staffText('Capture', '吃子', '吃子', '石を取る'),
  escape: staffText('Escape', '逃子', '逃子', '逃げる'),
  'double-atari': staffText('Double atari', '雙叫吃', '双打吃', '両アタリ'),
  net: staffText('Net', '枷吃', '枷', 'ゲタ'),
  ladder: staffText('Ladder', '征子', '征子', 'シチョウ'),
  snapback: staffText('Snapback', '倒撲', '倒扑', 'ウッテガエシ'),
  connect: staffText('Connect', '連接', '连接', '連絡'),
  cut: staffText('Cut', '切斷', '切断', '切断'),
  'throw-in': staffText('Throw-in', '撲', '扑', 'ホウリコミ'),
  shortage: staffText('Shortage of liberties', '接不歸與緊氣', '接不归与紧气', 'ダメヅマリ'),
  race: staffText('Capturing race', '對殺', '对杀', '攻め合い'),
  live: staffText('Live', '做活', '做活', '生きる'),
  kill: staffText('Kill', '殺棋', '杀棋', '殺す'),
  ko: staffText('Ko', '打劫', '打劫', 'コウ'),
  endgame: staffText('Endgame', '官子', '官子', 'ヨセ'),
} satisfies Record<BankFamily, unknown>;
