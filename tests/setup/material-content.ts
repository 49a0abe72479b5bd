import type { MaterialContent } from '@/lib/materials/contract';

/** Two lines after the first move, with a text for each. */
export const pageContent = (text = '看這裡'): MaterialContent => ({
  kind: 'page',
  position: { size: 9, black: 'E5', white: '' },
  steps: [
    { from: null, words: text },
    { from: 0, move: { color: 'white', at: 'D5' }, marks: [{ at: 'D5', kind: 'circle' }], words: '' },
    { from: 1, move: { color: 'black', at: 'D4' }, words: '扳' },
    { from: 1, move: { color: 'black', at: 'D6' }, labels: [{ at: 'C5', text: 'A' }], words: '' },
  ],
});
/** Take the marked stone at D4 by D5: it has no other liberty. */
export const problemContent = (right = ['D5'], more: Partial<Extract<MaterialContent, { kind: 'problem' }>> = {}) =>
  ({
    kind: 'problem',
    position: { size: 7, black: 'C4 D3 E4', white: 'D4', toPlay: 'black', marks: [{ at: 'D4', kind: 'triangle' }] },
    goal: 'capture',
    right,
    region: 'C5 D5 E5 D6',
    within: 3,
    ...more,
  }) satisfies MaterialContent;
