import { paint } from '../palette';

/** The gradients of the drawings. Every drawing on a page defines the same ones, so it does not matter which definition is used. */
export function Paints() {
  return (
    <defs>
      <linearGradient id="il-sky" x2="0" y2="1">
        <stop stopColor={paint.dawn} />
        <stop offset="1" stopColor={paint.haze} />
      </linearGradient>
      <radialGradient id="il-sun">
        <stop offset=".45" stopColor={paint.sun} />
        <stop offset=".62" stopColor={paint.sun} stopOpacity=".5" />
        <stop offset="1" stopColor={paint.glow} stopOpacity="0" />
      </radialGradient>
      <linearGradient id="il-wood" x2="1" y2="1">
        <stop stopColor={paint.wood1} />
        <stop offset="1" stopColor={paint.wood2} />
      </linearGradient>
      <radialGradient id="il-black" cx=".34" cy=".27" r=".78">
        <stop stopColor="#6a645f" />
        <stop offset=".42" stopColor="#2c2825" />
        <stop offset="1" stopColor="#0c0a09" />
      </radialGradient>
      <radialGradient id="il-white" cx=".36" cy=".28" r=".82">
        <stop stopColor="#fff" />
        <stop offset=".58" stopColor="#f8f4eb" />
        <stop offset="1" stopColor="#d3c8b5" />
      </radialGradient>
    </defs>
  );
}
