import { askAnew, expect, test } from '../support/fixtures';
import { clickAndLeave, linkFound } from '../support/links';
import { assignedTo, button, goodToast, group, heading, main, tab } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, recordCalls, uniqueName } from '../support/stored';

const LOCATIONS = '/en/dashboard/locations';
const PERSONS = '/en/dashboard/persons';

test('a location links and unlinks contact persons, whom it shows in return', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Loods');
  const lastName = uniqueName('Keizer');
  const id = await addRecord(page, 'locations', { name, city: 'Gouda' });
  const personId = await addRecord(page, 'persons', { title: 'ir.', firstName: 'Bo', lastName });
  const person = `ir. Bo ${lastName}`;
  const calls = recordCalls(page);
  await page.goto(`${LOCATIONS}/${id}`);
  await tab(page, 'Contact persons').click();
  const assigned = assignedTo(page);
  await linkFound(page, person, lastName);
  await expect(goodToast(page, 'Person linked')).toBeVisible();
  await assigned.getByRole('link', { name: person }).click();

  await expect(heading(page)).toHaveText(person);
  await tab(page, 'Locations').click();
  await expect(assigned.getByRole('listitem')).toHaveText(`${name}Gouda`);
  await assigned.getByRole('link', { name }).click();
  await tab(page, 'Contact persons').click();
  await clickAndLeave(button(assigned, `Remove ${person}`));
  await expect(assigned).toContainText('None linked.');
  const path = `locations/${id}`;
  expect(calls.filter(({ path: other }) => other === path).map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { function: 'getAvailablePersons' },
      { function: 'addPerson', personId },
      { function: 'deletePerson', personId },
    ]),
  );
});

test('locations are added one after the other, by keys alone', async ({ signedIn: page }) => {
  const names = [uniqueName('Loket'), uniqueName('Balie')];
  const calls = recordCalls(page);
  await page.goto(`${LOCATIONS}/add`);
  for (const name of names) {
    const input = await inputOf(page, 'Name');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await page.keyboard.type(name);
    await page.keyboard.press('Control+Shift+Enter');
    await expect(goodToast(page, `Location added: ${name}`)).toBeVisible();
  }
  expect(calls.map(({ body }) => body)).toMatchObject(names.map((name) => ({ name })));
  await button(page, 'Cancel').click();
  await expect(page).toHaveURL(LOCATIONS);
});

test('a person links and unlinks locations', async ({ signedIn: page }) => {
  const name = uniqueName('Kade');
  const locationId = await addRecord(page, 'locations', { name });
  const id = await addRecord(page, 'persons', { lastName: uniqueName('Keizer') });
  const calls = recordCalls(page);
  await page.goto(`${PERSONS}/${id}?tab=locations`);
  const assigned = assignedTo(page);
  await linkFound(page, name);
  await expect(assigned.getByRole('link', { name })).toBeVisible();
  await clickAndLeave(button(assigned, `Remove ${name}`));
  await expect(goodToast(page, 'Location unlinked')).toBeVisible();
  await expect(assigned).toContainText('None linked.');
  expect(calls.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { function: 'getAvailableLocations' },
      { function: 'addLocation', locationId },
      { function: 'deleteLocation', locationId },
    ]),
  );
});

test('a location shows its devices, pin terminals and tables, which are not changed there', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Tafel');
  const tableId = await addRecord(page, 'tables', { name, number: 12, shape: 0, seats: 6 });
  await call(page, 'POST', `tables/${tableId}`, { function: 'addLocation', locationId: 1 });
  const terminal = { name: uniqueName('Pin'), poi: uniqueName('POI') };
  const terminalId = await addRecord(page, 'webshop/pinterminals', terminal);
  await call(page, 'POST', `webshop/pinterminals/${terminalId}`, {
    function: 'addLocation',
    locationId: 1,
  });
  await askAnew(page);
  const isRead = page.waitForResponse('**/internal/v1/locations/1');
  await page.goto(`${LOCATIONS}/1?edit=true`);
  const placed = (await (await isRead).json()).results;
  for (const [field, title, firstColumn] of [
    ['devices', 'Devices', 'deviceName'],
    ['pinterminals', 'PIN terminals', 'name'],
  ] as const) {
    const rows = placed[field] as Record<string, string>[];
    await tab(page, title).click();
    const shown = group(page, title).getByRole('row');
    await expect(shown).toHaveCount(rows.length + 1);
    for (const [index, row] of rows.entries())
      await expect(shown.nth(index + 1)).toContainText(row[firstColumn] ?? '');
    await expect(group(page, title).locator('input, button')).toHaveCount(0);
  }
  await tab(page, 'Tables').click();
  await expect(page.getByRole('row').filter({ hasText: name }).getByRole('cell')).toHaveText([
    name,
    '12',
    '6',
  ]);
});

test('a person with a job title is saved, whatever the title', async ({ signedIn: page }) => {
  const lastName = uniqueName('Keizer');
  const calls = recordCalls(page);
  await page.goto(`${PERSONS}/add`);
  await inputOf(main(page), 'Last name').fill(lastName);
  await inputOf(main(page), 'Job title').fill('getAvailableLocations');
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Person added')).toBeVisible();
  await expect(page).toHaveURL(/persons\/\d+$/);
  await expect(group(page, 'Job title')).toContainText('getAvailableLocations');
  await button(page, 'Edit').click();
  await inputOf(main(page), 'Job title').fill('deleteLocation');
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Person saved')).toBeVisible();
  await expect(button(page, 'Edit')).toBeVisible();
  await page.reload();
  await expect(group(page, 'Job title')).toContainText('deleteLocation');
  await expect(group(page, 'Last name')).toContainText(lastName);
  expect(calls).toMatchObject([
    { method: 'PUT', path: 'persons/add', body: { function: 'getAvailableLocations', lastName } },
    { method: 'PUT', body: { function: 'deleteLocation', lastName } },
  ]);
});
