/** Hours may be left out; minutes and seconds have two digits, milliseconds three (w3.org/TR/webvtt1, "WebVTT timestamp"). */
const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const timing = new RegExp(String.raw`^(${time})[ \t]+-->[ \t]+(${time})(?:[ \t]+\S.*)?$`);
const seconds = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * The line of a WebVTT text where it is wrong, counted from 1; null if it is valid and has at least one caption. Browsers silently drop what they
 * cannot parse, so this check is as strict as the format.
 */
export function wrongLineOf(text: string): number | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0]!)) return 1;
  let captions = 0;
  let last = 0;
  for (let at = 1; at < lines.length; at += 1) {
    if (lines[at] === '') continue;
    const begin = at;
    while (at < lines.length && lines[at] !== '') at += 1;
    const block = lines.slice(begin, at);
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0]!)) continue;
    // Lines that exporters add below the header (kind, language) are ignored; a caption there would be lost.
    if (begin === 1 && block.some((line) => line.includes('-->'))) return 2;
    if (begin === 1) continue;
    const place = block[0]!.includes('-->') ? 0 : 1;
    const [, from, to] = timing.exec(block[place] ?? '') ?? [];
    if (from === undefined || to === undefined) return begin + place + 1;
    const isOrdered = seconds(from) >= last && seconds(to) > seconds(from);
    if (!isOrdered || block.length === place + 1) return begin + place + 1;
    const second = block.findIndex((line, index) => index > place && line.includes('-->'));
    if (second >= 0) return begin + second + 1;
    last = seconds(from);
    captions += 1;
  }
  return captions > 0 ? null : lines.length;
}

/** The line of the first caption that begins after the end of a video of this length, in seconds, and so is never shown; null if there is none. */
export function lateLineOf(text: string, length: number): number | null {
  const at = text.split(/\r\n|\n|\r/).findIndex((line) => {
    const from = timing.exec(line)?.[1];
    // The length is rounded to whole seconds.
    return from !== undefined && seconds(from) >= length + 1;
  });
  return at < 0 ? null : at + 1;
}
