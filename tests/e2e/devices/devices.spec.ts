import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { linkFound } from '../support/links';
import { button, goodToast, group, heading, main, tab, wrongFields } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const DEVICES = '/en/dashboard/devices';

/** Devices can't be added; each test changes one of its own. */
const own = { rules: 21, templates: 22, options: 23, dates: 24, place: 25, apps: 26, failure: 27 };

const openInEdit = (page: Page, id: number, open = 'general') =>
  page.goto(`${DEVICES}/${id}?edit=true&tab=${open}`);

const openGeneral = async (page: Page): Promise<void> => {
  await tab(page, 'General').click();
  await expect(tab(page, 'General')).toHaveAttribute('aria-selected', 'true');
};

test.describe('devices', () => {
  test.use({ allowedProblems: [/status of 40\d/] });

  test('register themselves: there is no way to add one', async ({ signedIn: page }) => {
    await page.goto(DEVICES);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^New / })).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: /^New / })).toHaveCount(0);
    await page.goto(`${DEVICES}/add`);
    await expect(heading(page)).toHaveText('Page not found');
    const answer = await page.evaluate(async () => {
      const { sessionId, organisation } = JSON.parse(
        localStorage.getItem('backoffice.session') ?? '{}',
      );
      const response = await fetch('/internal/v1/devices/add', {
        method: 'PUT',
        headers: {
          SESSIONID: sessionId,
          OrganisationId: organisation.id,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ deviceName: 'Own make' }),
      });
      return response.json();
    });
    expect(answer).toMatchObject({
      status: false,
      status_message: 'Devices register themselves',
    });
  });
});

test.describe('properties of a device', () => {
  test('need key and value, which is reported where they are', async ({ signedIn: page }) => {
    const rule = 'All properties must contain key and value';
    const before = (await stored(page, `devices/${own.rules}`)).properties as unknown[];
    const calls = recordCalls(page);
    await openInEdit(page, own.rules, 'properties');
    const properties = group(page, 'Properties');
    await button(properties, 'Add a row').click();
    const number = before.length + 1;
    await expect(inputOf(page, `Key of row ${number}`)).toBeFocused();
    await inputOf(page, `Key of row ${number}`).fill('floor');
    await openGeneral(page);
    await button(page, 'Save').click();
    await expect(wrongFields(page)).toContainText('Properties');
    await expect(tab(page, 'Properties')).toHaveAttribute('aria-selected', 'true');
    await expect(properties).toHaveAccessibleDescription(rule);
    await expect(properties.locator(':focus')).toHaveCount(1);
    const value = inputOf(page, `Value of row ${number}`);
    await expect(value).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
    await value.fill('2');
    await expect(properties).toHaveAccessibleDescription('');
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Device saved')).toBeVisible();
    expect(calls).toHaveLength(1);
    const { properties: after } = await stored(page, `devices/${own.rules}`);
    expect(after).toMatchObject([...before, { key: 'floor', value: '2' }]);
  });

  test('are taken from a template', async ({ signedIn: page }) => {
    const name = uniqueName('Sjabloon');
    const templateId = await addRecord(page, 'propertytemplates', {
      name,
      languages: ['NL-nl'],
      properties: [{ order: 1, language: 'NL-nl', key: 'dimAfter', value: '22:00' }],
    });
    const calls = recordCalls(page);
    await openInEdit(page, own.templates, 'properties');
    await button(page, 'Apply a property template').click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await button(page.getByRole('dialog', { name }), 'Apply').click();
    const properties = group(page, 'Properties');
    await expect(properties.getByText('1 row added')).toBeVisible();
    await button(page, 'Save').click();
    await expect(properties).toContainText('dimAfter');
    const path = 'propertytemplates/';
    expect(calls).toMatchObject([
      { method: 'POST', path, body: { function: 'getAvailableTemplates' } },
      { method: 'POST', path, body: { function: 'getTemplate', templateId } },
      { method: 'PUT', path: `devices/${own.templates}` },
    ]);
    const { properties: after } = await stored(page, `devices/${own.templates}`);
    expect(after).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: 'dimAfter', value: '22:00' })]),
    );
  });
});

test('options of a device must be JSON', async ({ signedIn: page }) => {
  const rule = 'This is not valid JSON';
  const calls = recordCalls(page);
  await openInEdit(page, own.options, 'options');
  const options = page.getByRole('textbox', { name: 'Options' });
  await options.fill('{"brightness": 80,}');
  await openGeneral(page);
  await button(page, 'Save').click();
  await expect(wrongFields(page)).toContainText('Options');
  await expect(options).toHaveAccessibleDescription(rule);
  await expect(options).toHaveAttribute('aria-invalid', 'true');
  await expect(options).toBeFocused();
  expect(calls).toEqual([]);
  await options.fill('{"brightness": 80}');
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Device saved')).toBeVisible();
  expect(JSON.parse(String((await stored(page, `devices/${own.options}`)).options))).toEqual({
    brightness: 80,
  });
});

test('contract dates travel as day-month-year', async ({ signedIn: page }) => {
  const calls = recordCalls(page);
  await openInEdit(page, own.dates);
  await inputOf(main(page), 'Contract start').fill('5-2-2026');
  await inputOf(main(page), 'Contract end').fill('31-12-2027');
  await button(page, 'Save').click();
  await expect(group(page, 'Contract start')).toContainText('2026');
  const sent = { contractStartDate: '05-02-2026', contractEndDate: '31-12-2027' };
  expect(calls).toMatchObject([{ path: `devices/${own.dates}`, body: sent }]);
  await page.reload();
  await expect(group(page, 'Contract start')).toHaveText('Contract start05 Feb 2026');
  await button(page, 'Edit').click();
  await expect(inputOf(main(page), 'Contract end')).toHaveValue('31-12-2027');
  await inputOf(main(page), 'Contract end').fill('31-2-2027');
  await button(page, 'Save').click();
  await expect(inputOf(main(page), 'Contract end')).toHaveAccessibleDescription(
    'Enter a valid date',
  );
  expect(calls).toHaveLength(1);
});

test('the location of a device is set and unlinked', async ({ signedIn: page }) => {
  const name = uniqueName('Perron');
  const locationId = await addRecord(page, 'locations', { name, city: 'Zutphen' });
  const path = `devices/${own.place}`;
  const isPlaced = Boolean((await stored(page, path)).location);
  if (isPlaced) await call(page, 'POST', path, { function: 'deleteLocation' });
  const calls = recordCalls(page);
  await page.goto(`${DEVICES}/${own.place}`);
  await tab(page, 'Location').click();
  await expect(main(page)).toContainText('None linked.');
  await linkFound(page, name);
  await expect(goodToast(page, 'Location linked')).toBeVisible();
  await expect(main(page).getByText('Zutphen')).toBeVisible();
  // Its head leads there as well.
  await page.getByRole('tabpanel').getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText(name);
  await page.goBack();
  await button(page, 'Unlink').click();
  await expect(goodToast(page, 'Location unlinked')).toBeVisible();
  await expect(main(page)).toContainText('None linked.');
  expect(calls).toMatchObject([
    { method: 'POST', path, body: { function: 'setLocation', locationId } },
    { method: 'POST', path, body: { function: 'deleteLocation' } },
  ]);
});

test.describe('apps of a device', () => {
  test('are listed', async ({ signedIn: page }) => {
    const apks = (await stored(page, `devices/${own.apps}`)).assignedApks as {
      name: string;
      version: string;
    }[];
    await page.goto(`${DEVICES}/${own.apps}`);
    await tab(page, 'Apps').click();
    const shown = main(page).getByRole('row');
    await expect(shown).toHaveCount(apks.length + 1);
    for (const [index, { name, version }] of apks.entries())
      await expect(shown.nth(index + 1)).toContainText(`${name}${version}`);
  });

  test.describe('that cannot be read', () => {
    test.use({ allowedProblems: [/ERR_FAILED|Unreachable|network/] });

    test('are reported in the log alone', async ({ signedIn: page }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.route(`**/internal/v1/devices/${own.failure}`, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await page.goto(`${DEVICES}/${own.failure}`);
      await tab(page, 'Apps').click();
      await expect(main(page)).toContainText('No results');
      await expect(page.getByRole('alert')).toHaveText('');
      expect(problems.some((text) => /Unreachable|network/.test(text))).toBe(true);
    });
  });
});
