/** A flat thing seen from in front and above: the middle, height and width of its far and of its near edge. */
export type View = {
  far: readonly [x: number, y: number, width: number];
  near: readonly [x: number, y: number, width: number];
};

/** Rounded to what a picture of 400 × 300 shows. */
export const n = (value: number) => Math.round(value * 10) / 10;

/** Where the point (u, v) of such a thing is seen, both from 0 to 1, v from the far edge; and how wide the thing is there. */
export function seen({ far: [fx, fy, fw], near: [nx, ny, nw] }: View, u: number, v: number) {
  const width = 1 / (1 / fw + v * (1 / nw - 1 / fw));
  const share = fw === nw ? v : (width - fw) / (nw - fw);
  return { x: n(fx + (nx - fx) * share + (u - 0.5) * width), y: n(fy + (ny - fy) * share), width };
}

export const quad = (view: View, u1 = 0, v1 = 0, u2 = 1, v2 = 1) =>
  `M${[
    [u1, v1],
    [u2, v1],
    [u2, v2],
    [u1, v2],
  ]
    .map(([u = 0, v = 0]) => seen(view, u, v))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}z`;
