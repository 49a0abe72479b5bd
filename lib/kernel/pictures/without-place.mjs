import { createFile, Log, MP4BoxBuffer } from 'mp4box';

/** The boxes of a phone's picture. Anything else that a manufacturer adds (a video, a note) is blanked too. */
const pictureBoxes = ['ftyp', 'meta', 'mdat'];

/**
 * @typedef {import('mp4box').Box & {
 *   iinf?: { item_infos: { item_ID: number, item_type: string }[] },
 *   iloc?: { items: {
 *     item_ID: number,
 *     construction_method: number,
 *     base_offset: number,
 *     extents: { extent_offset: number, extent_length: number }[],
 *   }[] },
 * }} Meta
 */

/**
 * Removes location and camera data from a HEIC: the bytes of its Exif and XMP items are overwritten with zeros, so that no offset changes
 * (ISO/IEC 23008-12). For pictures that sharp cannot decode, because its builds do not include HEVC.
 * @param {Buffer} bytes
 * @returns {Buffer}
 * @throws Error when it is not structured like a phone's picture
 */
export function withoutPlace(bytes) {
  // Warnings about an uploaded file do not belong in our log.
  Log.setLogLevel(Log.error);
  const file = createFile();
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(new Uint8Array(bytes).buffer, 0));
  file.flush();
  const meta = /** @type {Meta | undefined} */ (file.boxes.find(({ type }) => type === 'meta'));
  if (!meta?.iinf || !meta.iloc) throw new Error('no items');
  const clean = Buffer.from(bytes);
  const metadata = meta.iinf.item_infos.filter(({ item_type: type }) => ['Exif', 'mime', 'uri '].includes(type));
  const places = new Map(meta.iloc.items.map((item) => [item.item_ID, item]));
  for (const { item_ID: id } of metadata) {
    const place = places.get(id);
    if (!place || place.construction_method !== 0) throw new Error('an item that lies elsewhere');
    for (const { extent_offset: offset, extent_length: length } of place.extents) {
      const start = place.base_offset + offset;
      if (length <= 0 || start + length > clean.length) throw new Error('an item that is not there');
      clean.fill(0, start, start + length);
    }
  }
  const end = file.boxes.reduce((last, { start = last, size, type, hdr_size: header = 8 }) => {
    if (!pictureBoxes.includes(type)) clean.fill(0, start + header, start + size);
    return Math.max(last, start + size);
  }, 0);
  if (end !== clean.length) throw new Error('bytes beside its boxes');
  return clean;
}
