import type { Page } from 'playwright/test';
import { lessonIn } from '@/platform/lessons/lesson-in';
import { readLesson } from '@/platform/topics/read-lessons';
import { url } from '../setup/shop';
import { callApi, register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

const locale = 'zh-TW';
type Sight = { x: number; y: number };

/** Replaces speech synthesis: silent, and records each text it is given. */
function fakeVoice(): void {
  const spoken: string[] = [];
  const voice = { lang: 'zh-TW', name: 'fake' };
  const silent = () => {};
  Object.assign(window, {
    spoken,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [voice],
      cancel: silent,
      addEventListener: silent,
      removeEventListener: silent,
      speak: ({ text }: { text: string }) => spoken.push(text),
    },
  });
}

/** The element with a ring around it; the largest if there are several. */
const ringed = (page: Page) =>
  page.evaluate((): Sight | null => {
    const sizeOf = (element: Element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
    const [found] = [...document.querySelectorAll('button, a')]
      .filter((element) => parseFloat(getComputedStyle(element, '::after').borderTopWidth) >= 3 && sizeOf(element) > 0)
      .sort((a, b) => sizeOf(b) - sizeOf(a));
    if (!found) return null;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = found.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });

/** Where a child touches the board: the translucent stone, a frame, next to a mark, then from the middle outwards. Never the same point twice. */
const point = (page: Page, tried: readonly string[]) =>
  page.evaluate((tried): (Sight & { at: string }) | null => {
    const board = document.querySelector('.learn-lesson .go-play .go-board');
    const grid = document.querySelector('.learn-lesson .go-play-grid');
    if (!board || !grid) return null;
    board.scrollIntoView({ block: 'center', behavior: 'instant' });
    const middleOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, width, height };
    };
    const seen = (selector: string) => [...board.querySelectorAll(selector)].map(middleOf);
    const empty = [...grid.querySelectorAll('[data-at]:not([aria-disabled])')].map((cell) => ({
      ...middleOf(cell),
      at: cell.getAttribute('data-at')!,
    }));
    const [ghost] = seen('use[href="#go-gb"], use[href="#go-gw"]');
    const [frame] = seen('.go-region');
    const marked = seen('.go-mark');
    const middle = middleOf(board);
    const far = (a: Sight, b: Sight) => Math.hypot(a.x - b.x, a.y - b.y);
    const isIn = (one: Sight) =>
      !frame || (Math.abs(one.x - frame.x) < frame.width / 2 && Math.abs(one.y - frame.y) < frame.height / 2);
    const rank = (one: Sight) =>
      ghost ? far(one, ghost) : Math.min(...(marked.length > 0 ? marked : [middle]).map((mark) => far(one, mark)));
    return (
      empty.filter((one) => ghost || (isIn(one) && !tried.includes(one.at))).sort((a, b) => rank(a) - rank(b))[0] ??
      null
    );
  }, tried);

/** Plays by three rules alone: press what has a ring, touch the board, try again. @returns the number of touches */
async function play(page: Page): Promise<number> {
  let tried: string[] = [];
  const status = page.locator('.learn-lesson .go-play-words');
  const end = page.getByRole('heading', { name: screenText(locale, 'learn.lesson.finished') });
  for (let touches = 0; touches < 150; touches += 1) {
    await page.locator('.learn-lesson :is(.learn-cue, .go-play[data-ready])').first().waitFor();
    if (await end.isVisible()) return touches;
    // A late effect of the touch before, such as a video's text after its buttons, also counts as a change.
    const before = await page.locator('.learn-lesson').innerText();
    const ring = await ringed(page);
    const isSolved = (await status.getAttribute('data-state', { timeout: 1 }).catch(() => null)) === 'solved';
    if (ring) {
      if (isSolved) tried = [];
      await page.touchscreen.tap(ring.x, ring.y);
    } else {
      const target = await point(page, tried);
      if (!target) throw new Error('nothing on this screen says what to do');
      tried.push(target.at);
      await page.touchscreen.tap(target.x, target.y);
    }
    await expect.poll(() => page.locator('.learn-lesson').innerText()).not.toBe(before);
  }
  throw new Error('a child does not come to the end');
}

for (const lesson of ['board-and-stones', 'liberties'])
  test(`@phone a child who does not read comes to the end of ${lesson}, and hears it`, async ({ visit }) => {
    const account = await register(url);
    const settings = { kids: true, weeklyLetter: false };
    const set = await callApi(url, 'course/learning/settings', {
      method: 'PUT',
      body: settings,
      token: account.token,
    });
    expect(set.status).toBe(200);
    const { page, context } = await visit({ account, locale });
    await context.addInitScript(fakeVoice);
    await page.goto(`/${locale}/learn/kidtrial-01/${lesson}`);
    // The text is present but invisible.
    await page.addStyleTag({ content: ':not(.go-board, .go-board *) { color: transparent !important; }' });
    await page.locator('[data-kids] .learn-lesson').waitFor();
    expect(await play(page)).toBeLessThan(120);

    const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
    const steps = lessonIn(readLesson(lesson).steps, locale);
    const captions = steps.flatMap((step) => (step.kind === 'board' ? step.frames.map(({ caption }) => caption) : []));
    const prompts = steps.flatMap((step) => (step.kind === 'question' ? [step.problem.texts![locale]!.prompt] : []));
    expect(spoken).toEqual(expect.arrayContaining([...captions, ...prompts]));
    expect(spoken.at(-1)).toContain(screenText(locale, 'learn.lesson.finished'));
    await expect
      .poll(async () => {
        const at = `course/learning/courses/kidtrial-01/lessons/${lesson}?locale=${locale}`;
        return (await callApi<{ state: string }>(url, at, { token: account.token })).body.state;
      })
      .toBe('finished');
  });
