import { paint } from '../palette';
import { Stone } from './stones';
import { n } from './view';

/** A bowl of stones; x is its middle, y the middle of its rim, r half its width. */
export function Bowl({ x, y, r, white = false }: { x: number; y: number; r: number; white?: boolean }) {
  const rim = r * 0.8;
  const heap = [
    [-0.42, 0.02],
    [0.4, 0.04],
    [0, -0.1],
    [-0.2, 0.12],
    [0.2, 0.14],
  ];
  return (
    <>
      <ellipse
        cx={x + r * 0.1}
        cy={n(y + r * 1.1)}
        rx={n(r * 0.9)}
        ry={n(r * 0.18)}
        fill={paint.shadow}
        opacity=".28"
      />
      <path
        d={`M${n(x - rim)} ${y}C${n(x - r * 1.2)} ${n(y + r * 0.5)} ${n(x - r)} ${n(y + r * 1.15)} ${x} ${n(y + r * 1.15)}S${n(x + r * 1.2)} ${n(y + r * 0.5)} ${n(x + rim)} ${y}z`}
        fill={paint.bowl}
      />
      <path
        d={`M${n(x - r * 0.86)} ${n(y + r * 0.3)}C${n(x - r * 0.95)} ${n(y + r * 0.7)} ${n(x - r * 0.6)} ${n(y + r)} ${n(x - r * 0.3)} ${n(y + r * 1.05)}`}
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth={n(r * 0.08)}
        strokeLinecap="round"
        fill="none"
      />
      <ellipse cx={x} cy={y} rx={n(rim)} ry={n(rim * 0.36)} fill={paint.bowlDark} />
      {heap.map(([dx = 0, dy = 0]) => (
        <Stone key={`${dx}`} x={x + dx * r} y={y + dy * r} r={r * 0.25} flat={0.6} white={white} />
      ))}
      <path
        d={`M${n(x - rim)} ${y}A${n(rim)} ${n(rim * 0.36)} 0 0 0 ${n(x + rim)} ${y}`}
        stroke={paint.bowl}
        strokeWidth={n(r * 0.12)}
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}
