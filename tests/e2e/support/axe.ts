import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of these levels, but off unless they are named. */
const named = ['label-content-name-mismatch', 'target-size'];

const everything: RunOptions = {
  runOnly: { type: 'tag', values: [...levels] },
  rules: Object.fromEntries(named.map((rule) => [rule, { enabled: true }])),
};
/** What a colour scheme can break. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Pictures that are drawn in colours of people's own choice; their captions say what can't be read there. */
const DRAWN = 'figure > [aria-hidden="true"]';

const violationsOn = async (page: Page, options: RunOptions): Promise<string[]> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
  // Without frames of other origins there is nothing to put together in a page of its own, and what is
  // right needs no report: an analysis then takes a fifth of the time.
  const { violations } = await new AxeBuilder({ page })
    // Nothing is asked of frames: what people wrote runs in them, and answers nobody.
    .options({ ...options, resultTypes: ['violations'], iframes: false })
    .setLegacyMode()
    .exclude(DRAWN)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

/** Of the page as it comes to stand: what was still being drawn during an analysis is looked at again. */
const expectNone = (page: Page, options: RunOptions): Promise<void> =>
  expect.poll(() => violationsOn(page, options)).toEqual([]);

/** No violation of WCAG 2.2 A and AA on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> => expectNone(page, everything);

/** The same in the light scheme, and colours that can be told apart in the dark one. */
export const expectAccessibleInBothSchemes = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNone(page, everything);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, colours);
};
