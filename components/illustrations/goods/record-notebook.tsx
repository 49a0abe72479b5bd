import { paint } from '../palette';
import { Dawn } from '../parts/dawn';
import { Diagram } from '../parts/diagram';

/** The sewn notebook for game records, with a pen. */
export function RecordNotebook() {
  return (
    <>
      <Dawn sun={[190, 120, 150]} ground={222} />
      <g transform="translate(24 18) scale(0.88)">
        <g transform="rotate(5 190 150)">
          <path d="M104 34h176v218H104z" fill={paint.shadow} opacity=".22" transform="translate(8 8)" />
          <rect x="104" y="32" width="184" height="222" rx="8" fill={paint.page} />
          <rect x="98" y="26" width="184" height="222" rx="8" fill={paint.plum} />
          <path d="M98 34q0-8 8-8h16v222h-16q-8 0-8-8z" fill="#000" opacity=".22" />
          {/* The thread of its binding. */}
          <path
            d="M110 44v14m0 22v14m0 22v14m0 22v14m0 22v14m0 22v14"
            stroke={paint.cream}
            strokeWidth="4"
            strokeLinecap="round"
          />
          <rect x="142" y="54" width="120" height="36" rx="8" fill={paint.paper} />
          <path d="M154 66h70m-70 12h44" stroke={paint.pencil} strokeWidth="5" strokeLinecap="round" />
          <Diagram x={146} y={120} size={112} lines={9} line={paint.plumLight} black="ccgcfg" white="ggcgec" />
        </g>
        <g transform="rotate(28 320 180)">
          <rect x="312" y="84" width="15" height="136" rx="7" fill={paint.ink} />
          <path d="M312 206h15l-5 26h-5z" fill={paint.amber} />
          <path d="M312 112h15v6h-15z" fill={paint.amber} />
          <path d="M329 92v44" stroke={paint.amber} strokeWidth="4" strokeLinecap="round" />
        </g>
      </g>
    </>
  );
}
