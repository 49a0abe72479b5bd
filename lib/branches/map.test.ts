import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitMap, placeLabels, roundDistance, spread, type Place } from './map';
import { cities, stores } from '@/platform/seed/content/stores';

const frame = { width: 380, heights: [240, 500], margin: 26, minKilometres: 20 } as const;
const anyPlace = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
});

/** The great-circle distance in kilometres. */
function distance(a: Place, b: Place): number {
  const rad = Math.PI / 180;
  const half =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}

describe('a map', () => {
  it('shows every place inside its margin', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 12 }), (places) => {
        const { size, at } = fitMap(places, frame);
        expect(size.height).toBeGreaterThanOrEqual(240);
        expect(size.height).toBeLessThanOrEqual(500);
        for (const { x, y } of places.map(at)) {
          expect(x).toBeGreaterThan(25);
          expect(x).toBeLessThan(size.width - 25);
          expect(y).toBeGreaterThan(25);
          expect(y).toBeLessThan(size.height - 25);
        }
      }),
    );
  });

  it('has north above and east to the right', () => {
    const [north, south] = [
      { latitude: 25.09, longitude: 121.5 },
      { latitude: 22.6, longitude: 120.3 },
    ];
    const { at } = fitMap([north, south], frame);
    expect(at(north).y).toBeLessThan(at(south).y);
    expect(at(north).x).toBeGreaterThan(at(south).x);
  });

  it.each(cities.map(({ id }) => id))('measures true in %s', (city) => {
    const places = stores.filter(({ cityId }) => cityId === city);
    const { at, kilometre } = fitMap(places, { ...frame, minKilometres: 2 });
    for (const a of places)
      for (const b of places) {
        const drawn = Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y) / kilometre;
        expect(Math.abs(drawn - distance(a, b))).toBeLessThanOrEqual(0.01 * distance(a, b) + 0.001);
      }
  });

  it('of one place alone shows its surroundings', () => {
    const { at, kilometre, size } = fitMap([{ latitude: 25, longitude: 121 }], frame);
    expect(at({ latitude: 25, longitude: 121 })).toEqual({ x: 190, y: size.height / 2 });
    expect(380 / kilometre).toBeGreaterThanOrEqual(20);
  });
});

describe('stones', () => {
  const box = { width: 380, height: 500 };
  const anyPoint = fc.record({
    x: fc.double({ min: 30, max: 350, noNaN: true }),
    y: fc.double({ min: 30, max: 470, noNaN: true }),
  });

  it('cover each other nowhere, stay on the board and keep their place where there is room', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 12 }), (points) => {
        const moved = spread(points, 34, box, 25);
        moved.forEach((a, index) => {
          expect(a.x >= 25 && a.x <= 355 && a.y >= 25 && a.y <= 475).toBe(true);
          for (const b of moved.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(33.5);
        });
      }),
    );
    const apart = [
      { x: 50, y: 50 },
      { x: 200, y: 300 },
    ];
    expect(spread(apart, 34, box, 25)).toEqual(apart);
  });

  it('have names that cover no other name', () => {
    const points = spread(
      [
        { x: 200, y: 100 },
        { x: 200, y: 100 },
        { x: 330, y: 250 },
      ],
      34,
      box,
      25,
    );
    const labels = placeLabels(points, [60, 60, 90], 17, box);
    expect(labels[2]?.anchor).toBe('end');
    const [first, second] = labels;
    expect(first!.anchor !== second!.anchor || Math.abs(first!.y - second!.y) >= 16).toBe(true);
  });
});

it('a square of the board measures a round distance', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 500, noNaN: true }), (kilometre) => {
      const round = roundDistance(kilometre, 30);
      expect(round * kilometre).toBeGreaterThanOrEqual(29.999);
      expect(round * kilometre).toBeLessThanOrEqual(75.001);
      expect(Number(round.toExponential()[0])).toBeOneOf([1, 2, 5]);
    }),
  );
});
