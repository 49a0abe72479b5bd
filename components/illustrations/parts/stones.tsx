import { paint } from '../palette';
import { n } from './view';

type Stone = {
  x: number;
  y: number;
  r: number;
  white?: boolean;
  /** Height to width: 1 from above, less from the side. */ flat?: number;
};

export function Stone({ x, y, r, white = false, flat = 1 }: Stone) {
  return (
    <>
      <ellipse
        cx={n(x + r * 0.14)}
        cy={n(y + r * 0.26 * (1.3 - flat / 2))}
        rx={n(r)}
        ry={n(r * flat)}
        fill={paint.shadow}
        opacity=".3"
      />
      <ellipse cx={n(x)} cy={n(y)} rx={n(r)} ry={n(r * flat)} fill={`url(#${white ? 'il-white' : 'il-black'})`} />
    </>
  );
}

/** A stone from its side: both faces convex. */
export function Lens({ x, y, r, white = false }: Omit<Stone, 'flat'>) {
  const [half, high] = [r * 0.62, r * 0.56];
  const lens = `M${n(x - r)} ${y}C${n(x - r)} ${n(y - high * 0.5)} ${n(x - half)} ${n(y - high)} ${x} ${n(y - high)}S${n(x + r)} ${n(y - high * 0.5)} ${n(x + r)} ${y} ${n(x + half)} ${n(y + high)} ${x} ${n(y + high)} ${n(x - r)} ${n(y + high * 0.5)} ${n(x - r)} ${y}z`;
  return (
    <>
      <ellipse
        cx={n(x + r * 0.1)}
        cy={n(y + high)}
        rx={n(r * 0.8)}
        ry={n(r * 0.12)}
        fill={paint.shadow}
        opacity=".35"
      />
      <path d={lens} fill={`url(#${white ? 'il-white' : 'il-black'})`} />
    </>
  );
}
