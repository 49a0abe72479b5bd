import type { Locator, Page } from 'playwright/test';
import { tabTo } from './keyboard';

/** How a visitor operates a page: by pointer, or by the keyboard alone. */
export type PageActions = {
  press: (target: Locator) => Promise<void>;
  /** Replaces the field's value. */
  write: (target: Locator, text: string) => Promise<void>;
  choose: (radio: Locator) => Promise<void>;
};

export const pointer: PageActions = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: (radio) => radio.check(),
};

export const finger: PageActions = { ...pointer, press: (target) => target.tap() };

/** Tab finds it, Enter presses it, arrows choose. */
export const keys = (page: Page): PageActions => ({
  async press(target) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async write(target, text) {
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  async choose(radio) {
    // Tab stops at the one that is chosen; the arrows move to the others.
    const group = page.locator(`[name="${await radio.getAttribute('name')}"]:checked`);
    await tabTo(page, group);
    const count = await page.locator(`[name="${await radio.getAttribute('name')}"]`).count();
    for (let n = 0; n < count && !(await radio.isChecked()); n += 1) await page.keyboard.press('ArrowDown');
  },
});
