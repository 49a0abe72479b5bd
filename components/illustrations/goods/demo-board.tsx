import { paint } from '../palette';
import { Board } from '../parts/board';

/** The demonstration board on a classroom's wall: hooks, rods, and a frame that marks off a 9×9. */
export function DemoBoard() {
  return (
    <>
      <path d="M0 0h400v300H0z" fill="url(#il-sky)" />
      <circle cx="206" cy="140" r="165" fill="url(#il-sun)" />
      <g transform="translate(24 18) scale(0.88)">
        <path d="M148 14l52 20 52-20" stroke={paint.metal} strokeWidth="3" fill="none" strokeLinejoin="round" />
        <rect x="84" y="42" width="240" height="222" rx="6" fill={paint.shadow} opacity=".22" />
        <rect x="66" y="26" width="268" height="14" rx="7" fill={paint.metal} />
        <Board
          view={{ far: [200, 38, 232], near: [200, 254, 232.01] }}
          lines={19}
          margin={0.05}
          thick={0}
          black="dpppddcqjjcnfq"
          white="pdqncfkpoddifc"
        />
        <path d="M87 250h106V150H87z" fill="none" stroke={paint.orange} strokeWidth="5" strokeLinejoin="round" />
        <rect x="66" y="252" width="268" height="14" rx="7" fill={paint.metal} />
        <circle cx="352" cy="216" r="17" fill="url(#il-black)" />
        <circle cx="364" cy="252" r="17" fill="url(#il-white)" />
      </g>
    </>
  );
}
