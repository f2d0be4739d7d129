import type { Page } from 'playwright/test';
import {
  addDocument,
  expectAllStored,
  named,
  openBuilder,
  optionsPane,
  palette,
  rowButton,
  rowNames,
  rowsPane,
  storedRows,
  storedTitles,
  three,
  titleOption,
} from '../support/builder';
import { expect, test } from '../support/fixtures';
import { badToast, button, heading, main } from '../support/locators';
import { call, recordCalls, stored } from '../support/stored';

test('what is typed is one call, without a message', async ({ signedIn: page }) => {
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  const calls = recordCalls(page);
  await titleOption(page).fill('');
  await titleOption(page).pressSequentially('Voornaam');
  await page.keyboard.press('Tab');
  await expectAllStored(page);
  expect(calls.at(-1)).toMatchObject({
    path: `objectsDefinitions/${id}`,
    body: { function: 'updateObjectSingleRow', order: 1, type: 1, mediaId: null },
  });
  expect(await storedTitles(page, id)).toEqual(['Voornaam', 'Two', 'Three']);
  await expect(page.locator('.MuiAlert-root')).toHaveCount(0);
});

test('a row with wrong options waits, and says at the option what is wrong', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page, [[35, { linkText: 'Site', url: 'https://example.nl/' }]]);
  await openBuilder(page, id);
  const address = optionsPane(page).getByRole('textbox', { name: 'Address' });
  await address.fill('javascript:alert(1)');
  await expect(address).toHaveAccessibleDescription(/^Enter an address that starts with/);
  await expect(main(page).getByText(/^1 change not saved/)).toBeVisible();
  await expect(rowsPane(page).getByRole('img', { name: /options are not right/ })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await button(question, 'Cancel').click();
  await button(optionsPane(page), 'Back to the saved row').click();
  await expect(address).toHaveValue('https://example.nl/');
  await expectAllStored(page);
  await button(page, 'Undo').click();
  await expect(address).toHaveValue('javascript:alert(1)');
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await button(question, 'Leave without saving').click();
  await expect(heading(page)).toHaveText('Documents');
  expect((await storedRows(page, id))[0]?.options.url).toBe('https://example.nl/');
});

const offer = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'not saved' });

test('what could not be stored is offered after a reload, beside what was', async ({
  signedIn: page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  const id = await addDocument(page, [[35, { linkText: 'Site', url: 'https://example.nl/' }]]);
  await openBuilder(page, id);
  const option = (name: string) => optionsPane(page).getByRole('textbox', { name });
  await option('Text').fill('Home');
  await option('Address').fill('javascript:alert(1)');
  await button(palette(page), 'Choice').click();
  await expect(main(page).getByText(/^2 changes not saved/)).toBeVisible();
  await expect.poll(async () => (await storedRows(page, id))[0]?.options.linkText).toBe('Home');
  await page.reload();
  await expect(offer(page)).toContainText('Home');
  await expect(main(page).getByText('All changes saved', { exact: true })).toHaveCount(0);
  await button(offer(page), 'Restore').click();
  await expect(option('Address')).toHaveValue('javascript:alert(1)');
  expect(await rowNames(page)).toHaveLength(2);
  await option('Address').fill('https://example.org/');
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expectAllStored(page);
});

test.describe('published elsewhere', () => {
  // The browser logs the refusal itself.
  test.use({ allowedProblems: [/409/] });

  test('what is typed meanwhile goes on in the next draft', async ({ signedIn: page }) => {
    const id = await addDocument(page, three);
    await openBuilder(page, id);
    await call(page, 'POST', `objectsDefinitions/${id}`, { function: 'setActive' });
    await titleOption(page).fill('Voornaam');
    await page.keyboard.press('Tab');
    await expect(main(page).getByText(/What you typed here/)).toContainText('Voornaam');
    await button(page, 'Create new draft').click();
    await button(offer(page), 'Restore').click();
    await expectAllStored(page);
    await expect(titleOption(page)).toHaveValue('Voornaam');
    expect(await storedTitles(page, id)).toEqual(['One', 'Two', 'Three']);
    const next = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await storedTitles(page, next)).toEqual(['Voornaam', 'Two', 'Three']);
  });
});

test('whoever leaves while something is under way is not asked, and nothing is lost', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  await titleOption(page).fill('Just typed');
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await expect(heading(page)).toHaveText('Documents');
  expect(await storedTitles(page, id)).toEqual(['Just typed', 'Two', 'Three']);
  await page.goBack();
  await expect.poll(() => rowNames(page)).toEqual(named('Just typed', 'Two', 'Three'));
});

test('publishing waits for what is being stored', async ({ signedIn: page }) => {
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const calls = recordCalls(page);
  await page.route('**/internal/v1/objectsDefinitions/*', async (route) => {
    if (route.request().postData()?.includes('updateObjectSingleRow')) await held;
    await route.continue();
  });
  await titleOption(page).fill('On its way');
  const publish = button(page, 'Set active');
  await publish.click();
  await expect(publish).toBeDisabled();
  const question = page.getByRole('dialog', { name: /^Set .* active\?$/ });
  await expect(question).toHaveCount(0);
  letGo();
  await button(question, 'Set active').click();
  await expect(main(page).getByText(/^Only a draft can be changed/)).toBeVisible();
  expect(calls.map(({ body }) => (body as { function?: string }).function)).toEqual([
    'updateObjectSingleRow',
    'setActive',
  ]);
  expect(await storedTitles(page, id)).toEqual(['On its way', 'Two', 'Three']);
});

test('publishing is refused while a row can’t be stored, and leads to it', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  await button(palette(page), 'Choice').click();
  await titleOption(page).fill('Diet');
  await button(page, 'Set active').click();
  const reported = page.getByRole('dialog', { name: '1 change is not saved' });
  await expect(reported).toContainText('Its options are not right yet');
  await button(reported, 'Choice: Diet').click();
  await expect(titleOption(page)).toHaveValue('Diet');
  await expect(optionsPane(page).locator(':focus')).toHaveCount(1);
  expect(await stored(page, `objectsDefinitions/${id}`)).toMatchObject({ state: 1 });
});

test.describe('a server in trouble', () => {
  test.use({ allowedProblems: [/ERR_FAILED|Unreachable|409|400/] });

  test('out of reach: all that is done is kept, and stored as soon as it is there again', async ({
    signedIn: page,
  }) => {
    const id = await addDocument(page, three);
    await openBuilder(page, id);
    await page.route('**/internal/v1/objectsDefinitions/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await titleOption(page).fill('First');
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('The server could not be reached.');
    await rowButton(page, 'Text field: Two').click();
    await button(rowsPane(page), 'Delete').click();
    await expect(alert).toContainText('2 changes not saved.');
    await expect(rowsPane(page).getByRole('img', { name: 'Not saved yet' })).toBeVisible();
    expect(await storedTitles(page, id)).toEqual(['One', 'Two', 'Three']);
    await expect(alert).toContainText('Not saved yet, trying again.');
    await page.unrouteAll();
    await expectAllStored(page);
    await expect(alert).toHaveCount(0);
    expect(await storedTitles(page, id)).toEqual(['First', 'Three']);
  });

  test('refusing, for the version is active by now: what was typed is kept for the next draft', async ({
    signedIn: page,
  }) => {
    const id = await addDocument(page, three);
    await openBuilder(page, id);
    await call(page, 'POST', `objectsDefinitions/${id}`, { function: 'setActive' });
    await titleOption(page).fill('Too late');
    await expect(
      badToast(page, 'Rows can be changed in a draft alone. Create a new draft first'),
    ).toBeVisible();
    await expect(main(page).getByRole('alert')).toContainText('Only a draft can be changed');
    await expect(titleOption(page)).toHaveValue('One');
    await expect(button(page, 'Create new draft')).toBeVisible();
  });
});
