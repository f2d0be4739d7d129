import type { Locator, Page } from 'playwright/test';
import { newRow } from '../../../schemas/documents';
import { expectAccessible } from '../support/axe';
import { addDocument } from '../support/builder';
import { expect, test } from '../support/fixtures';
import { button, main } from '../support/locators';
import { addRecord, call, uniqueName } from '../support/stored';

/** Opens the history of a record's page, and compares it with what it was before its last change. */
const compareAt = async (page: Page, address: string): Promise<Locator> => {
  await page.goto(`/en/dashboard/${address}`);
  await button(main(page), 'History').click();
  await page
    .getByRole('dialog', { name: /^History of / })
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Compare with before/ })
    .click();
  return page.getByRole('dialog', { name: 'Before and now' });
};

const before = (dialog: Locator) => dialog.getByRole('region', { name: /^Before the change of/ });
const now = (dialog: Locator) => dialog.getByRole('region', { name: 'Now', exact: true });

/** What a picture of text and styles shows, in the frame within its frame. */
const within = (side: Locator) =>
  side.frameLocator('iframe').locator('iframe').last().contentFrame();

/** A schedule that a playlist was added to, in the same hours. */
const changedSchedule = async (page: Page) => {
  const names = [uniqueName('Ochtend'), uniqueName('Middag')];
  const id = await addRecord(page, 'digitalsignage/schedules', { name: uniqueName('Gevel') });
  const schedules: object[] = [];
  for (const name of names) {
    const playListId = await addRecord(page, 'digitalsignage/playlists', { name });
    schedules.push({ playListId, monStart: '08:00', monEnd: '12:00' });
    const path = `digitalsignage/schedules/${id}`;
    await call(page, 'POST', path, { function: 'saveScheduleItems', schedules });
  }
  return { id, names };
};

test('a playlist as it was stands beside what it is, as its items follow each other', async ({
  signedIn: page,
}) => {
  const id = await addRecord(page, 'digitalsignage/playlists', { name: uniqueName('Hal') });
  const { results } = await call(page, 'GET', 'media?filter=terras-open.jpg');
  const [file] = results as { id: number }[];
  const item = { mediaId: file?.id, transition: 1, deleted: false };
  const save = (...playListItems: object[]) =>
    call(page, 'POST', `digitalsignage/playlists/${id}`, {
      function: 'savePlayList',
      playListItems,
    });
  await save({ ...item, id: 'tmp-1', order: 1, duration: 10 });
  await save(
    { ...item, id: 1, order: 1, duration: 10 },
    { ...item, id: 'tmp-2', order: 2, duration: 5 },
  );
  const dialog = await compareAt(page, `digitalsignage/playlists/${id}`);
  await expect(before(dialog).getByText('Runs 0:10')).toBeVisible();
  await expect(now(dialog).getByText('Runs 0:15')).toBeVisible();
  await expect(before(dialog).getByRole('group', { name: /^Item/ })).toHaveCount(1);
  await expect(now(dialog).getByRole('group', { name: /^Item/ })).toHaveCount(2);
  await expect(now(dialog).locator('img')).toHaveCount(2);
  await expectAccessible(page, '[role="dialog"]');
});

test('a schedule as it was stands beside what it is, as its week looks', async ({
  signedIn: page,
}) => {
  const { id, names } = await changedSchedule(page);
  const dialog = await compareAt(page, `digitalsignage/schedules/detail/${id}`);
  const bars = (side: Locator) => side.getByRole('img', { name: /^Mon 08:00–12:00/ });
  await expect(bars(before(dialog))).toHaveCount(1);
  await expect(bars(now(dialog))).toHaveCount(2);
  await expect(
    now(dialog)
      .getByRole('list')
      .getByText(names[1] ?? ''),
  ).toBeVisible();
  const [left, right] = [await before(dialog).boundingBox(), await now(dialog).boundingBox()];
  expect(right?.x).toBeGreaterThan(left?.x ?? 0);
  expect(right?.y).toBe(left?.y);
  // All seven days are in sight, and what has no room is left away instead of being cut.
  const week = now(dialog).getByRole('region', { name: 'Week at a glance' });
  expect(await week.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await expect(week.getByText('Sun', { exact: true })).toBeInViewport({ ratio: 1 });
  for (const bar of await bars(now(dialog)).all())
    expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page, '[role="dialog"]');
});

test('a template is seen beside its form as it is typed, and as it was beside what it is', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Sjabloon');
  const css = 'h1 { color: rgb(1, 2, 3) }';
  const asset = await addRecord(page, 'websites/assets', { name, type: 0, content: css });
  const template = '<h1>{{pageTitle}}</h1>';
  const id = await addRecord(page, 'websites/templates', { name, template });
  await call(page, 'PUT', `websites/templates/${id}`, { assignedAssets: [asset] });
  const dialog = await compareAt(page, `websites/templates/${id}`);
  const titleIn = (side: Locator) => within(side).getByRole('heading');
  await expect(titleIn(before(dialog))).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(titleIn(now(dialog))).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expectAccessible(page, '[role="dialog"]');

  await page.goto(`/en/dashboard/websites/templates/${id}?tab=template&edit=true`);
  const seen = titleIn(main(page).locator('figure'));
  await expect(seen).toHaveText('{{pageTitle}}');
  await main(page).locator('.cm-content').fill('<h1>Typed</h1>');
  await expect(seen).toHaveText('Typed');
  await expect(seen).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expectAccessible(page, 'main');
});

/** A page of a website, with texts in its first language, that is changed once. */
const changedPage = async (page: Page) => {
  const template = '<h1>{{pageTitle}}</h1>{{intro}}';
  const templateId = await addRecord(page, 'websites/templates', {
    name: uniqueName('Blad'),
    template,
  });
  const { results } = await call(page, 'GET', 'websites/pages?page=1&maxrowcount=1');
  const [some] = results as { websiteId: number }[];
  const texts = (pageTitle: string, content: string) => [
    {
      language: 'NL-nl',
      pageTitle,
      url: `/${uniqueName('b').replace(' ', '-')}`,
      elements: [{ key: 'intro', content }],
    },
  ];
  const values = { name: uniqueName('Pagina'), websiteId: some?.websiteId, templateId };
  const languages = texts('Bezoek', '<p>Met de bus</p>');
  const id = await addRecord(page, 'websites/pages', { ...values, languages });
  const path = `websites/pages/${id}`;
  const [block] = languages;
  const elements = [{ key: 'intro', content: '<p>Met de trein</p>' }];
  await call(page, 'PUT', path, {
    languages: [{ ...block, pageTitle: 'Uw bezoek', elements }],
  });
  return path;
};

test('a page as it was stands beside what it is, and its history names what is another by its language', async ({
  signedIn: page,
}) => {
  const path = await changedPage(page);
  const dialog = await compareAt(page, path);
  await expect(within(before(dialog)).getByRole('heading')).toHaveText('Bezoek');
  await expect(within(before(dialog)).getByText('Met de bus')).toBeVisible();
  await expect(within(now(dialog)).getByRole('heading')).toHaveText('Uw bezoek');
  await expect(within(now(dialog)).getByText('Met de trein')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  const change = page
    .getByRole('dialog', { name: /^History of / })
    .getByRole('listitem')
    .first();
  await expect(change).toContainText(/Dutch · Page title.*Bezoek.*became.*Uw bezoek/);
  await expect(change).toContainText(/Met de bus.*became.*Met de trein/);
  await expect(change).not.toContainText('English');
});

test('a price sheet as it was stands beside what it is, with its products', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Bord');
  const html = (text: string) => `<h1></h1><div></div><p>${text}</p>`;
  const id = await addRecord(page, 'digitalsignage/pricesheets', { name });
  const path = `digitalsignage/pricesheets/${id}`;
  for (const text of ['Inclusief btw', 'Exclusief btw'])
    await call(page, 'PUT', path, { name, templateHtmlContent: html(text) });
  const dialog = await compareAt(page, `digitalsignage/pricesheets/detail/${id}`);
  await expect(within(before(dialog)).getByText('Inclusief btw')).toBeVisible();
  await expect(within(now(dialog)).getByText('Exclusief btw')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

test('a document is compared with its version of before', async ({ signedIn: page }) => {
  const first = await addDocument(page, [[1, { title: 'Naam' }]]);
  const path = `objectsDefinitions/${first}`;
  await call(page, 'POST', path, { function: 'setActive' });
  const made = await call(page, 'POST', path, { function: 'createNewDraft' });
  const id = Number(made.last_id);
  const options = JSON.stringify({ ...newRow(30).options, title: 'Welkom' });
  const row = { order: 2, type: 30, options, translationId: 0 };
  await call(page, 'POST', `objectsDefinitions/${id}`, { function: 'addObjectRow', ...row });
  await page.goto(`/en/dashboard/builder/document/${id}?tab=history`);
  await button(page, 'Compare with version 1').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Two versions' });
  const rows = (name: string) =>
    dialog.getByRole('region', { name, exact: true }).getByRole('listitem');
  await expect(rows('Version 1')).toHaveText([/Text field: Naam/]);
  await expect(rows('Version 2, this one')).toHaveText([/Text field: Naam/, /Text: Welkom/]);
  await expectAccessible(page, '[role="dialog"]');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('both stand below each other, in Dutch and by keyboard', async ({ signedIn: page }) => {
    const { id } = await changedSchedule(page);
    await page.goto(`/nl/dashboard/digitalsignage/schedules/detail/${id}`);
    await button(main(page), 'Geschiedenis').press('Enter');
    const compare = page.getByRole('button', { name: /^Vergelijken met vóór/ }).first();
    await compare.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Toen en nu' });
    const past = dialog.getByRole('region', { name: /^Vóór de wijziging van/ });
    const present = dialog.getByRole('region', { name: 'Nu', exact: true });
    await expect(present.getByRole('img').first()).toBeVisible();
    await expect(past.getByRole('img').first()).toBeVisible();
    const [above, below] = [await past.boundingBox(), await present.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(compare).toBeFocused();
  });
});
