import { energyCapacity } from '@/lib/climb/energy';
import { ladderThemes } from '@/lib/climb/ladder';
import { anyStaff, ownOrSupport } from '@/platform/kernel/back-office/access-rules';
import { lean, person, user } from '@/platform/events/tables';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** The path of each theme, made when the bank is imported: the next level is a step in an index (docs/product.md, "The climb"). */
export const ladderLevels = lean(
  serviceTable({
    slug: 'ladderLevels',
    labels: labels('Problem of the climb', 'Problem climb', '天梯關卡', '天梯关卡', 'ステップアップ問題'),
    title: 'problem',
    group: 'learning',
    defaultSort: 'id',
    columns: ['problem', 'theme', 'grade', 'number'],
    search: ['problem'],
    access: { read: anyStaff },
    indexes: [
      { fields: ['problem'], unique: true },
      { fields: ['theme', 'place'], unique: true },
      { fields: ['theme', 'grade', 'number'], unique: true },
      { fields: ['grade', 'number'] },
    ],
    fields: [
      { name: 'problem', type: 'text', required: true },
      { name: 'theme', type: 'select', required: true, options: [...ladderThemes] },
      { name: 'grade', type: 'number', required: true },
      { name: 'place', type: 'number', required: true, min: 1 },
      { name: 'number', type: 'number', required: true, min: 1 },
      { name: 'revision', type: 'text', required: true },
    ],
  }),
);

/** How somebody fared with a level of the climb, made of the events. */
export const levelProgress = lean(
  serviceTable({
    slug: 'levelProgress',
    labels: labels('Progress in the climb', 'Climb', '闖關紀錄', '闯关记录', 'ステップアップ問題の記録'),
    title: 'problem',
    group: 'learning',
    defaultSort: '-lastAt',
    columns: ['problem', 'user', 'isSolved', 'isFirstTry', 'lastAt'],
    access: { read: ownOrSupport },
    indexes: [{ fields: ['user', 'person', 'problem'], unique: true }, { fields: ['user', 'person', 'lastAt'] }],
    fields: [
      user,
      person,
      { name: 'problem', type: 'text', required: true },
      { name: 'grade', type: 'number', required: true },
      { name: 'tries', type: 'number', required: true, min: 1 },
      { name: 'isSolved', type: 'checkbox', required: true },
      { name: 'isFirstTry', type: 'checkbox', required: true },
      { name: 'firstAt', type: 'date', required: true },
      // An instance of the release before leaves it empty: it was solved when it was last tried, then.
      { name: 'solvedAt', type: 'date' },
      { name: 'lastAt', type: 'date', required: true },
    ],
  }),
);

/** What energy somebody had for the climb when they last spent some; who never did has all (docs/product.md, "The climb"). */
export const climbEnergy = lean(
  serviceTable({
    slug: 'climbEnergy',
    labels: labels(
      'Energy for the climb',
      'Energy for the climb',
      '天梯體力',
      '天梯体力',
      'ステップアップ問題のスタミナ',
    ),
    title: 'id',
    group: 'learning',
    columns: ['id', 'user', 'energy', 'since'],
    defaultSort: '-since',
    access: { read: ownOrSupport },
    indexes: [{ fields: ['user', 'person'], unique: true }],
    fields: [
      user,
      person,
      { name: 'energy', type: 'number', required: true, min: 0, max: energyCapacity },
      { name: 'since', type: 'date', required: true },
    ],
  }),
);
