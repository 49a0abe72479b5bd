import { chromium as playwright } from 'playwright';
import { emptyPress, heldFor, pressBusily, pressSlowly, rounds, text, watchEvents } from './interactions.mjs';
import { chromium, chromiumFlags, kilobytes, median, row } from './shop.mjs';

/** It has boards, questions and exercises, and every member may open a trial. */
const course = 'trial-01';
const lesson = 'liberties';
const account = {
  username: process.env.BENCH_USERNAME ?? 'learner',
  password: process.env.BENCH_PASSWORD ?? 'sente-learner',
};

/** Measures a lesson for a learner: bytes of its scripts, and the time from a press to the next paint and to its verdict. */
export async function measureLesson(shop) {
  const api = async (path, options) => (await fetch(`${shop.url}/api/${path}`, options)).json();
  const { token } = await api('user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { steps } = await api(`course/learning/courses/${course}/lessons/${lesson}?locale=zh-TW`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!steps) throw new Error(`${account.username} sees no steps of ${course}/${lesson}`);
  const first = (kind) => steps.findIndex((step) => step.kind === kind);
  const question = steps[first('question')];
  const right = question.problem.moves.find(({ fails }) => !fails).at;
  const browser = await playwright.launch({ executablePath: chromium, args: chromiumFlags });

  /** Opens the lesson at a step. Its events are not sent, so the account stays unchanged. */
  async function openAt(index) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(
      ([value, username]) => {
        localStorage.setItem('sente_token', value);
        // The account's owner is the learner.
        localStorage.setItem(`sente_learner:${username}`, '');
      },
      [token, account.username],
    );
    await watchEvents(page);
    await page.route('**/api/course/learning/events', async (route) => {
      const { events } = route.request().postDataJSON();
      await route.fulfill({ json: { accepted: events.map(({ id }) => id), rejected: [] } });
    });
    const scripts = await watchScripts(page);
    await page.goto(`${shop.url}/zh-TW/learn/${course}/${lesson}`, { waitUntil: 'networkidle' });
    await step(page, index).click();
    await page.waitForLoadState('networkidle');
    return { context, page, scripts };
  }
  const interactions = [
    { name: 'seek on a narrated board', at: 'board', target: (page) => page.locator('.learn-seek'), across: 0.7 },
    { name: 'the next moment', at: 'board', target: (page) => page.locator('.learn-controls button').last() },
    { name: 'the next step', at: 'board', target: (page) => page.locator('.learn-bar button').last() },
    { name: 'play a move', at: 'question', target: (page) => point(page, right), isJudged: true },
    { name: 'open the exercises', at: 'question', target: (page) => step(page, first('exercises')) },
  ];
  /** The median of several visits. */
  async function medianOf(measure, { at, target, isJudged, ...options }) {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const { context, page } = await openAt(first(at));
      if (isJudged) await target(page).waitFor();
      times.push(await measure(page, target(page), options));
      await context.close();
    }
    return median(times);
  }
  const rows = [];
  for (const interaction of interactions) {
    const slowest = await medianOf(pressSlowly, interaction);
    const busy = await medianOf(pressBusily, interaction);
    rows.push(row([`${interaction.name}, ms`, text(slowest), '50', (busy * 4).toFixed(0)], slowest <= 50));
  }
  const verdict = await medianOf(
    verdictAfter,
    interactions.find(({ isJudged }) => isJudged),
  );
  rows.push(row(['verdict on a move, ms', verdict.toFixed(0), '100', ''], verdict <= 100));
  const least = [await emptyPress(browser), await emptyPress(browser, pressBusily)];
  const comparison = 'for comparison: the button of an otherwise empty page, ms';
  rows.push({ cells: [comparison, text(least[0]), '', (least[1] * 4).toFixed(0), ''] });
  const { context, page, scripts } = await openAt(0);
  const bytes = (name) => {
    const { encoded, decoded } = scripts();
    rows.push(
      row(
        [`JavaScript ${name}, KB (${kilobytes(decoded)} unpacked)`, kilobytes(encoded), '200', ''],
        encoded <= 200_000,
      ),
    );
  };
  bytes('on arrival');
  for (const kind of ['question', 'exercises']) {
    await step(page, first(kind)).click();
    const cell = page.locator('[data-ready] [data-at]').first();
    await cell.waitFor();
    await cell.hover();
    await page.waitForLoadState('networkidle');
  }
  bytes('with a board, a question and exercises');
  await context.close();
  await browser.close();
  return {
    title: `A lesson: a press held for ${heldFor} ms, CPU slowed 4×, median of ${rounds}`,
    columns: ['what', 'measured', 'at most', '4 × processor time until 200 ms after it', ''],
    rows,
  };
}

const step = (page, index) => page.locator('.learn-steps button').nth(index);
const point = (page, at) => page.locator(`[data-ready] [data-at="${at}"]`);

/** Bytes of the page's scripts, as they travel and unpacked. */
async function watchScripts(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const scripts = new Set();
  const sums = { encoded: 0, decoded: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  cdp.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (scripts.has(requestId)) sums.decoded += dataLength;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sums.encoded += encodedDataLength;
  });
  return () => sums;
}

/** Milliseconds from the release of a press to the first frame after the text of its verdict. */
async function verdictAfter(page, element) {
  await page.evaluate(() => {
    const pressed = new Promise((resolve) =>
      addEventListener('click', (event) => resolve(event.timeStamp), { capture: true, once: true }),
    );
    const output = document.querySelector('.go-play-words');
    const seen = new Promise((resolve) => {
      new MutationObserver(() => {
        if (['solved', 'wrong'].includes(output.dataset.state))
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }).observe(output, { attributes: true, attributeFilter: ['data-state'] });
    });
    globalThis.verdictAfter = Promise.all([pressed, seen]).then(([from, to]) => to - from);
  });
  const verdict = () => page.evaluate(() => globalThis.verdictAfter);
  await pressSlowly(page, element, { after: verdict });
  return verdict();
}
