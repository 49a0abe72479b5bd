import { paint } from '../palette';
import { Dawn } from '../parts/dawn';

/** A folded map with the way to a class. Its roads cross like a board's lines. */
export function MapSheet() {
  return (
    <>
      <Dawn sun={[210, 110, 165]} ground={230} />
      <path d="M52 90l98-26 98 26 98-26 12 178-104 28-104-28-106 28z" fill={paint.shadow} opacity=".2" />
      <path d="M54 80l96-26v184L46 264z" fill={paint.paper} />
      <path d="M150 54l98 26v184l-98-26z" fill={paint.page} />
      <path d="M248 80l96-26 10 184-106 26z" fill={paint.paper} />
      <path d="M50 176l100-34 40 10-30 92-10-6-102 26z" fill={paint.jadeLight} />
      <path d="M292 68l52-14 5 90-36 14z" fill={paint.amber} opacity=".45" />
      <path d="M49 206q52-2 101-30t98 12 104-22" stroke={paint.plumLight} strokeWidth="13" fill="none" />
      <path
        d="M52 122l98-28 98 28 99-28M100 67l-6 185M202 68v184M298 66l6 184M48 232l102-28 98 28 104-28"
        stroke={paint.pencil}
        strokeWidth="4"
        fill="none"
      />
      <path
        d="M98 240q-2-44 46-50t58-66 80 8"
        stroke={paint.orange}
        strokeWidth="5"
        strokeDasharray="3 11"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="98" cy="240" r="10" fill="url(#il-white)" stroke={paint.metal} strokeWidth="1.5" />
      <ellipse cx="290" cy="138" rx="20" ry="6" fill={paint.shadow} opacity=".3" />
      <path d="M288 136c-30-36-42-50-42-70a42 42 0 0 1 84 0c0 20-12 34-42 70z" fill={paint.ember} />
      <circle cx="288" cy="66" r="26" fill={paint.shell} />
      <circle cx="288" cy="66" r="20" fill="url(#il-black)" />
    </>
  );
}
