import { paint } from '../palette';
import { Dawn } from '../parts/dawn';

/** The digital game clock: a large button and clear figures for each side. */
export function Clock() {
  return (
    <>
      <Dawn sun={[200, 116, 150]} ground={206} />
      <ellipse cx="204" cy="242" rx="166" ry="13" fill={paint.shadow} opacity=".28" />
      <path d="M84 88h92q8 0 8 8v22H76V96q0-8 8-8z" fill={paint.shell} />
      <path d="M224 102h92q8 0 8 8v8H216v-8q0-8 8-8z" fill={paint.ink} />
      <path d="M66 116h268q18 0 22 18l18 86q4 20-18 20H44q-22 0-18-20l18-86q4-18 22-18z" fill={paint.ember} />
      <path d="M26 220q-2 20 18 20h312q22 0 18-20l-1-6H27z" fill="#000" opacity=".22" />
      <path d="M68 122h264" stroke="#fff" strokeOpacity=".35" strokeWidth="4" strokeLinecap="round" />
      <rect x="58" y="136" width="132" height="66" rx="10" fill={paint.ink} />
      <rect x="210" y="136" width="132" height="66" rx="10" fill={paint.ink} />
      <rect x="65" y="143" width="118" height="52" rx="5" fill={paint.screen} />
      <rect x="217" y="143" width="118" height="52" rx="5" fill={paint.screen} />
      <g fontFamily="ui-monospace,monospace" fontWeight="700" fontSize="38" textAnchor="middle" fill={paint.ink}>
        <text x="124" y="183">
          5:00
        </text>
        <text x="276" y="183">
          0:30
        </text>
      </g>
      <circle cx="172" cy="221" r="6" fill={paint.cream} />
      <circle cx="200" cy="221" r="8" fill={paint.amber} />
      <circle cx="228" cy="221" r="6" fill={paint.cream} />
    </>
  );
}
