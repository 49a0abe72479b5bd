import type { BlockName } from '@/lib/pages/blocks';

/** On a field of 96 by 64: its kind (heading, words, picture, button, card, stone), then its left, top, width and height. */
type Part = [kind: 'h' | 'w' | 'p' | 'b' | 'c' | 's', x: number, y: number, width: number, height: number];

const paints = { h: '#1c1917', w: '#d6cfc4', p: '#f2b866', b: '#c2410c', c: '#fdefd6', s: '#1c1917' };
const heading: Part[] = [['h', 8, 8, 34, 5]];
const rows = (count: number, x: number, y: number, width: number, step = 7): Part[] =>
  Array.from({ length: count }, (_, index) => ['w', x, y + index * step, index % 3 === 2 ? width * 0.7 : width, 3]);
const columns = (count: number, kind: 'c' | 'p', y: number, height: number): Part[] => {
  const width = (80 - (count - 1) * 4) / count;
  return Array.from({ length: count }, (_, index) => [kind, 8 + index * (width + 4), y, width, height]);
};
const picture: Part[] = [['p', 54, 10, 34, 44]];

const sketches: Record<BlockName, Part[]> = {
  hero: [['h', 8, 12, 38, 7], ['h', 8, 22, 26, 7], ...rows(2, 8, 35, 36), ['b', 8, 49, 20, 7], ...picture],
  text: [...heading, ...rows(6, 8, 19, 80)],
  pictureText: [['p', 8, 10, 34, 44], ['h', 50, 12, 30, 5], ...rows(5, 50, 22, 38)],
  cards: [...heading, ...columns(3, 'c', 20, 36)],
  steps: [
    ...heading,
    ...columns(4, 'c', 20, 36),
    ['s', 11, 24, 6, 6],
    ['s', 32, 24, 6, 6],
    ['s', 53, 24, 6, 6],
    ['s', 74, 24, 6, 6],
  ],
  table: [...heading, ['c', 8, 19, 80, 9], ...rows(4, 8, 33, 80, 7)],
  figures: [
    ['h', 10, 22, 14, 10],
    ['h', 40, 22, 14, 10],
    ['h', 70, 22, 14, 10],
    ['w', 10, 38, 18, 3],
    ['w', 40, 38, 18, 3],
    ['w', 70, 38, 18, 3],
  ],
  schedule: [
    ...heading,
    ...columns(2, 'c', 20, 36),
    ['b', 12, 26, 10, 3],
    ['w', 26, 26, 16, 3],
    ['b', 12, 36, 10, 3],
    ['w', 26, 36, 16, 3],
    ['b', 54, 26, 10, 3],
    ['w', 68, 26, 16, 3],
  ],
  offer: [
    ...heading,
    ...columns(3, 'p', 20, 20),
    ['h', 8, 44, 16, 4],
    ['h', 36, 44, 16, 4],
    ['h', 64, 44, 16, 4],
    ['b', 8, 52, 10, 3],
  ],
  problem: [...heading, ...rows(3, 8, 19, 36), ['p', 52, 8, 36, 48], ['s', 60, 20, 8, 8], ['s', 70, 28, 8, 8]],
  questions: [...heading, ['c', 8, 20, 80, 9], ['c', 8, 32, 80, 9], ['c', 8, 44, 80, 9]],
  reviews: [...columns(3, 'c', 12, 40), ['s', 12, 42, 5, 5], ['s', 40, 42, 5, 5], ['s', 68, 42, 5, 5]],
  video: [
    ['h', 12, 8, 72, 48],
    ['b', 42, 25, 12, 14],
  ],
  callToAction: [
    ['h', 8, 16, 80, 32],
    ['b', 62, 28, 18, 8],
  ],
  contact: [
    ...heading,
    ['s', 8, 20, 8, 8],
    ['w', 22, 22, 30, 3],
    ['s', 8, 33, 8, 8],
    ['w', 22, 35, 30, 3],
    ['s', 8, 46, 8, 8],
    ['w', 22, 48, 30, 3],
    ['p', 62, 20, 26, 26],
  ],
  contents: [...heading, ['b', 8, 20, 30, 3], ['b', 8, 28, 24, 3], ['b', 8, 36, 34, 3], ['b', 8, 44, 22, 3]],
  gradeRoad: [...heading, ['p', 8, 30, 80, 14], ...[12, 27, 42, 57, 72].map((x): Part => ['s', x, 32, 10, 10])],
  branches: [...heading, ...rows(5, 8, 20, 36), ...picture, ['s', 62, 20, 6, 6], ['s', 74, 36, 6, 6]],
  championships: [
    ['p', 8, 10, 30, 20],
    ['h', 44, 14, 34, 5],
    ['w', 44, 23, 40, 3],
    ['p', 8, 36, 30, 20],
    ['h', 44, 40, 34, 5],
    ['w', 44, 49, 40, 3],
  ],
  starterCourse: [
    ['c', 8, 16, 80, 32],
    ['h', 14, 23, 30, 5],
    ['w', 14, 33, 34, 3],
    ['b', 60, 28, 20, 8],
  ],
  markets: [...columns(2, 'c', 10, 46), ['h', 14, 18, 24, 5], ['h', 56, 18, 24, 5]],
  articles: [
    ...columns(3, 'p', 10, 24),
    ['h', 8, 38, 20, 4],
    ['h', 36, 38, 20, 4],
    ['h', 64, 38, 20, 4],
    ['w', 8, 46, 24, 3],
    ['w', 36, 46, 24, 3],
    ['w', 64, 46, 24, 3],
  ],
};

/** A small picture of a block, for the drawer staff choose from. */
export function sketchOf(name: BlockName): string {
  const parts = sketches[name].map(([kind, x, y, width, height]) => {
    const round = kind === 's' ? width / 2 : kind === 'b' ? height / 2 : 2;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${paints[kind]}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64"><rect width="96" height="64" fill="#fffdf8"/>${parts.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
