import type { BankFamily } from '@/lib/bank/families';
import { words } from '@/platform/kernel/back-office/words';

export const familyNames = {
  capture: words('Capture', '吃子', '吃子', '石を取る'),
  escape: words('Escape', '逃子', '逃子', '逃げる'),
  'double-atari': words('Double atari', '雙叫吃', '双打吃', '両アタリ'),
  net: words('Net', '枷吃', '枷', 'ゲタ'),
  ladder: words('Ladder', '征子', '征子', 'シチョウ'),
  snapback: words('Snapback', '倒撲', '倒扑', 'ウッテガエシ'),
  connect: words('Connect', '連接', '连接', '連絡'),
  cut: words('Cut', '切斷', '切断', '切断'),
  'throw-in': words('Throw-in', '撲', '扑', 'ホウリコミ'),
  shortage: words('Shortage of liberties', '接不歸與緊氣', '接不归与紧气', 'ダメヅマリ'),
  race: words('Capturing race', '對殺', '对杀', '攻め合い'),
  live: words('Live', '做活', '做活', '生きる'),
  kill: words('Kill', '殺棋', '杀棋', '殺す'),
  ko: words('Ko', '打劫', '打劫', 'コウ'),
  endgame: words('Endgame', '官子', '官子', 'ヨセ'),
} satisfies Record<BankFamily, unknown>;
