import { expect, test } from '../support/fixtures';
import { linkFound } from '../support/links';
import { button, goodToast, group, main, searchBox, tab, wrongFields } from '../support/locators';
import { inputOf, selectOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const PERSONS = '/en/dashboard/persons';
const TABLES = '/en/dashboard/tables';

test.describe('a table', () => {
  test('needs name, number, shape and seats, of which a shape can be 0', async ({
    signedIn: page,
  }) => {
    const name = uniqueName('Tafel');
    const calls = recordCalls(page);
    await page.goto(`${TABLES}/add`);
    const [number, seats] = [inputOf(main(page), 'Number'), inputOf(main(page), 'Seats')];
    await expect(number).toHaveValue('1');
    await expect(seats).toHaveValue('4');
    await number.clear();
    await seats.clear();
    await button(page, 'Save').click();
    await expect(wrongFields(page)).toHaveText(
      'Not saved yet. Please look at Name, Number, Shape and Seats.',
    );
    await wrongFields(page).getByRole('button', { name: 'Seats' }).click();
    await expect(seats).toBeFocused();
    for (const field of [inputOf(main(page), 'Name'), number, seats])
      await expect(field).toHaveAccessibleDescription('Required');
    await expect(selectOf(page, 'Shape')).toHaveAccessibleDescription('Required');
    expect(calls).toEqual([]);

    await inputOf(main(page), 'Name').fill(name);
    await number.fill('7');
    await seats.fill('2');
    await selectOf(page, 'Shape').click();
    await page.getByRole('option', { name: 'Round', exact: true }).click();
    await button(page, 'Save').click();
    await expect(page).toHaveURL(/tables\/\d+$/);
    await expect(group(page, 'Number')).toHaveText('Number7');
    await expect(group(page, 'Seats')).toHaveText('Seats2');
    await expect(group(page, 'Shape')).toHaveText('ShapeRound');
    expect(calls).toEqual([
      { method: 'PUT', path: 'tables/add', body: { name, number: 7, shape: 0, seats: 2 } },
    ]);
  });

  test('may be other furniture, which is shown but not offered', async ({ signedIn: page }) => {
    const { results } = await call(page, 'GET', 'tables?page=1&maxrowcount=200');
    const tables = results as { id: number; name: string; shape: number }[];
    const other = tables.find(({ shape }) => shape === 4);
    if (!other) throw new Error('The demo has no table of shape 4.');
    const { identifier } = await stored(page, `tables/${other.id}`);
    await page.goto(TABLES);
    await searchBox(page).fill(other.name);
    const row = page.getByRole('row').filter({ hasText: 'Other furniture' });
    await expect(row.first()).toContainText(other.name);

    const shape = selectOf(page, 'Shape');
    const offered = ['Round', 'Oval', 'Square', 'Rectangular'];
    await page.goto(`${TABLES}/add`);
    await shape.click();
    await expect(page.getByRole('option')).toHaveText(offered);

    await page.goto(`${TABLES}/${other.id}?edit=true`);
    await expect(shape).toHaveText('Other furniture');
    await shape.click();
    await expect(page.getByRole('option', { disabled: false })).toHaveText(offered);
    await page.keyboard.press('Escape');
    await inputOf(main(page), 'Name').fill(`${other.name} apart`);
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Table saved')).toBeVisible();
    expect(await stored(page, `tables/${other.id}`)).toMatchObject({
      shape: 4,
      identifier,
    });
  });

  test('opens at once when it is added, a person 750 ms later', async ({
    signedIn: page,
    clock,
  }) => {
    const save = async (resource: string) => {
      const isStored = page.waitForResponse(`**/${resource}/add`);
      await button(page, 'Save').click();
      await (await isStored).finished();
    };
    await clock.install();
    await page.goto(`${PERSONS}/add`);
    await inputOf(main(page), 'Last name').fill(uniqueName('Keizer'));
    await clock.pauseAt(Date.now() + 60_000);
    await save('persons');
    await expect(goodToast(page, 'Person added')).toBeVisible();
    await clock.runFor(740);
    await expect(page).toHaveURL(/persons\/add$/);
    await clock.runFor(20);
    await expect(page).toHaveURL(/persons\/\d+$/);

    await clock.resume();
    await page.goto(`${TABLES}/add`);
    await inputOf(main(page), 'Name').fill(uniqueName('Tafel'));
    await selectOf(page, 'Shape').click();
    await page.getByRole('option', { name: 'Oval' }).click();
    await clock.pauseAt(Date.now() + 120_000);
    await save('tables');
    await expect(goodToast(page, 'Table added')).toBeVisible();
    await clock.runFor(20);
    await expect(page).toHaveURL(/tables\/\d+$/);
  });

  test('stands at one location, which is set, replaced and taken away', async ({
    signedIn: page,
  }) => {
    const [first, second] = [uniqueName('Zaal'), uniqueName('Terras')];
    const name = uniqueName('Tafel');
    const firstId = await addRecord(page, 'locations', { name: first, city: 'Delft' });
    const secondId = await addRecord(page, 'locations', { name: second });
    const id = await addRecord(page, 'tables', { name, number: 1, shape: 2, seats: 2 });
    const calls = recordCalls(page);
    await page.goto(`${TABLES}/${id}`);
    await tab(page, 'Location').click();
    await expect(main(page)).toContainText('None linked.');
    await expect(button(page, 'Unlink')).toHaveCount(0);
    for (const location of [first, second]) {
      await linkFound(page, location);
      await expect(main(page).getByRole('link', { name: location })).toBeVisible();
    }
    await expect(main(page).getByRole('link', { name: first })).toHaveCount(0);
    await page.goto(TABLES);
    await searchBox(page).fill(name);
    await expect(page.getByRole('row').nth(1)).toContainText(second);
    await page.goto(`${TABLES}/${id}?tab=location`);
    await button(page, 'Unlink').click();
    await expect(main(page)).toContainText('None linked.');
    const changes = calls.filter(({ body }) => JSON.stringify(body).includes('locationId'));
    expect(changes.map(({ body }) => body)).toEqual([
      { function: 'addLocation', locationId: firstId },
      { function: 'addLocation', locationId: secondId },
      { function: 'deleteLocation', locationId: secondId },
    ]);
  });
});
