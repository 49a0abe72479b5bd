import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAlt, isMaterialFileType, materialFiles, materialFileTypes, needsAlt, savedAs } from './material-file';
import { uploadInParts } from '@/lib/kernel/api/upload-in-parts';
import { uploadLimits } from '@/lib/kernel/upload';
import { linkToFile, isLinkGood } from '@/platform/materials/files/file-link';

it('a file is saved under its material’s title and an ending that its bytes have, whatever it was called', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...materialFileTypes), (title, mime) => {
      expect(savedAs(title, mime)).toMatch(/\.(pdf|jpg|png)$/);
      expect(savedAs(title, mime).startsWith(title)).toBe(true);
    }),
  );
  expect(savedAs('page.html', 'application/pdf')).toBe('page.html.pdf');
});

it('is of the types that are stored, and of no other', () => {
  for (const mime of [null, '', 'image/heic', 'image/svg+xml', 'text/html', 'toString', '__proto__'])
    expect(isMaterialFileType(mime), String(mime)).toBe(false);
});

it('a picture has words, a PDF needs none; neither leads anywhere', () => {
  expect([needsAlt('image/png', ''), needsAlt('image/png', 'x'), needsAlt('application/pdf', '')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isAlt('黑 1 在 3-3'), isAlt('x'.repeat(materialFiles.alt + 1)), isAlt('see www.evil.example')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a link is good for its file and its account until its end, and the same for all who ask within an hour', () => {
  const read = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const signature = searchParams.get('signature')!;
    return {
      id: pathname.split('/').at(-1)!,
      for: Number(searchParams.get('for')),
      until: Number(searchParams.get('until')),
      signature,
    };
  };
  const hour = 3_600_000;
  fc.assert(
    fc.property(fc.uuid(), fc.nat(), fc.integer({ min: 1, max: 4e12 }), (id, user, at) => {
      const link = read(linkToFile('secret', id, user, new Date(at)));
      const lasts = link.until - at;
      expect(lasts >= 3 * hour && lasts <= 4 * hour).toBe(true);
      expect(isLinkGood('secret', link, new Date(at))).toBe(true);
      expect(isLinkGood('secret', link, new Date(link.until))).toBe(false);
      expect(isLinkGood('other', link, new Date(at))).toBe(false);
      for (const changed of [{ for: user + 1 }, { until: link.until + hour }, { id: `${id}0` }])
        expect(isLinkGood('secret', { ...link, ...changed }, new Date(at))).toBe(false);
      expect(linkToFile('secret', id, user, new Date(link.until - 3 * hour))).toBe(
        linkToFile('secret', id, user, new Date(at)),
      );
    }),
  );
});

it('whatever has arrived, the rest is sent in order, each byte once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: uploadLimits.bytes }), fc.nat(), async (size, seed) => {
      const parts = Math.ceil(size / uploadLimits.partBytes);
      const begun = Math.min(size, (seed % (parts + 1)) * uploadLimits.partBytes);
      let received = begun;
      const file = { slice: (from: number, to: number) => ({ size: Math.max(0, Math.min(size, to) - from) }) } as Blob;
      const send = async (offset: number, bytes: Blob) => {
        expect(offset).toBe(received);
        received += bytes.size;
        return { size, received, state: received === size ? 'STORED' : 'RECEIVING' };
      };
      expect((await uploadInParts({ size, received: begun }, file, send, () => {})).state).toBe('STORED');
      expect(received).toBe(size);
    }),
  );
});
