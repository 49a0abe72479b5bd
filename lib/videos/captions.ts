/**
 * Placeholders in the captions of a narrated board, filled in from the board: `{liberties:E5}`, `{stones:E5}` (of the chain there),
 * `{captured}` (stones captured by the frame's moves), `{E5}` (the point in the reader's notation).
 */
export type CaptionFacts = {
  liberties: (at: string) => number;
  stones: (at: string) => number;
  captured: number;
  point: (at: string) => string;
};

const slot = /\{([a-z]+)?(?::?([A-HJ-T]\d{1,2}))?\}/g;

/** @throws Error for an unknown placeholder */
export function fillCaption(caption: string, facts: CaptionFacts): string {
  return caption.replace(slot, (whole, kind: string | undefined, at: string | undefined) => {
    if (kind === 'liberties' && at) return String(facts.liberties(at));
    if (kind === 'stones' && at) return String(facts.stones(at));
    if (kind === 'captured' && !at) return String(facts.captured);
    if (!kind && at) return facts.point(at);
    throw new Error(`unknown ${whole}`);
  });
}
