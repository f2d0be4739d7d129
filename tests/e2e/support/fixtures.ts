import { test as base, type Page } from 'playwright/test';
import { readSession } from '../../../dataProvider/session';

export { expect } from 'playwright/test';

/** The demo's accounts that the tests work with; all have the same password. */
export const accounts = {
  admin: 'admin@demo.test',
  manager: 'manager@demo.test',
  operator: 'operator@demo.test',
} as const;
export const password = 'demo1234';

/** Where `dataProvider/session.ts` keeps the session. */
const SESSION_KEY = 'backoffice.session';

/** A page of the server's origin without the app, which would start at once. */
const ANTEROOM = '/anteroom';

/** Signs in over the API, and stores the session where the app finds it when it is opened next. */
export const signInAs = async (page: Page, email: string, secret = password): Promise<void> => {
  const data = { email, password: secret };
  const response = await page.request.post('/internal/v1/session', { data });
  const session = readSession(await response.json());
  if (!session) throw new Error(`${email} can't sign in: ${response.status()}`);
  await page.route(`**${ANTEROOM}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(ANTEROOM);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  await page.unroute(`**${ANTEROOM}`);
};

/**
 * Has the pages that are opened ask for all that they show: what a test answers in place of the server must
 * not come with the page.
 */
export const askAnew = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.getElementById('first-answers')?.remove(),
    ),
  );
};

interface Fixtures {
  /** The page, with the administrator signed in. */
  signedIn: Page;
  /**
   * Console messages that a test provokes, refused calls above all, which the browser logs itself.
   * Any other warning or error fails the test.
   */
  allowedProblems: readonly RegExp[];
  hasNoProblems: undefined;
}

export const test = base.extend<Fixtures>({
  allowedProblems: [[], { option: true }],

  hasNoProblems: [
    async ({ context, allowedProblems }, use) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!allowedProblems.some((allowed) => allowed.test(problem))) problems.push(problem);
      };
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(String(error.error())));
      await use(undefined);
      base.expect(problems, 'what the console told').toEqual([]);
    },
    { auto: true },
  ],

  signedIn: async ({ page }, use) => {
    await signInAs(page, accounts.admin);
    await use(page);
  },
});
