import { expect, test } from '../support/fixtures';
import {
  clickAndLeave,
  expectLinkable,
  linkFound,
  openLinkable,
  tickLinkable,
} from '../support/links';
import { assignedTo, badToast, button, goodToast, group, main, tab } from '../support/locators';
import { inputOf, selectOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

/** The active organisation's number. */
const KIOSK = 1;
const ORGANISATIONS = '/en/dashboard/organisations';

/** Blue squares, one pixel wide and two. */
const pictures = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPQCFgAAAG8ARlhihqFAAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mPQCFgARAwQCgAczgRhUcui6wAAAABJRU5ErkJggg==',
].map((text) => Buffer.from(text, 'base64'));

const pictureFile = (name: string, width: 1 | 2) => ({
  name,
  mimeType: 'image/png',
  buffer: pictures[width - 1] ?? Buffer.of(),
});

test('a new organisation has the country NL, 1000 of storage, type 1, and is active', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Stichting');
  const calls = recordCalls(page);
  await page.goto(`${ORGANISATIONS}/add`);
  await expect(selectOf(page, 'Country')).toHaveValue('Netherlands');
  await expect(inputOf(main(page), 'Media storage')).toHaveValue(/^1[.,]?000$/);
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
  await inputOf(main(page), 'Name').fill(name);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/organisations\/\d+$/);
  await expect(group(page, 'Organisation ID')).toHaveText(/ORG-\w+$/);
  await expect(group(page, 'Type')).toHaveText('TypeCustomer');
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: 'organisations/add',
      body: {
        ...{ name, description: '', active: 1, mediaStorage: 1000, country: 'NL' },
        ...{ rowLimit: 1_000_000, mailLimit: 1_000, passwordLength: null },
        ...{ demandsSecondFactor: 0, historyMonths: null, historyChanges: null },
        ...{ address: '', city: '', phone: '', email: '', website: '', shopURL: '' },
        ...{ chamberOfCommerce: '', vatNumber: '', pintCommission: 0, onlineCommission: 0 },
        ...{ apiServer: '', databaseName: '', type: 1 },
      },
    },
  ]);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect(await stored(page, `organisations/${id}`)).toMatchObject({ type: 1, active: 1 });
  await call(page, 'DELETE', `organisations/${id}`);
});

test.describe('child organisations', () => {
  test.use({ allowedProblems: [/status of 409/] });

  test('are added and removed; a cycle is refused', async ({ signedIn: page }) => {
    const [upper, lower] = [uniqueName('Moeder'), uniqueName('Dochter')];
    const upperId = await addRecord(page, 'organisations', { name: upper });
    const lowerId = await addRecord(page, 'organisations', { name: lower });
    const calls = recordCalls(page);
    await page.goto(`${ORGANISATIONS}/${upperId}`);
    await tab(page, 'Child organisations').click();
    const assigned = assignedTo(page);
    await expect(assigned).toContainText('None linked.');
    await linkFound(page, lower);
    await expect(goodToast(page, 'Organisation linked')).toBeVisible();
    await expectLinkable(page, lower, 0);
    await expect(assigned.getByRole('link', { name: lower })).toBeVisible();
    await clickAndLeave(button(assigned, `Remove ${lower}`));
    await expect(goodToast(page, 'Organisation unlinked')).toBeVisible();
    await expect(assigned).toContainText('None linked.');

    // A colleague places them the other way round while this page still offers it.
    const available = await openLinkable(page);
    await available.getByRole('combobox').fill(lower);
    await tickLinkable(available.getByRole('option', { name: lower }));
    await call(page, 'POST', `organisations/childs/${KIOSK}`, { childid: lowerId });
    await call(page, 'POST', `organisations/childs/${lowerId}`, { childid: upperId });
    await button(available, 'Add 1').click();
    await expect(badToast(page, 'An organisation cannot be placed below itself')).toBeVisible();
    // What was ticked stays so, to be tried again.
    const ticked = available.getByRole('option', { name: lower, selected: true });
    await expect(ticked).toBeVisible();
    await available.getByRole('combobox').press('Escape');
    await expect(assigned).toContainText('None linked.');
    await openLinkable(page);
    await expect(ticked).toBeVisible();
    const path = `organisations/childs/${upperId}`;
    expect(calls).toEqual([
      { method: 'POST', path, body: { childid: lowerId } },
      { method: 'DELETE', path, body: { childid: lowerId } },
      { method: 'POST', path, body: { childid: lowerId } },
    ]);
    await page.reload();
    await expectLinkable(page, 'Bloom & Barrow', 1);
    await expectLinkable(page, lower, 0);
    await call(page, 'DELETE', `organisations/${upperId}`);
    await call(page, 'DELETE', `organisations/${lowerId}`);
  });
});

test('modules are assigned one by one, or all that are found at once, which can be undone', async ({
  signedIn: page,
}) => {
  const id = await addRecord(page, 'organisations', { name: uniqueName('Vereniging') });
  // What an organisation begins with would be in the way.
  const { results } = await call(page, 'GET', `organisations/modules/${id}`);
  for (const first of (results as { assigned: { id: number }[] }).assigned)
    await call(page, 'DELETE', `organisations/modules/${id}`, { childid: first.id });
  const label = uniqueName('Zaalhuur').split(' ')[1] ?? '';
  const ids: number[] = [];
  for (const part of ['A', 'B', 'C'])
    ids.push(
      await addRecord(page, 'modules', { key: `${label}${part}`, name: `${label} ${part}` }),
    );
  const calls = recordCalls(page);
  await page.goto(`${ORGANISATIONS}/${id}?tab=modules&edit=true`);
  const assigned = assignedTo(page);
  await linkFound(page, `${label} B`);
  await expect(assigned.getByRole('listitem')).toHaveText([`${label} B`]);
  const available = await openLinkable(page);
  await available.getByRole('combobox').fill(label);
  await button(available, 'Add all (2)').click();
  await expect(assigned.locator('li')).toHaveCount(3);
  const message = page.getByRole('status');
  await message
    .locator('div', { hasText: '2 are linked.' })
    .getByRole('button', { name: 'Undo' })
    .first()
    .click();
  await expect(assigned.getByRole('listitem')).toHaveText([`${label} B`]);
  await openLinkable(page);
  await available.getByRole('combobox').fill(label);
  for (const part of ['A', 'C'])
    await tickLinkable(available.getByRole('option', { name: `${label} ${part}` }));
  await page.keyboard.press('Control+Enter');
  await expect(available).toHaveCount(0);
  await expect(assigned.getByRole('listitem')).toHaveCount(3);
  await clickAndLeave(button(assigned, `Remove ${label} A`));
  await expect(assigned.getByRole('listitem')).toHaveText([`${label} B`, `${label} C`]);
  const path = `organisations/modules/${id}`;
  const [a, b, c] = ids;
  await button(page, 'Cancel').click();
  await expect(message.getByText('What you changed in Modules is stored')).toBeVisible();
  expect(calls).toEqual([
    { method: 'POST', path, body: { todo: 'single', childid: b } },
    { method: 'POST', path, body: { todo: 'multi', modules: [b, a, c] } },
    { method: 'DELETE', path, body: { childid: a } },
    { method: 'DELETE', path, body: { childid: c } },
    { method: 'POST', path, body: { todo: 'multi', modules: [b, a, c] } },
    { method: 'DELETE', path, body: { childid: a } },
  ]);
  await call(page, 'DELETE', `organisations/${id}`);
});

test.describe('the logo', () => {
  test.use({ allowedProblems: [/status of 415/] });

  test('is uploaded, shown and removed; what is no picture is refused in place', async ({
    signedIn: page,
  }) => {
    const id = await addRecord(page, 'organisations', { name: uniqueName('Maatschap') });
    const calls = recordCalls(page);
    await page.goto(`${ORGANISATIONS}/${id}?edit=true`);
    const logo = group(page, 'Logo');
    const file = logo.locator('input[type="file"]');
    const refused = logo.getByRole('alert');
    await file.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('No logo'),
    });
    await expect(refused).toContainText('This kind of file is not taken');
    expect(calls).toEqual([]);

    const picture = logo.getByRole('img');
    const width = () =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
    // What is chosen while one edits waits for Save, and Cancel takes it back.
    await file.setInputFiles(pictureFile('logo.png', 2));
    await expect.poll(width).toBe(2);
    await expect(logo).toContainText('stored when you save');
    await button(page, 'Cancel').click();
    await expect(picture).toHaveCount(0);
    expect(calls).toEqual([]);
    await button(page, 'Edit').click();
    await expect(button(page, 'Save')).toBeVisible();
    await file.setInputFiles(pictureFile('logo.png', 1));
    await expect(logo).toContainText('stored when you save');
    await button(page, 'Save').click();
    await expect(button(page, 'Edit')).toBeVisible();
    await expect.poll(width).toBe(1);

    const disguised = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('No logo') };
    await file.setInputFiles(disguised);
    await expect(refused).toContainText('notes.png');
    await expect(refused).toContainText('is not a type of file that is accepted here');
    await expect(page.getByRole('status').getByText('notes.png')).toHaveCount(0);

    // While one file is on its way no other one is taken.
    for (const [name, size] of [
      ['logo.png', 2],
      ['logo.png', 1],
      ['beeldmerk.png', 2],
    ] as const) {
      await expect(button(logo, 'Choose another file')).toBeEnabled();
      await file.setInputFiles(pictureFile(name, size));
      await expect.poll(width).toBe(size);
    }
    await expect(refused).toHaveCount(0);
    await page.goto(`${ORGANISATIONS}/${id}`);
    await expect.poll(width).toBe(2);
    const address = new RegExp(`/internal/v1/organisations/logo/get/${id}/beeldmerk.png`);
    await expect(picture).toHaveAttribute('src', address);

    await button(page, 'Edit').click();
    await expect(button(page, 'Save')).toBeVisible();
    await button(logo, 'Remove').click();
    await expect(logo).toContainText('removed when you save');
    await button(logo, 'Undo').click();
    await expect.poll(width).toBe(2);
    await button(logo, 'Remove').click();
    await button(page, 'Save').click();
    await expect(button(page, 'Edit')).toBeVisible();
    await expect(picture).toHaveCount(0);
    const upload = { method: 'POST', path: `organisations/logo/upload/${id}` };
    expect(calls.filter(({ method }) => method !== 'PUT')).toMatchObject([
      ...[upload, upload, upload, upload, upload],
      { path: 'organisations', body: { function: 'deleteCompanyLogo', orgId: id } },
    ]);
    expect(await stored(page, `organisations/${id}`)).toMatchObject({ organisationLogo: '' });
    await call(page, 'DELETE', `organisations/${id}`);
  });
});
