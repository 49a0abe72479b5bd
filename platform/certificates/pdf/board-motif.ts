type Size = { width: number; height: number };

const step = 36;
const wood = '#3b322a';
/** A joseki at the corner's star point, by column and row from the edge. */
const stones = [
  [4, 4, 'black'],
  [3, 6, 'white'],
  [6, 3, 'black'],
  [2, 4, 'white'],
  [3, 3, 'black'],
  [4, 6, 'white'],
] as const;

/** Two corners of a board, at the bottom left and, with stones, at the top right: faint enough to be written over. */
export function drawCorners(page: PDFKit.PDFDocument, { width, height }: Size): void {
  for (const isTurned of [false, true]) {
    page.save();
    page.rect(31, 31, width - 62, height - 62).clip();
    if (isTurned) page.rotate(180, { origin: [width / 2, height / 2] });
    const [left, bottom] = [44, height - 44];
    const reach = step * 8.5;
    const faded = () =>
      page
        .radialGradient(left, bottom, reach * 0.2, left, bottom, reach)
        .stop(0, wood, 0.22)
        .stop(1, wood, 0);
    page.lineWidth(0.7);
    for (let index = 0; index < 9; index += 1) {
      page.moveTo(left, bottom - index * step).lineTo(left + reach, bottom - index * step);
      page.moveTo(left + index * step, bottom).lineTo(left + index * step, bottom - reach);
    }
    page.stroke(faded() as never);
    // At the bottom the school's name covers them.
    for (const [column, row, color] of isTurned ? stones : []) {
      page.circle(left + (column - 1) * step, bottom - (row - 1) * step, step * 0.46);
      if (color === 'black') page.fillOpacity(0.16).fill(wood);
      else page.fillOpacity(0.8).strokeOpacity(0.2).fillAndStroke('#fffdf7', wood);
    }
    page.restore();
    page.fillOpacity(1).strokeOpacity(1);
  }
}

/** The school's seal: a stone on a point. */
export function drawSeal(page: PDFKit.PDFDocument, { x, y, size }: { x: number; y: number; size: number }): void {
  const [middle, center] = [x + size / 2, y + size / 2];
  page.roundedRect(x, y, size, size, size / 8).fill('#c2410c');
  page.lineWidth(size / 24);
  page.moveTo(middle, y + size / 9).lineTo(middle, y + size - size / 9);
  page.moveTo(x + size / 9, center).lineTo(x + size - size / 9, center);
  page.stroke('#fffdf7');
  page.circle(middle, center, size * 0.21).fill('#fffdf7');
}
