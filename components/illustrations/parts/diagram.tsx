import { paint } from '../palette';
import { n } from './view';

type Props = {
  x: number;
  y: number;
  size: number;
  lines: number;
  /** Points as 'cdde', from the top left. */ black?: string;
  white?: string;
  /** The point to play. */ ask?: string;
  line?: string;
};

const points = (text: string) =>
  (text.match(/../g) ?? []).map((pair) => [pair.charCodeAt(0) - 97, pair.charCodeAt(1) - 97] as const);

/** A printed diagram: lines and flat stones on paper. */
export function Diagram({ x, y, size, lines, black = '', white = '', ask = '', line = paint.metal }: Props) {
  const step = size / (lines - 1);
  const grid = Array.from(
    { length: lines },
    (_, i) => `M${x} ${n(y + i * step)}h${size}M${n(x + i * step)} ${y}v${size}`,
  ).join('');
  const circle = (text: string, fill: string, stroke: string, width = step / 12) =>
    points(text).map(([column, row]) => (
      <circle
        key={`${column} ${row}`}
        cx={n(x + column * step)}
        cy={n(y + row * step)}
        r={n(step * 0.44)}
        fill={fill}
        stroke={stroke}
        strokeWidth={n(width)}
      />
    ));
  return (
    <>
      <path d={grid} stroke={line} strokeWidth={n(Math.max(0.8, step / 16))} strokeLinecap="square" fill="none" />
      {circle(black, paint.ink, paint.ink)}
      {circle(white, paint.shell, line)}
      {circle(ask, 'none', paint.orange, step / 6)}
    </>
  );
}
