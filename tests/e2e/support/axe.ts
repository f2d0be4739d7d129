import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ContextSpec, RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

declare global {
  interface Window {
    axe?: { run(context: ContextSpec, options: RunOptions): Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/** The cursor of a code editor that is being written in: it blinks for as long as that has the focus. */
const BLINKING = '.cm-cursorLayer';

/** The bar that ends a form. */
const FLOATING = '[data-form-bar]';

/** The menu, which all pages have: a third of what there is to look at. */
const MENU = 'nav[aria-label="Menu"]';

/** A part of the page, where the rest of it has been looked at before; with the menu as well, all of it. */
type Part = 'html' | 'main' | '[role="dialog"]';

const violationsOn = async (page: Page, options: RunOptions, part?: Part): Promise<string[]> => {
  // Once a document: reading its half a megabyte takes as long as a small analysis.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(
    async ({ context, options, blinking, floating }) => {
      const changing = document
        .getAnimations()
        .filter(
          ({ effect }) => !(effect instanceof KeyframeEffect && effect.target?.matches(blinking)),
        );
      await Promise.all(changing.map(({ finished }) => finished.catch(() => {})));
      // What stays on screen lies over what is scrolled beneath it: it is judged where it stands in the page.
      const bars = [...document.querySelectorAll<HTMLElement>(floating)];
      for (const bar of bars) bar.style.position = 'static';
      const { violations = [] } = (await window.axe?.run(context, options)) ?? {};
      for (const bar of bars) bar.style.position = '';
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    {
      context: {
        include: [[part ?? 'html']],
        exclude: part === undefined ? [[DRAWN], [MENU]] : [[DRAWN]],
      },
      // What is right needs no report. Nothing is asked of frames: what people wrote runs in them, and
      // answers nobody.
      options: { ...options, resultTypes: ['violations' as const], iframes: false },
      blinking: BLINKING,
      floating: FLOATING,
    },
  );
};

/** Of the page as it comes to stand: what was still being drawn during an analysis is looked at again. */
const expectNone = (page: Page, options: RunOptions, part?: Part): Promise<void> =>
  expect.poll(() => violationsOn(page, options, part)).toEqual([]);

/** No violation of WCAG 2.2 A and AA on the page as it stands but for the menu, or in a part of it. */
export const expectAccessible = (page: Page, part?: Part): Promise<void> =>
  expectNone(page, everything, part);

/** The same in the light scheme, and colours that can be distinguished in the dark one. */
export const expectAccessibleInBothSchemes = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNone(page, everything, 'html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, colours, 'html');
};
