import { paint } from '../palette';
import { Bowl } from '../parts/bowl';
import { Dawn } from '../parts/dawn';

/** An open parcel: a board and a bowl look out. */
export function Parcel() {
  return (
    <>
      <Dawn sun={[200, 112, 160]} ground={216} />
      <ellipse cx="204" cy="270" rx="138" ry="13" fill={paint.shadow} opacity=".28" />
      <path d="M92 138h216l-22-24H114z" fill={paint.tableEdge} />
      <g transform="rotate(-10 160 110)">
        <path d="M106 46h104v120H106z" fill="url(#il-wood)" />
        <path d="M210 46l10 6v120l-10-6z" fill={paint.side} />
        <path
          d="M118 58h80m-80 16h80m-80 16h80m-80 16h80m-80 16h80M118 58v90m16-90v90m16-90v90m16-90v90m16-90v90m16-90v90"
          stroke={paint.line}
          strokeWidth="1.6"
          strokeOpacity=".75"
        />
        <circle cx="150" cy="90" r="7.5" fill="url(#il-black)" />
        <circle cx="166" cy="90" r="7.5" fill="url(#il-white)" />
        <circle cx="166" cy="106" r="7.5" fill="url(#il-black)" />
      </g>
      <Bowl x={254} y={112} r={36} white />
      <path d="M92 138h216v124q0 8-8 8H100q-8 0-8-8z" fill={paint.table} />
      <path d="M92 138h216v18H92z" fill="#000" opacity=".1" />
      <path d="M92 138l-38 30 26 12 40-34z" fill={paint.wood2} />
      <path d="M308 138l38 30-26 12-40-34z" fill={paint.wood2} />
      <path d="M184 138h32v132h-32z" fill={paint.cream} opacity=".75" />
      <rect x="228" y="194" width="62" height="50" rx="5" fill={paint.paper} />
      <path d="M238 208h40m-40 11h28m-28 11h36" stroke={paint.pencil} strokeWidth="4" strokeLinecap="round" />
      <circle cx="134" cy="220" r="15" fill={paint.ink} />
      <circle cx="150" cy="220" r="13.5" fill={paint.shell} stroke={paint.orange} strokeWidth="3" />
    </>
  );
}
