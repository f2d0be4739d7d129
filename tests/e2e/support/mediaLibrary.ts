import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures';
import { main } from './locators';
import { call, uniqueName } from './stored';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export const textFile = (name: string, content = name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

export const pictureFile = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

/** Stores a file of a test's own beside the app; gives its id. */
export const addFile = async (
  page: Page,
  file: ReturnType<typeof textFile>,
  folderId = 0,
): Promise<number> => {
  const { SESSIONID } = await page.evaluate(() => ({
    SESSIONID: JSON.parse(localStorage.getItem('backoffice.session') ?? '{}').sessionId as string,
  }));
  const response = await page.request.post('/internal/v1/media/files', {
    headers: { SESSIONID },
    multipart: { folderId: String(folderId), file },
  });
  return Number((await response.json()).last_id);
};

interface OwnFolder {
  readonly id: number;
  readonly name: string;
}

/** Stores a folder of a test's own beside the app, with files by these names. */
export const addFolder = async (
  page: Page,
  name: string,
  fileNames: readonly string[] = [],
): Promise<OwnFolder> => {
  const own = uniqueName(name);
  const { last_id } = await call(page, 'POST', 'media', { folderName: own });
  const id = Number(last_id);
  for (const fileName of fileNames) await addFile(page, textFile(fileName), id);
  return { id, name: own };
};

/** The names of the files of a folder, as they are stored. */
export const storedNames = async (page: Page, folderId: number): Promise<readonly string[]> => {
  const { results } = await call(page, 'GET', `media?type=0&folderId=${folderId}&sort=fileName`);
  return (results as { fileName: string }[]).map(({ fileName }) => fileName);
};

export const folderPane = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Folders' });

/** A folder beside the files. */
export const folder = (page: Page, name: string): Locator =>
  folderPane(page).getByRole('button', { name: new RegExp(`^${name} `) });

/** The names of the files on screen, each the link to its file. */
export const names = (page: Page): Locator =>
  main(page)
    .getByRole('button', { name: /\.\w{2,4}$/ })
    .and(page.locator('.MuiLink-root'));

export const file = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name, exact: true });

export const tick = (page: Page, name: string): Locator =>
  main(page).getByRole('checkbox', { name: `Select ${name}` });

/** Opens the menu of a file and chooses from it. */
export const choose = async (page: Page, name: string, action: string): Promise<void> => {
  await main(page)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

/** What is being uploaded, and what was. */
export const uploads = (page: Page): Locator => page.getByRole('region', { name: 'Uploads' });

/** Opens a folder's page, and waits for its files. */
export const openFolder = async (page: Page, { id }: OwnFolder, count: number): Promise<void> => {
  await page.goto(`/en/dashboard/media/all?folder=${id}`);
  await expect(names(page)).toHaveCount(count);
};

/** Drops files from outside the window on the page. */
export const dropOnPage = async (page: Page, fileNames: readonly string[]): Promise<void> => {
  const data = await page.evaluateHandle((wanted) => {
    const transfer = new DataTransfer();
    for (const name of wanted) transfer.items.add(new File([name], name, { type: 'text/plain' }));
    return transfer;
  }, fileNames);
  const target = main(page).getByRole('heading', { level: 1 });
  await target.dispatchEvent('dragenter', { dataTransfer: data });
  await expect(page.getByText(/^Drop files to add them to/)).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: data });
};
