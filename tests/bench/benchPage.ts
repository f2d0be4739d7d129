import { chromium, type Page } from 'playwright';
import { readSession } from '../../dataProvider/session';
import { provideBrowser } from '../../scripts/browser.mjs';

const SESSION_KEY = 'backoffice.session';

export interface Account {
  email: string;
  password: string;
}

const signIn = async (page: Page, account: Account) => {
  await page.request.post('/internal/v1/session', { data: account });
  const answer = await page.request.get('/internal/v1/session');
  const session = readSession(await answer.json());
  if (!session) throw new Error(`${account.email} can't sign in.`);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  return { SESSIONID: session.sessionId, OrganisationId: String(session.organisation.id) };
};

/**
 * Works in a browser with somebody signed in, and closes it.
 *
 * @param origin of a server that shows the built app
 */
export const withPage = async <Result>(
  origin: string,
  account: Account,
  work: (page: Page, headers: Record<string, string>) => Promise<Result>,
): Promise<Result> => {
  const browser = await chromium.launch({
    executablePath: provideBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ baseURL: origin, locale: 'en' });
    return await work(page, await signIn(page, account));
  } finally {
    await browser.close();
  }
};
