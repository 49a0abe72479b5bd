import type { ReactNode } from 'react';
import type { Tool } from '@/lib/go/edit-position';

const stroked = { fill: 'none', stroke: 'currentColor', strokeWidth: 0.12, strokeLinejoin: 'round' } as const;
const black = <circle r=".5" fill="#1c1917" stroke="#a8a29e" strokeWidth=".05" />;
const letter = (text: string) => (
  <text fill="currentColor" fontSize=".95" fontWeight="800" textAnchor="middle" dominantBaseline="central">
    {text}
  </text>
);

const icons: Record<Tool | 'alternate' | 'crop', ReactNode> = {
  black,
  white: <circle r=".5" fill="#fffdf8" stroke="#78716c" strokeWidth=".06" />,
  alternate: (
    <>
      <circle r=".5" fill="#fffdf8" stroke="#78716c" strokeWidth=".06" />
      <path d="M0-.5a.5.5 0 0 0 0 1z" fill="#1c1917" />
    </>
  ),
  erase: <path {...stroked} d="M-.15-.4h.65v.8h-.65l-.4-.4zm.1.25.3.3m0-.3-.3.3" />,
  circle: <circle {...stroked} r=".38" />,
  triangle: <path {...stroked} d="M0-.45.42.3h-.84z" />,
  square: <path {...stroked} d="M-.36-.36h.72v.72h-.72z" />,
  cross: <path {...stroked} d="m-.35-.35.7.7m0-.7-.7.7" />,
  letter: letter('A'),
  number: letter('1'),
  last: (
    <>
      {black}
      <circle r=".22" fill="none" stroke="#f97316" strokeWidth=".11" />
    </>
  ),
  ghost: <circle {...stroked} r=".46" strokeDasharray=".2 .12" fill="currentColor" fillOpacity=".25" />,
  crop: <path {...stroked} d="M-.3-.6v.9h.9M.3.6v-.9h-.9" />,
};

export function ToolIcon({ tool }: { tool: Tool | 'alternate' | 'crop' }) {
  return (
    <svg viewBox="-.7 -.7 1.4 1.4" width="22" height="22" aria-hidden="true" focusable="false">
      {icons[tool]}
    </svg>
  );
}
