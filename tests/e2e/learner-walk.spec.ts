import { fits } from '../setup/fits';
import {
  begin,
  goOnTomorrow,
  leaveAtSecondStep,
  nextLesson,
  openBeyondFree,
  payCart,
  registerHere,
  studyLessons,
  type Way,
} from '../setup/learner-way';
import * as actions from '../setup/page-actions';
import { addToCart } from '../setup/purchase';
import { newAccount } from '../setup/shop-api';
import * as study from '../setup/study';
import { expect, test } from '../setup/test';
import { tagOf, walks } from '../setup/walks';
import { screenText } from '../setup/screen-text';

/** The course that is bought: the first lesson of its first chapter was done in the trial, and four come after it. */
const course = 'capture-basics';

for (const walk of walks('learner')) {
  const { locale, width } = walk;
  test(
    `${locale}, ${width}: an account, a trial, a course, its first chapter, and the next day`,
    { tag: tagOf(walk) },
    async ({ visit }) => {
      test.setTimeout(300_000);
      const { page } = await visit({ locale });
      const lessonActions = width === 'phone' ? study.finger : study.pointer;
      const way: Way = { page, locale, act: width === 'phone' ? actions.finger : actions.pointer, lessonActions };
      study.followExercises(page);

      await test.step('an account', async () => {
        await registerHere(way, newAccount());
        await fits(page);
      });

      await test.step('three lessons of a trial', async () => {
        const first = await begin(way, 'trial-01');
        await fits(page);
        await studyLessons(way, first, 3);
      });

      await test.step('a course is bought', async () => {
        await page.goto(`/${locale}/courses/${course}`);
        await addToCart(page, locale);
        await page.goto(`/${locale}/origin#/checkout`);
        await page.locator('main button[form=checkout-form]').waitFor();
        await payCart(way);
        await fits(page);
      });

      await test.step('its first chapter', async () => {
        await page.goto(`/${locale}/learn`);
        await way.act.press(page.locator(`main a[href$="/learn/${course}"]`).first());
        const chapter = page.locator('main section').first();
        await chapter.locator('a[href$="/liberties"] [data-state=finished]').waitFor();
        await fits(page);
        await studyLessons(way, await openBeyondFree(way, '/counting-liberties'), 4);
      });

      const step = await test.step('into the next chapter, and away in the middle of a lesson', async () => {
        const left = await leaveAtSecondStep(way, await nextLesson(way), `/${locale}/learn/${course}`);
        await expect(page.locator('main section').first().locator('[data-state=finished]')).toHaveCount(5);
        return left;
      });

      await test.step('the next day', async () => {
        const next = await visit({ locale, storageState: await page.context().storageState() });
        const left = { lesson: `/learn/${course}/atari`, step };
        await goOnTomorrow({ ...way, page: next.page }, next.context, left);
        await next.page.goto(`/${locale}/learn/progress`);
        await next.page.getByRole('heading', { level: 1, name: screenText(locale, 'learn.progress.title') }).waitFor();
        await fits(next.page);
      });
    },
  );
}
