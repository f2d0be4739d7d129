import type { Page } from 'playwright/test';
import {
  addDocument,
  expectAllStored,
  openBuilder,
  optionsPane,
  storedRows,
  storedTitles,
  three,
  titleOption,
} from '../support/builder';
import { field, openLocation } from '../support/conflicts';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { openLinkable, tickLinkable } from '../support/links';
import { button, goodToast, group, heading, main } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

// The browser logs each refusal itself.
test.use({ allowedProblems: [/412|404|ERR_FAILED|Unreachable/] });

const question = (page: Page) => page.getByRole('dialog', { name: /changed this too$/ });
const message = (page: Page) => page.getByText(/^Saved\. .+ changed .+ meanwhile\.$/);

test('what somebody else changed in other fields is kept, and reported', { tag: '@smoke' }, async ({
  signedIn: page,
  browser,
}) => {
  const { change, read } = await openLocation(page);
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, accounts.manager);
  await change({ city: 'Delft', phone: '0182-2' }, other);
  await field(page, 'Comments').fill('Mine');
  await button(page, 'Save').click();
  await expect(message(page)).toContainText('changed City and Phone meanwhile.');
  await expect(group(page, 'City')).toHaveText('CityDelft');
  expect(await read()).toMatchObject({ city: 'Delft', phone: '0182-2', comments: 'Mine' });
  await other.context().close();
});

test('what both changed is asked: nothing is chosen at first, and Cancel keeps what was typed', {
  tag: '@smoke',
}, async ({ signedIn: page }) => {
  const { change, read } = await openLocation(page);
  await change({ city: 'Delft', phone: '0182-2' });
  await field(page, 'City').fill('Leiden');
  await field(page, 'Phone').fill('0182-3');
  await button(page, 'Save').click();
  await expect(question(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await button(question(page), 'Cancel').click();
  await expect(question(page)).toBeHidden();
  await expect(field(page, 'City')).toHaveValue('Leiden');
  expect(await read()).toMatchObject({ city: 'Delft', phone: '0182-2' });

  await button(page, 'Save').click();
  const choose = (name: string, whose: RegExp) =>
    question(page).getByRole('group', { name }).getByRole('radio', { name: whose }).check();
  await choose('City', /^Yours/);
  await button(question(page), 'Save').click();
  await expect(question(page).getByText('Choose one of the two')).toHaveCount(1);
  await choose('Phone', /^(?!Yours)/);
  await button(question(page), 'Save').click();
  await expect(button(page, 'Edit')).toBeVisible();
  expect(await read()).toMatchObject({ city: 'Leiden', phone: '0182-2' });
});

test('a row is merged with what others made of it and of others', async ({ signedIn: page }) => {
  const titles = ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'].map((language) => ({
    language,
    title: uniqueName('Soep'),
  }));
  const id = await addRecord(page, 'webshop/products', {
    languages: titles,
    price: 3,
    VATTariffId: 1,
  });
  const path = `webshop/products/${id}`;
  const variation = {
    function: 'addProductVariation',
    titles,
    price: 1,
    sku: uniqueName('A'),
    productVATId: 1,
  };
  const added = await call(page, 'POST', path, variation);
  await page.goto(`/en/dashboard/${path}?tab=variations`);
  await main(page)
    .getByRole('button', { name: /^Edit / })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await inputOf(dialog, 'SKU').fill('Mine');
  const change = { function: 'updateProductVariation', variationId: added.last_id };
  await call(page, 'POST', path, { ...change, price: 2 });
  await call(page, 'POST', path, { ...variation, sku: uniqueName('B') });
  await button(dialog, 'Save').click();
  await expect(message(page)).toContainText('changed Price meanwhile.');
  const rows = (await stored(page, path)).variations as Record<string, unknown>[];
  expect(rows.find(({ variationId }) => variationId === added.last_id)).toMatchObject({
    sku: 'Mine',
    price: 2,
  });
});

test('a set of links keeps what somebody else linked', async ({ signedIn: page }) => {
  const user = {
    email: `${uniqueName('x').replace(' ', '')}@demo.test`,
    lastName: 'Set',
    roleId: 3,
  };
  const id = await addRecord(page, 'users', user);
  const [mine, theirs] = await Promise.all(
    ['Mijn', 'Hun'].map(async (word) => {
      const name = uniqueName(word);
      return { name, id: await addRecord(page, 'groups', { name, access: '0100' }) };
    }),
  );
  await page.goto(`/en/dashboard/users/${id}?tab=groups`);
  const available = await openLinkable(page);
  await tickLinkable(available.getByRole('option', { name: mine?.name }));
  await call(page, 'PUT', `users/${id}/groups`, { assigned: [theirs?.id] });
  await button(available, 'Add 1').click();
  await expect(message(page)).toBeVisible();
  const linked = await call(page, 'GET', `users/${id}/groups`);
  expect(linked.results).toMatchObject({
    assigned: expect.arrayContaining([
      expect.objectContaining({ name: mine?.name }),
      expect.objectContaining({ name: theirs?.name }),
    ]),
  });
});

test('rows of a document take in what somebody else made of them', async ({ signedIn: page }) => {
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  const [first, second] = await storedRows(page, id);
  const change = (row: typeof first, title: string) =>
    call(page, 'POST', `objectsDefinitions/${id}`, {
      function: 'updateObjectSingleRow',
      id: row?.id,
      options: { ...row?.options, title },
    });
  await change(second, 'Theirs');
  await titleOption(page).fill('Mine');
  await expect(message(page)).toContainText('changed “Theirs” meanwhile.');
  await expectAllStored(page);
  expect(await storedTitles(page, id)).toEqual(['Mine', 'Theirs', 'Three']);

  await change(first, 'Both');
  await titleOption(page).fill('Mine again');
  await button(optionsPane(page), 'Save mine').click();
  await expectAllStored(page);
  expect(await storedTitles(page, id)).toEqual(['Mine again', 'Theirs', 'Three']);
});

test('a new record whose answer is lost is found by trying again', async ({ signedIn: page }) => {
  const name = uniqueName('Loods');
  await page.goto('/en/dashboard/locations/add');
  await field(page, 'Name').fill(name);
  await page.route('**/internal/v1/locations/add', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Save').click();
  await expect(button(main(page).getByRole('alert'), 'Try again')).toBeVisible();
  await page.unrouteAll();
  await field(page, 'City').fill('Since');
  const calls = recordCalls(page);
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Location added')).toBeVisible();
  await expect(heading(page)).not.toHaveText(/new$/);
  // What was entered since is stored after what is found.
  await expect
    .poll(() => call(page, 'GET', `locations?filter=${encodeURIComponent(name)}`))
    .toMatchObject({ totalRowCount: 1, results: [{ name, city: 'Since' }] });
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
});

test('details of a document are asked about where both changed the same', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  const title = inputOf(main(page), 'Title').first();
  await call(page, 'PUT', `objectsDefinitions/${id}`, { title: 'Theirs', key: 'k' });
  await title.fill('Mine');
  const whose = question(page).getByRole('group', { name: 'Title' });
  await expect(whose).toContainText('Theirs');
  await button(question(page), 'Cancel').click();
  await title.fill('Mine again');
  await button(main(page).getByRole('alert'), 'Choose').click();
  expect(await stored(page, `objectsDefinitions/${id}`)).toMatchObject({ title: 'Theirs' });
  await whose.getByRole('radio', { name: /^Yours/ }).check();
  await button(question(page), 'Save').click();
  await expectAllStored(page);
  expect(await stored(page, `objectsDefinitions/${id}`)).toMatchObject({
    title: 'Mine again',
    key: 'k',
  });
});
