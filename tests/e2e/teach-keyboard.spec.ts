import { tabTo, typeAhead } from '../setup/keyboard';
import { keys } from '../setup/page-actions';
import { choose, untilPaid } from '../setup/purchase';
import { url } from '../setup/shop';
import { register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

const locale = 'en-US';
const t = (path: string, values: Record<string, string | number> = {}) => screenText(locale, path, values);

test('by the keyboard alone: students from a sheet, homework for them and its results, and a course for one', async ({
  visit,
  staff,
}) => {
  test.slow();
  const account = await register(url, locale);
  const { id } = await staff.findOne('users', { 'where[username][equals]': account.username });
  await staff.update('users', id, { role: 'teacher', rank: 'G10' });
  const { page } = await visit({ account, locale });
  const by = keys(page);
  const tick = async (name: string) => {
    const box = page.getByRole('checkbox', { name });
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  };

  await page.goto(`/${locale}/teach`);
  await by.press(page.getByRole('link', { name: t('teach.import.toImport') }).first());
  const sheet = page.getByLabel(t('teach.import.paste'));
  await tabTo(page, sheet);
  // A line break is typed as one.
  await page.keyboard.insertText('name,class\nMei Lin,3A\nBao Chen,3A');
  await by.press(page.getByRole('button', { name: t('teach.import.check') }));
  await by.press(page.getByRole('button', { name: t('teach.import.create', { count: 2 }) }));
  await page.getByRole('heading', { name: t('teach.cards.title') }).waitFor();

  await by.press(page.getByRole('link', { name: t('teach.tabs.homework'), exact: true }));
  await by.press(page.getByRole('link', { name: t('homework.given.give') }).first());
  await by.write(page.getByLabel(t('account.fields.homeworkTitle')), 'Nets');
  await typeAhead(page, page.getByRole('combobox', { name: t('homework.given.to.class'), exact: true }), '3A');
  await by.press(page.getByRole('button', { name: t('homework.given.choose.levels') }));
  await by.press(page.getByRole('button', { name: t('homework.given.choose.addLevels') }));
  await by.press(page.getByRole('button', { name: t('homework.given.giveNow') }));
  await page.getByRole('heading', { name: 'Nets', exact: true }).waitFor();
  await expect(page.getByRole('rowheader')).toHaveText(['Bao Chen', 'Mei Lin']);
  const order = page.getByRole('combobox', { name: t('homework.given.results.order') });
  await typeAhead(page, order, t('homework.given.results.orders.done'));
  await expect(order).toHaveValue('done');
  // The table is wider than a phone: it is scrolled by the arrows.
  await tabTo(page, page.getByRole('region', { name: t('homework.given.results.title') }));

  await by.press(page.getByRole('link', { name: t('teach.tabs.activation'), exact: true }));
  const courses = page.getByRole('group', { name: t('activation.course.legend') });
  await tabTo(page, courses.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tick('Mei Lin');
  await by.press(page.getByRole('region', { name: t('activation.sum.title') }).getByRole('button'));
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  await choose(page, locale, 'approve');
  await untilPaid(page, locale);
  await page.getByText(t('account.order.forClass.student', { name: 'Mei Lin' })).waitFor();
});
