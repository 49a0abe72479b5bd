import { expect, test } from '../setup/test';

test('what is printed from a dark screen is dark on white', async ({ visit }) => {
  const { page } = await visit({ locale: 'ja-JP' });
  await page.goto('/ja-JP/terms-of-service');
  const colors = () =>
    page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('main h1')!);
      return { color, background: getComputedStyle(document.documentElement).backgroundColor };
    });
  const lightnessOf = (color: string) =>
    (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(lightnessOf((await colors()).color)).toBeGreaterThan(150);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const printed = await colors();
  expect(lightnessOf(printed.color)).toBeLessThan(80);
  expect(lightnessOf(printed.background)).toBeGreaterThan(230);
});
