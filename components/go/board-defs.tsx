import { edgePath, gridPath, starPath } from './board-geometry';
import { sharedGrids } from './shared-grids';

/**
 * The parts every board on a page draws with: stones as markers, so that all stones of a colour are one path;
 * grids; ghost, last move and marks. Once per page, in the layout, before the first board.
 */
export function BoardDefs() {
  return (
    <svg className="go-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="go-k" cx=".34" cy=".27" r=".78">
          <stop className="go-k0" />
          <stop className="go-k1" offset=".42" />
          <stop className="go-k2" offset="1" />
        </radialGradient>
        <radialGradient id="go-w" cx=".36" cy=".28" r=".82">
          <stop className="go-w0" />
          <stop className="go-w1" offset=".58" />
          <stop className="go-w2" offset="1" />
        </radialGradient>
        <radialGradient id="go-s">
          <stop className="go-s0" offset=".66" />
          <stop className="go-s1" offset="1" />
        </radialGradient>
        <radialGradient id="go-p">
          <stop className="go-p0" offset=".55" />
          <stop className="go-p1" offset="1" />
        </radialGradient>
        <marker id="go-mk" markerUnits="userSpaceOnUse" overflow="visible">
          <circle cx=".05" cy=".09" r=".56" fill="url(#go-s)" />
          <circle r=".472" fill="url(#go-k)" />
          <path className="go-shine" d="M-.3-.15A.34.34 0 0 1 .02-.35" />
        </marker>
        <marker id="go-mw" markerUnits="userSpaceOnUse" overflow="visible">
          <circle cx=".05" cy=".09" r=".56" fill="url(#go-s)" />
          <circle r=".472" fill="url(#go-w)" />
        </marker>
        <g id="go-gb" className="go-ghost">
          <circle r=".465" className="go-gk" />
          <circle r=".6" />
        </g>
        <g id="go-gw" className="go-ghost">
          <circle r=".465" className="go-gw" />
          <circle r=".6" />
        </g>
        <circle id="go-last" r=".19" className="go-last" />
        <circle id="go-patch" r=".46" fill="url(#go-p)" />
        <circle id="go-circle" r=".25" />
        <path id="go-triangle" d="M0-.3.27.17h-.54z" />
        <path id="go-square" d="M-.21-.21h.42v.42h-.42z" />
        <path id="go-cross" d="m-.2-.2.4.4m0-.4-.4.4" />
        {sharedGrids.map((size) => {
          const whole = { left: 0, top: 0, right: size - 1, bottom: size - 1 };
          return (
            <g key={size} id={`go-${size}`}>
              <path className="go-line" d={gridPath(whole, size)} />
              <path className="go-edge" d={edgePath(whole, size)} />
              <path className="go-star" d={starPath(whole, size)} />
            </g>
          );
        })}
      </defs>
    </svg>
  );
}
