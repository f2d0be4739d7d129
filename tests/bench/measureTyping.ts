import type { Page } from 'playwright';
import { newRow, rowTypes } from '../../schemas/documents';
import { type Account, withPage } from './benchPage';

const TEXT = 'Wat vond je van je bezoek aan de tentoonstelling?';

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
export const measureTyping = (
  origin: string,
  account: Account,
  count: number,
): Promise<readonly number[]> =>
  withPage(origin, account, async (page, headers) => {
    const id = await addDocument(page, headers, count);
    await page.goto(`/en/dashboard/builder/document/${id}`);
    await page
      .locator('li button[aria-pressed]')
      .nth(count - 1)
      .waitFor();
    return typeTimed(page);
  });
