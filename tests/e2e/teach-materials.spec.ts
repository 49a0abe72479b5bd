import { locales } from '@/lib/kernel/i18n/locales';
import { teacherAndPupil } from '../setup/class-room';
import { inTurn, matrix } from '../setup/matrix';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

const phone = { viewport: { width: 390, height: 844 } };

const game = '(;GM[1]FF[4]CA[UTF-8]SZ[9]AB[ee]C[1, 2, 3.];W[de](;B[dd])(;B[df]))';

/** Two pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGNYlcYARAAIywIhJjM6IgAAAABJRU5ErkJggg==',
  'base64',
);

for (const locale of inTurn('teach-materials', locales))
  test(
    `${locale}: a page from a file, a problem that was judged and a picture become a lesson, which a student reads on a phone`,
    matrix,
    async ({ visit }) => {
      const t = (path: string, values: Record<string, string | number> = {}) => screenText(locale, path, values);
      const own = (path: string) => t(`teach.materials.${path}`);
      const stamp = `${locale} ${Date.now() % 100_000}`;
      const className = `Class ${stamp}`;
      const { teacher, pupil } = await teacherAndPupil(className);
      // An invalid file is rejected, which the browser reports.
      const { page: desk } = await visit({ account: teacher, locale, mayComplain: true });
      const press = (path: string) => desk.getByRole('button', { name: own(path), exact: true }).click();
      // Goes through an empty page, so that no save is still pending.
      const openAnew = async (hash: string) => {
        await desk.goto('about:blank');
        await desk.goto(`/${locale}/teach/materials${hash}`);
      };
      const point = (at: string) => desk.locator(`[data-at="${at}"]`);

      await desk.goto(`/${locale}/teach/materials#/page/new`);
      const file = desk.getByLabel(own('sgf.label'));
      await file.setInputFiles({ name: 'wrong.sgf', mimeType: 'text/plain', buffer: Buffer.from('(;SZ[9];B[ee]') });
      await expect(desk.getByRole('alert').filter({ hasText: own('sgf.faults.notSgf') })).toBeVisible();
      await file.setInputFiles({ name: 'game.sgf', mimeType: 'text/plain', buffer: Buffer.from(game) });
      await expect(desk.getByLabel(own('words'))).toHaveValue('1, 2, 3.');
      expect(await violations(desk)).toEqual([]);
      await desk.getByLabel(own('titleLabel')).fill(`Page ${stamp}`);
      await press('save');
      await desk.waitForURL(/#\/page\/(?!new)/);

      await openAnew('#/problem/new');
      await desk.getByLabel(own('titleLabel')).fill(`Problem ${stamp}`);
      for (const at of ['C4', 'D3', 'E4']) await point(at).click();
      await press('tools.white');
      await point('D4').click();
      await press('tools.stake');
      await point('D4').click();
      await press('tools.region');
      for (const at of ['C5', 'D5', 'E5', 'D6']) await point(at).click();
      await press('tools.right');
      await point('D6').click();
      expect(await violations(desk)).toEqual([]);
      await press('judge');
      await expect(desk.getByText(own('verdict.refused'))).toBeVisible({ timeout: 40_000 });
      await press('tools.right');
      await point('D6').click();
      await point('D5').click();
      await press('judge');
      await expect(desk.getByText(own('verdict.proved'))).toBeVisible({ timeout: 40_000 });

      await openAnew('#/file/new');
      const choose = desk.getByLabel(own('file.choose'));
      await choose.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script></script>') });
      await expect(desk.getByRole('alert').filter({ hasText: t('errors.MATERIAL_FILE_REFUSED') })).toBeVisible();
      await expect(choose).toBeEnabled();
      await choose.setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: picture });
      await desk.getByLabel(own('titleLabel')).fill(`Picture ${stamp}`);
      await desk.getByLabel(own('file.alt')).fill(`Black lives ${stamp}`);
      expect(await violations(desk)).toEqual([]);
      await press('save');
      await desk.waitForURL(/#\/file\/(?!new)/);

      await openAnew('');
      await desk.getByLabel(own('newLesson')).fill(`Lesson ${stamp}`);
      await press('addLesson');
      // The lesson may still be loading when it is opened.
      const toAdd = (title: string) => desk.getByRole('button', { name: `${own('add')} ${title}` });
      await expect(async () => {
        if (!(await toAdd(`Page ${stamp}`).isVisible())) await desk.getByText(own('putIn')).click();
        await expect(toAdd(`Page ${stamp}`)).toBeVisible({ timeout: 3_000 });
      }).toPass();
      for (const title of [`Page ${stamp}`, `Problem ${stamp}`, `Picture ${stamp}`]) await toAdd(title).click();
      await desk.getByLabel(className).check();
      expect(await violations(desk)).toEqual([]);
      await press('save');
      await expect(desk.getByText(t('teach.materials.savedNow', { title: `Lesson ${stamp}` }))).toBeVisible();

      // Material that is no longer shared is a 404, which the browser reports.
      const { page } = await visit({ account: pupil, locale, ...phone, mayComplain: true });
      await page.goto(`/${locale}/learn`);
      await page.getByRole('link', { name: `Lesson ${stamp}` }).click();
      const read = (path: string) => page.getByRole('button', { name: t(`learn.shared.${path}`), exact: true });
      await expect(page.getByText('1, 2, 3.')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await read('stepOn').click();
      await expect(page.getByText(t('learn.shared.choose'))).toBeVisible();
      // By keyboard alone.
      await page.getByRole('button', { name: /^2/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('learn.shared.end', { step: 3 }))).toBeVisible();
      await read('after').click();
      await page.getByRole('heading', { name: `Problem ${stamp}` }).waitFor();
      await page.locator('[data-at="D5"]').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: t('board.solved') })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await read('after').click();
      const shown = page.getByRole('img', { name: `Black lives ${stamp}` });
      await expect(shown).toHaveJSProperty('naturalWidth', 2);
      expect(await violations(page)).toEqual([]);
      const address = (await shown.getAttribute('src'))!;
      expect((await page.request.get(address)).status()).toBe(200);

      await desk.getByLabel(className).uncheck();
      await press('save');
      await expect(desk.getByRole('status').last()).toBeVisible();
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(t('learn.shared.goneText'))).toBeVisible({ timeout: 5_000 });
      }).toPass();
      expect((await page.request.get(address)).status()).toBe(403);
    },
  );
