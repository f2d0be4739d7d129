import { chromium, type Page } from 'playwright';
import { readSession } from '../../dataProvider/session';
import { newRow, rowTypes } from '../../schemas/rows';
import { provideBrowser } from '../../scripts/browser.mjs';

const SESSION_KEY = 'backoffice.session';
const TEXT = 'Wat vond je van je bezoek aan de tentoonstelling?';

interface Account {
  email: string;
  password: string;
}

const signIn = async (page: Page, account: Account) => {
  const answer = await page.request.post('/internal/v1/session', { data: account });
  const session = readSession(await answer.json());
  if (!session) throw new Error(`${account.email} can't sign in.`);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  return { SESSIONID: session.sessionId, OrganisationId: String(session.organisation.id) };
};

/** A document with so many rows, of every type that can do without a file or an enum. */
const addDocument = async (page: Page, headers: Record<string, string>, count: number) => {
  const post = async (method: 'PUT' | 'POST', path: string, data: object) => {
    const answer = await page.request.fetch(`/internal/v1/${path}`, { method, headers, data });
    const body = await answer.json();
    if (!answer.ok()) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return Number(body.last_id);
  };
  const id = await post('PUT', 'objectsDefinitions/add', { title: 'Bench', properties: [] });
  const types = rowTypes.filter(({ needs = [], media }) => needs.length === 0 && !media);
  for (let index = 0; index < count; index += 1) {
    const type = types[index % types.length]?.code ?? 1;
    const { options } = newRow(type);
    const row = { ...options, ...('title' in options && { title: `Rij ${index + 1}` }) };
    await post('POST', `objectsDefinitions/${id}`, {
      function: 'addObjectRow',
      order: index + 1,
      type,
      options: JSON.stringify(row),
    });
  }
  return id;
};

/** From the key to the moment that what follows from it has been painted. */
const typeTimed = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  const title = page.getByRole('region', { name: 'Options' }).getByRole('textbox').first();
  await title.fill('');
  await title.pressSequentially(TEXT, { delay: 60 });
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
};

/**
 * Types in an option of a document with many rows.
 *
 * @param origin of a server that shows the built app
 * @returns the milliseconds of each key
 */
export const measureTyping = async (
  origin: string,
  account: Account,
  count: number,
): Promise<readonly number[]> => {
  const browser = await chromium.launch({
    executablePath: provideBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ baseURL: origin, locale: 'en' });
    const id = await addDocument(page, await signIn(page, account), count);
    await page.goto(`/en/dashboard/builder/document/${id}?tab=rows`);
    await page
      .locator('li button[aria-pressed]')
      .nth(count - 1)
      .waitFor();
    return await typeTimed(page);
  } finally {
    await browser.close();
  }
};
