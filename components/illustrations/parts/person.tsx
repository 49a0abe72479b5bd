import type { ReactNode } from 'react';
import { hair as hairs, paint } from '../palette';

export type Look = 'short' | 'bob' | 'bun' | 'curls' | 'tails' | 'wave' | 'bald';
type Props = {
  /** The middle of the head. */
  x: number;
  y: number;
  scale?: number;
  skin: string;
  hair?: string;
  top: string;
  look: Look;
  /** Offset of the face's features: how far the face is turned. */
  gaze?: readonly [x: number, y: number];
  glasses?: boolean;
  /** Seen from behind. */
  away?: boolean;
  /** Half the width of the shoulders. */
  wide?: number;
  children?: ReactNode;
};

const behind: Partial<Record<Look, ReactNode>> = {
  bob: <path d="M-31-4C-34-40 34-40 31-4L33 20q0 10-10 10h-46q-10 0-10-10z" />,
  bun: <circle cy="-34" r="13" />,
  tails: (
    <>
      <path d="M-26-10c-20-4-26 14-20 32 10-2 18-10 20-22z" />
      <path d="M26-10c20-4 26 14 20 32-10-2-18-10-20-22z" />
    </>
  ),
  wave: <path d="M-30-6C-34-42 34-42 31-6c0 16 10 26 4 44q-8 14-24 6h-24q-16 6-22-6c-6-16 4-28 5-44z" />,
};

const front: Partial<Record<Look, ReactNode>> = {
  short: <path d="M-28 2C-38-46 40-50 28 2 25-8 21-13 14-15-2-12-16-14-20-12q-5 5-8 14z" />,
  bob: <path d="M-29 0C-35-47 35-47 29 0 24-10 14-14 0-12-14-14-24-10-29 0z" />,
  bun: <path d="M-28-2C-33-46 33-46 28-2 22-14 9-19 0-21-9-19-22-14-28-2z" />,
  curls: (
    <>
      <circle cx="-22" cy="-15" r="11" />
      <circle cx="-12" cy="-26" r="13" />
      <circle cx="6" cy="-28" r="13" />
      <circle cx="20" cy="-18" r="12" />
      <circle cx="26" cy="-5" r="7" />
      <circle cx="-27" cy="-3" r="7" />
    </>
  ),
  tails: <path d="M-28-1C-34-47 34-47 28-1 19-7 5-11 0-22-5-11-19-7-28-1z" />,
  wave: <path d="M-29 0C-34-48 36-48 29 0 26-12 16-19-4-22-9-13-20-8-29 0z" />,
};

/** A person from the waist up; `children` draw what they do, in coordinates relative to the head. */
export function Person({
  x,
  y,
  scale = 1,
  skin,
  hair = hairs.black,
  top,
  look,
  gaze: [gx, gy] = [0, 0],
  glasses,
  away,
  wide = 42,
  children,
}: Props) {
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      <g fill={hair}>{behind[look]}</g>
      <path d={`M${-wide} 200V66Q${-wide} 38 ${-wide + 26} 36H${wide - 26}Q${wide} 38 ${wide} 66V200z`} fill={top} />
      <path d="M-11 16h22v20q-11 12-22 0z" fill={skin} />
      <path d="M-11 24q11 8 22 0v4q-11 8-22 0z" fill="#000" opacity=".12" />
      {away ? (
        <circle r="27" cy="-2" fill={hair} />
      ) : (
        <>
          <circle cx="-26" cy="2" r="5.5" fill={skin} />
          <circle cx="26" cy="2" r="5.5" fill={skin} />
          <path d="M-26-4a26 28 0 0 1 52 0q0 30-26 31T-26-4z" fill={skin} />
          <g transform={`translate(${gx} ${gy})`}>
            <circle cx="-9.5" cy="2" r="2.8" fill={paint.ink} />
            <circle cx="9.5" cy="2" r="2.8" fill={paint.ink} />
            <path d="M-6.5 12q6.5 7 13 0" stroke={paint.ink} strokeWidth="2.4" strokeLinecap="round" fill="none" />
            <circle cx="-15" cy="9" r="4.5" fill={paint.orange} opacity=".28" />
            <circle cx="15" cy="9" r="4.5" fill={paint.orange} opacity=".28" />
            {glasses && (
              <path
                d="M-18 2a8 8 0 1 0 16 0 8 8 0 1 0-16 0m20 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0m-4-1q2-2 4 0"
                stroke={paint.metal}
                strokeWidth="2"
                fill="none"
              />
            )}
          </g>
        </>
      )}
      <g fill={hair}>{front[look]}</g>
      {children}
    </g>
  );
}

/** An arm along a path that starts at the shoulder, and its hand. */
export function Arm({
  d,
  hand: [x, y],
  sleeve,
  skin,
  width = 19,
}: {
  d: string;
  hand: readonly [x: number, y: number];
  sleeve: string;
  skin: string;
  width?: number;
}) {
  return (
    <>
      <circle cx={x} cy={y} r={width * 0.5} fill={skin} />
      <path d={d} stroke={sleeve} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" fill="none" />
      <path
        d={d}
        stroke="#000"
        strokeOpacity=".08"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  );
}
