import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response';
import { expect, it } from 'vitest';
import { flightDataOf } from './flight-data.mjs';

it('finds the scripts in which Next writes the data of a page, and no others', async () => {
  const data = new Blob(['0:"what the page shows"\n']).stream();
  const written = await new Response(createInlinedDataReadableStream(data, undefined, null)).text();
  const found = flightDataOf(`<script>own()</script><p>text</p>${written}<script src="/a.js"></script>`);
  expect(found).toContain('what the page shows');
  expect(found).toBe(written.replaceAll(/<\/?script>/g, ''));
});
