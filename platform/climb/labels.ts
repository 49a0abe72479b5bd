import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

const lastAt = staffText('Last on', '最近時間', '最近时间', '最後の日時');
const problem = staffText('Problem', '題目', '题目', '問題');

export const climb: Dictionary = {
  'ladderLevels.problem': problem,
  'ladderLevels.theme': {
    label: staffText('Theme', '主題', '主题', 'テーマ'),
    options: {
      capture: staffText('Capture', '吃子', '吃子', '石取り'),
      life: staffText('Life and death', '死活', '死活', '死活'),
      tesuji: staffText('Tesuji', '手筋', '手筋', '手筋'),
      connection: staffText('Connection', '連接與切斷', '连接与切断', '連絡と切断'),
      race: staffText('Capturing race', '對殺', '对杀', '攻め合い'),
      endgame: staffText('Endgame', '官子', '官子', 'ヨセ'),
    },
  },
  'ladderLevels.place': staffText('Place in the theme', '主題內順序', '主题内顺序', 'テーマ内の順'),
  'ladderLevels.number': staffText('Number in the grade', '級內編號', '级内编号', '級の中の番号'),
  'levelProgress.problem': problem,
  'levelProgress.tries': staffText('Tries', '次數', '次数', '回数'),
  'levelProgress.isSolved': staffText('Solved', '已解出', '已解出', '正解済み'),
  'levelProgress.isFirstTry': staffText('At the first try', '一次答對', '一次答对', '一回で正解'),
  'levelProgress.solvedAt': staffText('Solved on', '答對時間', '答对时间', '正解した日時'),
  'levelProgress.firstAt': staffText('First on', '首次時間', '首次时间', '最初の日時'),
  'levelProgress.lastAt': lastAt,
  'climbEnergy.energy': staffText('Energy left', '剩餘體力', '剩余体力', '残りスタミナ'),
  'climbEnergy.since': staffText('Counted from', '起算時間', '起算时间', '起算日時'),
};
