import { paint, skin } from '../palette';
import { Board } from '../parts/board';
import { Dawn } from '../parts/dawn';

/** A lesson on a phone, a thumb above the next move. */
export function PhoneLesson() {
  return (
    <>
      <Dawn sun={[200, 140, 165]} ground={300} />
      <g transform="rotate(-5 200 150)">
        <path d="M290 356c-44-14-58-60-64-110l46-94c12-14 34-4 28 14l-14 46 34 94z" fill={skin.tan} />
        <path d="M112 350V206q0-20 14-20t14 20l4 124z" fill={skin.tan} />
        <rect x="122" y="22" width="156" height="292" rx="24" fill={paint.ink} />
        <rect x="130" y="30" width="140" height="276" rx="17" fill={paint.shell} />
        <rect x="178" y="36" width="44" height="9" rx="4.5" fill={paint.ink} />
        <path d="M144 62h76m-76 14h50" stroke={paint.pencil} strokeWidth="7" strokeLinecap="round" />
        <Board
          view={{ far: [200, 94, 124], near: [200, 220, 124.01] }}
          lines={7}
          margin={0.1}
          thick={0}
          black="bcccdbeddd"
          white="cddcecfb"
        />
        <circle cx="217" cy="173" r="15" fill="none" stroke={paint.orange} strokeWidth="4" strokeDasharray="6 4" />
        <rect x="142" y="236" width="72" height="24" rx="12" fill={paint.ember} />
        <rect x="222" y="236" width="36" height="24" rx="12" fill={paint.cream} />
        <path d="M330 350c-8-60-36-80-56-108l-42-46c-10-12 4-28 18-17l50 38c34 26 54 80 64 133z" fill={skin.tan} />
        <path d="M231 186q6-8 14-3l6 5-12 14z" fill={skin.light} />
      </g>
    </>
  );
}
