/**
 * Figures and points in the words of a narrated board come from the board: `{liberties:E5}`, `{stones:E5}` (of the chain there),
 * `{captured}` (stones the moment's moves took), `{E5}` (the point, named as the reader names points).
 */
export type CaptionFacts = {
  liberties: (at: string) => number;
  stones: (at: string) => number;
  captured: number;
  point: (at: string) => string;
};

const slot = /\{([a-z]+)?(?::?([A-HJ-T]\d{1,2}))?\}/g;

/** @throws where a word in braces is none of these */
export function fillCaption(caption: string, facts: CaptionFacts): string {
  return caption.replace(slot, (whole, kind: string | undefined, at: string | undefined) => {
    if (kind === 'liberties' && at) return String(facts.liberties(at));
    if (kind === 'stones' && at) return String(facts.stones(at));
    if (kind === 'captured' && !at) return String(facts.captured);
    if (!kind && at) return facts.point(at);
    throw new Error(`unknown ${whole}`);
  });
}
