import {
  faultOf,
  maxLabelLength,
  maxSteps,
  stepsAfter,
  type BoardPage,
  type PageFault,
  type PageStep,
} from './board-page';
import { asFreeText } from '@/lib/kernel/text/free-text';
import { playRule } from '@/lib/go/rules';
import {
  escapeSgf,
  notesOf,
  parseSgf,
  pointOf,
  pointsOf,
  sgfPoint,
  writeNotes,
  writeSgf,
  type SgfNode,
} from '@/lib/go/sgf';

/** The limit of a file in bytes, and of a text in characters. */
export const maxSgfLength = 250_000;
/** Points that one property of a node may name: a board has 361. */
const maxValues = 400;

export type SgfFault = {
  code: 'empty' | 'encoding' | 'tooLarge' | 'notSgf' | 'several' | 'game' | 'size' | 'setUp' | PageFault['code'];
  /** The node at fault, counted from 1 in file order. */
  node?: number;
  /** The encoding declared in the file. */
  encoding?: string;
};
/** The file cannot be converted to a page. */
export class SgfRejected extends Error {
  override readonly name = 'SgfRejected';
  constructor(readonly fault: SgfFault) {
    super(fault.code);
  }
}
const reject = (fault: SgfFault): never => {
  throw new SgfRejected(fault);
};

/** Decodes a file in the encoding it declares, else UTF-8. @throws SgfRejected empty, tooLarge, encoding */
export function decodeSgf(bytes: Uint8Array): string {
  if (bytes.length === 0) reject({ code: 'empty' });
  if (bytes.length > maxSgfLength) reject({ code: 'tooLarge' });
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const named = /CA\s*\[\s*([^\]]{1,40}?)\s*\]/.exec(head)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return reject({ code: 'encoding', encoding: named ?? 'UTF-8' });
  }
}

/** Counts the nodes, ignoring property values, as a check before the file is parsed. */
function nodesIn(text: string): number {
  return text.replace(/\[(?:\\[\s\S]|[^\]\\])*\]/g, '').split(';').length - 1;
}

/**
 * Converts an SGF file to a page: each node becomes a step, and variations are kept. Other data (players, times, results) is left out.
 * @throws SgfRejected
 */
export function readPage(text: string): { page: BoardPage; title: string } {
  if (text.trim() === '') reject({ code: 'empty' });
  if (text.length > maxSgfLength) reject({ code: 'tooLarge' });
  if (nodesIn(text) > maxSteps) reject({ code: 'tooMany' });
  const game = parseSgf(text);
  if (!game || game.rest === null) throw new SgfRejected({ code: 'notSgf' });
  if (text.slice(game.rest).includes('(')) reject({ code: 'several' });
  const { root } = game;
  if ((root.data.GM?.[0]?.trim() || '1') !== '1') reject({ code: 'game' });
  const size = Number(root.data.SZ?.[0] ?? 19);
  if (!Number.isInteger(size) || size < 5 || size > 19) reject({ code: 'size' });
  const page = pageOf(root, size);
  const fault = faultOf(page, playRule);
  // A root node with a move has become two steps.
  const isMoved = moveOf(root, size) !== undefined;
  if (fault) reject({ code: fault.code, node: fault.step + (isMoved && fault.step > 0 ? 0 : 1) });
  return { page, title: asFreeText(root.data.GN?.[0] ?? '') };
}

function pageOf(root: SgfNode, size: number): BoardPage {
  const steps: PageStep[] = [];
  let seen = 0;
  // Without recursion, because a file may be nested arbitrarily deep.
  const open: { node: SgfNode; from: number | null }[] = [{ node: root, from: null }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next;
    let { from } = next;
    seen += 1;
    if (Object.values(node.data).some((values) => values.length > maxValues)) reject({ code: 'tooMany', node: seen });
    if (node !== root && ['AB', 'AW', 'AE'].some((name) => node.data[name])) reject({ code: 'setUp', node: seen });
    const move = moveOf(node, size);
    if (from === null && move) {
      steps.push({ from: null, words: '' });
      from = 0;
    }
    const { marks, labels } = notesOf(node, size);
    if (labels.some(({ text }) => text.length > maxLabelLength)) reject({ code: 'point', node: seen });
    steps.push({
      from,
      ...(move && move !== 'pass' && { move }),
      ...(marks.length > 0 && { marks }),
      ...(labels.length > 0 && { labels }),
      words: asFreeText(node.data.C?.join('\n') ?? ''),
    });
    const here = steps.length - 1;
    open.push(...node.children.toReversed().map((child) => ({ node: child, from: here })));
  }
  const stones = (name: 'AB' | 'AW') => [...new Set(pointsOf(root.data[name], size))].join(' ');
  return { position: { size, black: stones('AB'), white: stones('AW') }, steps };
}

/** The move of a node; an empty value is a pass, in older files 'tt'. A text that is not a point is kept, and is reported later as an illegal move. */
function moveOf({ data }: SgfNode, size: number): PageStep['move'] | 'pass' {
  const color = data.B ? 'black' : data.W ? 'white' : null;
  if (!color) return undefined;
  const [text = ''] = (color === 'black' ? data.B : data.W)!;
  if (text.trim() === '' || text.trim() === 'tt') return 'pass';
  return { color, at: pointOf(text, size) ?? text };
}

/** Converts a page to SGF; `readPage` returns the same page. */
export function writePage(page: BoardPage, title: string): string {
  const { position, steps } = page;
  const { size } = position;
  const node = ({ move, marks, labels, words }: PageStep) =>
    [
      move ? `${move.color === 'black' ? 'B' : 'W'}[${sgfPoint(move.at, size)}]` : '',
      writeNotes({ size, ...(marks && { marks }), ...(labels && { labels }) }),
      words ? `C[${escapeSgf(words)}]` : '',
    ].join('');
  const lines = (at: number): string => {
    let text = '';
    let here = at;
    for (;;) {
      const after = stepsAfter(page, here);
      if (after.length !== 1) return text + after.map((next) => `(;${node(steps[next]!)}${lines(next)})`).join('');
      here = after[0]!;
      text += `;${node(steps[here]!)}`;
    }
  };
  const name = title ? `GN[${escapeSgf(title)}]` : '';
  return `${writeSgf(position).slice(0, -1)}${name}${node(steps[0]!)}${lines(0)})`;
}
