import type { ReactNode } from 'react';
import { paint } from '../palette';

/** An open book lying flat; `children` draw its pages (left: x 44 to 192, right: x 208 to 356; y 62 to 244). */
export function Spread({ cover, children }: { cover: string; children: ReactNode }) {
  return (
    <>
      <path d="M34 60h332l10 204H40z" fill={paint.shadow} opacity=".22" />
      <path d="M30 54q0-6 6-6h328q6 0 6 6v196q0 6-6 6H36q-6 0-6-6z" fill={cover} />
      <path d="M200 54Q120 40 38 52v196q82-10 162 4z" fill={paint.paper} />
      <path d="M200 54q80-14 162-2v196q-82-10-162 4z" fill={paint.page} />
      <path
        d="M200 54q-8-2-14-2v197l14 3zM200 54q-4-1-6-1v198l6 1zM200 54q8-2 14-2v197l-14 3z"
        fill="#6b3d08"
        opacity=".07"
      />
      {children}
    </>
  );
}
