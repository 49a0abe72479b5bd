import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** WCAG 2.2 AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
type Looking = Pick<Parameters<AxeBuilder['options']>[0], 'runOnly' | 'rules'> & {
  /** The part that is looked at. */
  within?: string | undefined;
};

/** What breaks WCAG 2.2 AA on a page as it stands, or those rules of it that are asked for: each with where and why. */
export async function violations(page: Page, { within = 'html', ...rules }: Looking = {}): Promise<string[]> {
  // At the top: a link half under a sticky header would be reported as a small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Without frames to visit, axe needs no page of its own to put its results together.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: levels, ...rules })
    .setLegacyMode()
    .include(within);
  const { violations: broken } = await axe.analyze();
  return broken.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}
