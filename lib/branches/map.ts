/** A place on earth, in degrees. */
export type Place = { latitude: number; longitude: number };
/** A point of a drawing: x to the right, y downwards. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

const kilometresPerDegree = 111.2;

/** The frame of a map: its height follows its content, between two bounds. `margin` stays free of places, and the map shows at least `minKilometres`. */
type Frame = { width: number; heights: readonly [number, number]; margin: number; minKilometres: number };

/**
 * A plane map of some places: north is up, and a kilometre is as long in both directions (exactly so in the middle, near enough over a
 * country).
 * @returns its size, where a place is drawn, and how long a kilometre is
 */
export function fitMap(places: readonly Place[], { width, heights: [least, most], margin, minKilometres }: Frame) {
  const ends = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [south, north] = ends(places.map(({ latitude }) => latitude));
  const [west, east] = ends(places.map(({ longitude }) => longitude));
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const perLongitude = kilometresPerDegree * Math.cos((middle.latitude * Math.PI) / 180);
  const across = Math.max((east - west) * perLongitude, minKilometres);
  const down = Math.max((north - south) * kilometresPerDegree, minKilometres);
  const height = Math.min(Math.max(((width - 2 * margin) / across) * down + 2 * margin, least), most);
  const kilometre = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down);
  const at = ({ latitude, longitude }: Place): Point => ({
    x: width / 2 + (longitude - middle.longitude) * perLongitude * kilometre,
    y: height / 2 - (latitude - middle.latitude) * kilometresPerDegree * kilometre,
  });
  return { size: { width, height: Math.round(height) }, at, kilometre };
}

/** The least round distance (1, 2, 5, 10 … kilometres) that is at least `minLength` long in the drawing. */
export function roundDistance(kilometre: number, minLength: number): number {
  const least = minLength / kilometre;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((step) => step * power >= least) ?? 10) * power;
}

/** Moves points that lie closer than `distance` apart, as little as it takes, and keeps all at least `margin` inside the drawing. */
export function spread(points: readonly Point[], distance: number, { width, height }: Size, margin: number): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  const inside = (value: number, end: number) => Math.min(Math.max(value, margin), end - margin);
  for (let round = 0; round < 200; round += 1) {
    let isDone = true;
    moved.forEach((a, index) =>
      moved.slice(index + 1).forEach((b, later) => {
        const gap = Math.hypot(b.x - a.x, b.y - a.y);
        if (gap >= distance) return;
        isDone = false;
        // Points at the same place are moved apart in different directions.
        const angle = gap > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : index + later * 2.4;
        const step = (distance - gap) / 2 + 0.1;
        Object.assign(a, { x: a.x - Math.cos(angle) * step, y: a.y - Math.sin(angle) * step });
        Object.assign(b, { x: b.x + Math.cos(angle) * step, y: b.y + Math.sin(angle) * step });
      }),
    );
    for (const point of moved) Object.assign(point, { x: inside(point.x, width), y: inside(point.y, height) });
    if (isDone) break;
  }
  return moved;
}

/** A name beside its point: the middle of its left or right end. */
export type Label = Point & { anchor: 'start' | 'end' };

/**
 * A name for each point, to its right where there is room, else to its left, so that it covers no other name and no point where that can be.
 * @param lengths of the names, in units of the drawing
 */
export function placeLabels(points: readonly Point[], lengths: readonly number[], radius: number, size: Size): Label[] {
  const lineHeight = 16;
  const taken = points.map(({ x, y }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  return points.map(({ x, y }, index) => {
    const length = lengths[index] ?? 0;
    const choices = [0, -radius, radius].flatMap((lift) =>
      (['start', 'end'] as const).map((anchor) => {
        const from = anchor === 'start' ? x + radius + 4 : x - radius - 4;
        const left = anchor === 'start' ? from : from - length;
        const [top, bottom] = [y + lift - lineHeight / 2, y + lift + lineHeight / 2];
        const covered = taken.filter(
          (box, other) =>
            other !== index && box.left < left + length && box.right > left && box.top < bottom && box.bottom > top,
        ).length;
        const isOutside = left < 4 || left + length > size.width - 4;
        return {
          label: { x: from, y: y + lift, anchor },
          box: { left, right: left + length, top, bottom },
          covered,
          isOutside,
        };
      }),
    );
    const best = choices.reduce((a, b) =>
      b.covered + (b.isOutside ? 5 : 0) < a.covered + (a.isOutside ? 5 : 0) ? b : a,
    );
    taken.push(best.box);
    return best.label;
  });
}
