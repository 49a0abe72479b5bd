import { describe, expect, it } from 'vitest';
import { parsePoints, type Position } from '@/lib/go/position';
import { coverPicture } from './cover-crop';

const positions: Record<string, Position> = {
  'a capture in the corner under the label': { size: 9, black: 'B3 C2 B1', white: 'B2', ghost: 'A2', crop: 'A1 E5' },
  'a ladder in the middle': { size: 9, black: 'D7 C5 E6 F5 D3 E2 G4', white: 'D6 D5 E5 E4 D4', last: 'E4' },
  'a joseki': { size: 19, black: 'O17 Q16 Q13 R11', white: 'N17 P17 Q17 R17 O16', last: 'Q13', crop: 'K9 T19' },
  'a long edge': { size: 13, black: 'A3 B3 C3 D3 E3 E2 F1 E1', white: 'B4 C4 D4 E4 F4 F3 F2' },
  'one stone': { size: 5, black: 'A1', white: '' },
  'an empty board': { size: 9, black: '', white: '' },
};

describe.each([1.6, 16 / 9, 4 / 3])('cover of ratio %f', (ratio) => {
  it.each(Object.entries(positions))('shows the telling stones of %s, clear of the label', (_, original) => {
    const { position, view } = coverPicture(original, ratio);
    expect(view.width / view.height).toBeCloseTo(ratio, 2);
    for (const { x, y } of parsePoints(`${position.black} ${position.white} ${position.ghost ?? ''}`, position.size)) {
      expect(x - 0.5).toBeGreaterThanOrEqual(view.x - 0.01);
      expect(x + 0.5).toBeLessThanOrEqual(view.x + view.width + 0.01);
      expect(y - 0.5).toBeGreaterThanOrEqual(view.y - 0.01);
      expect(y + 0.5).toBeLessThanOrEqual(view.y + view.height + 0.01);
      const underLabel = x - 0.5 < view.x + 0.5 * view.width && y + 0.5 > view.y + 0.66 * view.height;
      expect(underLabel).toBe(false);
    }
  });

  it('shows the whole width of a whole-board position and the last move', () => {
    const { position, view } = coverPicture(
      { size: 19, black: 'Q16 D4 R10 O17 K16', white: 'D16 Q4 R6 F17 C14', last: 'C14' },
      ratio,
    );
    expect(view.width).toBeGreaterThan(19);
    const last = parsePoints(position.last, 19)[0];
    expect(last && last.y > view.y && last.y < view.y + view.height).toBe(true);
  });
});
