import { startReference } from './reference.mjs';
import { median, pageAddress, row } from './shop.mjs';
import { wrk } from './wrk.mjs';

/** A course page against an empty static Next page of the same bytes, alternating, so the machine's mood cancels out. */
export async function measureThroughput(shop) {
  const page = pageAddress(shop, 'zh-TW', 'courses/30k-10k-v2');
  const bytes = (await (await fetch(page)).arrayBuffer()).byteLength;
  const reference = await startReference(bytes);
  const ours = [];
  const theirs = [];
  try {
    await fetch(reference.url);
    for (let round = 0; round < 5; round++) {
      ours.push((await wrk(page)).rate);
      theirs.push((await wrk(reference.url)).rate);
    }
  } finally {
    reference.stop();
  }
  const ratio = median(ours.map((rate, round) => rate / theirs[round]));
  return {
    title: 'Throughput of a course page against an empty static Next page of the same bytes: ≥ 0.9',
    columns: ['page', 'bytes', 'requests/s', 'reference requests/s', 'ratio', ''],
    rows: [
      row(
        ['/zh-TW/courses/30k-10k-v2', bytes, median(ours).toFixed(0), median(theirs).toFixed(0), ratio.toFixed(2)],
        ratio >= 0.9,
      ),
    ],
  };
}
