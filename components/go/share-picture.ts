import { gridPath, round } from './board-geometry';
import { coverPicture } from './cover-crop';
import { cropOf, parsePoints, starPoints, type Position } from '@/lib/go/position';

const width = 1200;
const height = 630;
/** The shop's mark, in the lower right. */
const mark = `<g transform="translate(${width - 190} ${height - 130})"><rect width="150" height="90" rx="45" fill="#fffdf8"/><circle cx="56" cy="45" r="26" fill="#1c1917"/><circle cx="92" cy="45" r="26" fill="#fffdf8" stroke="#f97316" stroke-width="6"/></g>`;

/** The size of a share card, and the overlay over a photograph. */
export const shareCard = {
  width,
  height,
  over: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${mark}</svg>`,
};

/**
 * The share card of a position as a standalone SVG, 1200 × 630: the board, its last or asked move, and the shop's mark.
 * Without text, so that it fits every language; the page provides the card's title and text.
 */
export function sharePicture(position: Position): string {
  const { position: shown, view } = coverPicture(position, width / height);
  const scale = width / view.width;
  const board = cropOf({ ...shown, crop: undefined });
  const stones = (list: string, fill: string) =>
    parsePoints(list, shown.size)
      .map(
        ({ x, y }) =>
          `<circle cx="${x + 0.03}" cy="${y + 0.06}" r=".47" fill="#7a3e06" opacity=".35"/><circle cx="${x}" cy="${y}" r=".47" fill="url(#${fill})"/>`,
      )
      .join('');
  const ring = parsePoints(shown.ghost ?? shown.last, shown.size)
    .map(
      ({ x, y }) =>
        `<circle cx="${x}" cy="${y}" r="${shown.ghost ? 0.47 : 0.2}" fill="none" stroke="#f97316" stroke-width=".09"/>`,
    )
    .join('');
  const stars = starPoints(shown.size)
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r=".1" fill="#8a5a1c"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3d191"/><stop offset="1" stop-color="#dfa651"/></linearGradient>
<radialGradient id="black" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#6b6661"/><stop offset=".4" stop-color="#2c2926"/><stop offset="1" stop-color="#0f0d0c"/></radialGradient>
<radialGradient id="white" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#ffffff"/><stop offset=".6" stop-color="#f8f3ea"/><stop offset="1" stop-color="#dcd3c3"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#wood)"/>
<g transform="scale(${round(scale)}) translate(${-view.x} ${-view.y})"><path d="${gridPath(board, shown.size)}" fill="none" stroke="#8a5a1c" stroke-width=".045"/>${stars}${stones(shown.black, 'black')}${stones(shown.white, 'white')}${ring}</g>
${mark}
</svg>`;
}

/** The share card of a drawing (an SVG of 400 × 300): as high as the card, its outermost columns stretched to both sides. */
export function shareDrawing(drawing: string): string {
  const wide = (height * 4) / 3;
  const side = (width - wide) / 2;
  const at = (x: number, part: number, viewBox: string) =>
    drawing.replace(
      /^<svg [^>]*>/,
      `<svg x="${x}" width="${part}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none">`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${at(0, side + 1, '0 0 1 300')}${at(width - side - 1, side + 1, '399 0 1 300')}${at(side, wide, '0 0 400 300')}${mark}</svg>`;
}
