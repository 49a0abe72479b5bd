import { edgePath, gridPath, sharedGrids, starPath } from './board-geometry';

/**
 * Shared SVG definitions of all boards on a page: stones as markers, so that all stones of a colour are one path;
 * grids; ghost, last move and marks. Rendered once per page, in the layout, before the first board.
 */
export function BoardDefs() {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="go-k" cx=".34" cy=".27" r=".78">
          <stop stopColor="var(--black-1)" />
          <stop stopColor="var(--black-2)" offset=".42" />
          <stop stopColor="var(--black-3)" offset="1" />
        </radialGradient>
        <radialGradient id="go-w" cx=".36" cy=".28" r=".82">
          <stop stopColor="var(--white-1)" />
          <stop stopColor="var(--white-2)" offset=".58" />
          <stop stopColor="var(--white-3)" offset="1" />
        </radialGradient>
        <radialGradient id="go-s">
          <stop stopColor="var(--stone-shadow)" stopOpacity=".5" offset=".66" />
          <stop stopColor="var(--stone-shadow)" stopOpacity="0" offset="1" />
        </radialGradient>
        <radialGradient id="go-p">
          <stop stopColor="var(--wood-2)" offset=".55" />
          <stop stopColor="var(--wood-2)" stopOpacity="0" offset="1" />
        </radialGradient>
        <marker id="go-mk" markerUnits="userSpaceOnUse" overflow="visible">
          <circle cx=".05" cy=".09" r=".56" fill="url(#go-s)" />
          <circle r=".472" fill="url(#go-k)" />
          <path
            d="M-.3-.15A.34.34 0 0 1 .02-.35"
            fill="none"
            stroke="#fff"
            strokeLinecap="round"
            strokeOpacity=".1"
            strokeWidth=".05"
          />
        </marker>
        <marker id="go-mw" markerUnits="userSpaceOnUse" overflow="visible">
          <circle cx=".05" cy=".09" r=".56" fill="url(#go-s)" />
          <circle r=".472" fill="url(#go-w)" />
        </marker>
        <circle
          id="go-ring"
          r=".6"
          fill="none"
          stroke="var(--go-accent)"
          strokeDasharray=".2 .114"
          strokeWidth=".075"
        />
        <g id="go-gb">
          <circle r=".465" fill="#1c1917" fillOpacity=".34" />
          <use href="#go-ring" />
        </g>
        <g id="go-gw">
          <circle r=".465" fill="#fffdf8" fillOpacity=".6" />
          <use href="#go-ring" />
        </g>
        <circle id="go-last" r=".19" fill="none" stroke="#f97316" strokeWidth=".085" />
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
