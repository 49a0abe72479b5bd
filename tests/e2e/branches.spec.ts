import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

const text = (key: string) => screenText('zh-TW', `branches.${key}`);

test('a branch is found by city and age; the address is shared, survives a reload and leads back', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'zh-TW' });
  await page.goto('/zh-TW/branches');
  const main = page.locator('main');
  const cities = main.locator('.branch-city h2');
  await expect(cities).not.toHaveCount(1);
  const all = await cities.count();

  await page.getByLabel(text('city')).selectOption({ label: '台中市' });
  await expect(cities).toHaveText(['台中市']);
  await page.getByLabel(text('age')).selectOption('5');
  await page.getByLabel(text('onlySeats')).check();
  await expect(page).toHaveURL(/\?city=tw-taichung&age=5&seats=1$/);
  await expect(main.getByRole('status')).not.toContainText(text('branchesOther').replace('#', '0'));

  await page.reload();
  await expect(cities).toHaveText(['台中市']);
  await expect(page.getByLabel(text('onlySeats'))).toBeChecked();
  await page.getByRole('button', { name: text('reset') }).click();
  await expect(cities).toHaveCount(all);
  await page.goBack();
  await expect(cities).toHaveText(['台中市']);

  await page.goto('/zh-TW/branches?age=99');
  await expect(main.getByText(screenText('zh-TW', 'common.tryOtherRegion'))).toBeVisible();
});

test('a stone of the map leads to its city', async ({ visit }) => {
  const { page } = await visit({ locale: 'zh-TW' });
  await page.goto('/zh-TW/branches');
  await page
    .getByRole('link', { name: /台南市/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#city-tw-tainan$/);
  await expect(page.getByRole('heading', { level: 2, name: '台南市' })).toBeInViewport();
});
