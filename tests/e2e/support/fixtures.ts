import {
  type BrowserContext,
  test as base,
  type Clock,
  type ConsoleMessage,
  type Page,
  type WebError,
} from 'playwright/test';
import { readSession, type Session } from '../../../dataProvider/session';

export { expect } from 'playwright/test';

/** The demo's accounts that the tests work with; all have the same password. */
export const accounts = {
  admin: 'admin@demo.test',
  manager: 'manager@demo.test',
  operator: 'operator@demo.test',
  /** Of an organisation of its own, where it manages everything; an administrator of none. */
  museum: 'museum@demo.test',
} as const;
export const password = 'demo1234';

/** Where `dataProvider/session.ts` keeps the session. */
const SESSION_KEY = 'backoffice.session';

/** A page of the server's origin without the app, which would start at once. */
const ANTEROOM = '/anteroom';

/** A session, and the token that its cookie holds. */
interface Begun {
  readonly token: string;
  readonly session: Session;
}

/** Sessions of this worker's, by address. Checking a password takes longer than opening a page. */
const sessions = new Map<string, Begun>();

const sessionOf = async (page: Page, token: string): Promise<Session | null> => {
  const headers = { SESSIONID: token };
  return readSession(await (await page.request.get('/internal/v1/session', { headers })).json());
};

/** The session that an earlier test began, unless it was ended or works for another organisation by now. */
const runningSession = async (page: Page, email: string): Promise<Begun | null> => {
  const begun = sessions.get(email);
  if (!begun) return null;
  const session = await sessionOf(page, begun.token);
  return session?.organisation.id === begun.session.organisation.id ? { ...begun, session } : null;
};

const beginSession = async (page: Page, email: string, secret: string): Promise<Begun> => {
  const data = { email, password: secret };
  const response = await page.request.post('/internal/v1/session', { data });
  const { sessionId: token } = await response.json();
  const session = await sessionOf(page, token);
  if (!session) throw new Error(`${email} can't sign in: ${response.status()}`);
  return { token, session };
};

/** Whether the page is signed in with a session; none is on a page without an address. */
const isStored = (page: Page, { sessionId }: Session): Promise<boolean> =>
  page
    .evaluate((key) => localStorage.getItem(key) ?? '', SESSION_KEY)
    .then((stored) => stored.includes(`"sessionId":${JSON.stringify(sessionId)}`))
    .catch(() => false);

/** Signs in over the API, and stores the session where the app finds it when it is opened next. */
export const signInAs = async (page: Page, email: string, secret = password): Promise<void> => {
  const begun = (await runningSession(page, email)) ?? (await beginSession(page, email, secret));
  const { token, session } = begun;
  sessions.set(email, begun);
  if (await isStored(page, session)) return;
  await page.route(`**${ANTEROOM}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(ANTEROOM);
  const cookie = { name: 'SESSIONID', value: token, httpOnly: true, sameSite: 'Strict' } as const;
  await page.context().addCookies([{ ...cookie, url: page.url() }]);
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
  /**
   * What a test has in common with those that its worker ran before: the app's files that they loaded, or the page
   * itself as well, which stays signed in.
   */
  shares: 'files' | 'page';
  /** The page's clock, for tests that set it. A browser's context can't get its own back: no other test has it. */
  clock: Clock;
}

interface Kept {
  /** Browser contexts of the worker, by their options. What one test has loaded, the next finds loaded. */
  contexts: Map<string, BrowserContext>;
}

/** Leaves a context as if it were new, but for the app's files that it has loaded. */
const emptied = async (context: BrowserContext): Promise<void> => {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.setStorageState({ cookies: [], origins: [] });
};

export const test = base.extend<Fixtures, Kept>({
  allowedProblems: [[], { option: true }],
  shares: ['files', { option: true }],

  contexts: [async ({ browser: _ }, use) => use(new Map()), { scope: 'worker' }],

  context: async (
    { browser, contexts, shares, baseURL, bypassCSP, colorScheme, hasTouch, permissions, viewport },
    use,
  ) => {
    const options = { shares, baseURL, bypassCSP, colorScheme, hasTouch, permissions, viewport };
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? (await browser.newContext());
    // What is emptied has lost its permissions.
    if (!permissions) contexts.set(key, context);
    await use(context);
    if (!contexts.has(key)) await context.close();
    else if (shares === 'files') await emptied(context);
  },

  page: async ({ context, viewport, colorScheme }, use) => {
    const [page = await context.newPage()] = context.pages();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await use(page);
  },

  clock: async ({ context, contexts, page }, use) => {
    await use(page.clock);
    for (const [key, kept] of contexts) if (kept === context) contexts.delete(key);
  },

  hasNoProblems: [
    async ({ context, allowedProblems }, use) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!allowedProblems.some((allowed) => allowed.test(problem))) problems.push(problem);
      };
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning')
          note(`${message.text()} (${message.location().url})`);
      };
      const onError = (error: WebError) => note(String(error.error()));
      context.on('console', onConsole).on('weberror', onError);
      await use(undefined);
      context.off('console', onConsole).off('weberror', onError);
      base.expect(problems, 'what the console showed').toEqual([]);
    },
    { auto: true },
  ],

  signedIn: async ({ page }, use) => {
    await signInAs(page, accounts.admin);
    await use(page);
  },
});
