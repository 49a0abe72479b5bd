import { energyCapacity } from '@/lib/climb/energy';
import { climbThemes } from '@/lib/climb/climb';
import { anyStaff, ownOrSupport } from '@/platform/kernel/back-office/access-rules';
import { lean, person, user } from '@/platform/events/tables';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** The path of each theme, made when the bank is imported: the next level is a step in an index (docs/product.md, "The climb"). */
export const climbLevels = lean(
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
      { name: 'theme', type: 'select', required: true, options: [...climbThemes] },
      { name: 'grade', type: 'number', required: true },
      { name: 'place', type: 'number', required: true, min: 1 },
      { name: 'number', type: 'number', required: true, min: 1 },
      { name: 'revision', type: 'text', required: true },
    ],
  }),
);

/** A person's results at a level of the climb, computed from the events. */
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
      // Rows written by an instance of the previous release leave it empty; `lastAt` counts then.
      { name: 'solvedAt', type: 'date' },
      { name: 'lastAt', type: 'date', required: true },
    ],
  }),
);

/** A person's energy for the climb after they last spent some; no row means full energy (docs/product.md, "The climb"). */
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
