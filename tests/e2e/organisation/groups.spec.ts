import { expect, test } from '../support/fixtures';
import { clickAndLeave, expectLinkable, linkFound } from '../support/links';
import {
  assignedTo,
  badToast,
  button,
  goodToast,
  group,
  heading,
  main,
  searchBox,
  tab,
} from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, recordCalls, uniqueName } from '../support/stored';

const GROUPS = '/en/dashboard/groups';
const MODULES = '/en/dashboard/modules';

test.describe('a security group', () => {
  test('stores its rights as four characters', async ({ signedIn: page }) => {
    const name = uniqueName('Baliemedewerkers');
    const calls = recordCalls(page);
    await page.goto(`${GROUPS}/add`);
    await inputOf(main(page), 'Name').fill(name);
    const access = group(page, 'Access');
    for (const right of ['Create', 'Read', 'Update', 'Delete'])
      await expect(access.getByRole('checkbox', { name: right })).not.toBeChecked();
    await access.getByRole('checkbox', { name: 'Create' }).check();
    await access.getByRole('checkbox', { name: 'Update' }).check();
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Security group added')).toBeVisible();
    await expect(page).toHaveURL(/groups\/\d+$/);
    await expect(group(page, 'Access')).toContainText('AccessCreate, Update');

    await button(page, 'Edit').click();
    await access.getByRole('checkbox', { name: 'Create' }).uncheck();
    await access.getByRole('checkbox', { name: 'Delete' }).check();
    await button(page, 'Save').click();
    await expect(group(page, 'Access')).toContainText('AccessUpdate, Delete');
    expect(calls).toEqual([
      {
        method: 'PUT',
        path: 'groups/add',
        body: { name, description: '', access: '1010', demandsSecondFactor: 0 },
      },
      {
        method: 'PUT',
        path: expect.stringMatching(/^groups\/\d+$/),
        body: { name, description: '', access: '0011', demandsSecondFactor: 0 },
      },
    ]);
    await page.goto(GROUPS);
    await searchBox(page).fill(name);
    await expect(page.getByRole('row').nth(1)).toContainText('Update Delete');
  });

  test('gets modules and loses them, at once on both sides', async ({ signedIn: page }) => {
    const name = uniqueName('Kassiers');
    const moduleName = uniqueName('Kassa');
    const moduleId = await addRecord(page, 'modules', {
      key: uniqueName('kassa'),
      name: moduleName,
    });
    // Groups are offered what their organisation has.
    await call(page, 'POST', 'organisations/modules/1', { todo: 'single', childid: moduleId });
    const id = await addRecord(page, 'groups', { name, description: '', access: '0100' });
    const calls = recordCalls(page);
    await page.goto(`${GROUPS}/${id}`);
    await tab(page, 'Modules').click();
    const assigned = assignedTo(page);
    await expect(assigned).toContainText('None linked.');
    await linkFound(page, moduleName);
    await expect(goodToast(page, 'Module linked')).toBeVisible();
    await expect(assigned.getByRole('listitem')).toHaveText([moduleName]);
    await expectLinkable(page, moduleName, 0);
    await page.reload();
    await expect(assigned.getByRole('listitem')).toHaveText([moduleName]);

    await clickAndLeave(button(assigned, `Remove ${moduleName}`));
    await expect(goodToast(page, 'Module unlinked')).toBeVisible();
    await expect(assigned).toContainText('None linked.');
    await expectLinkable(page, moduleName, 1);
    const path = `groups/${id}/modules`;
    expect(calls).toEqual([
      { method: 'POST', path, body: { moduleid: moduleId } },
      { method: 'DELETE', path, body: { moduleid: moduleId } },
    ]);

    await button(page, 'Undo').click();
    await assigned.getByRole('link', { name: moduleName }).click();
    await expect(page).toHaveURL(new RegExp(`${MODULES}/${moduleId}$`));
    await expect(heading(page)).toHaveText(moduleName);
    await page.goBack();
    await expect(assigned.getByRole('listitem')).toHaveText([moduleName]);
  });
});

test.describe('a module', () => {
  test('sends its key as key', async ({ signedIn: page }) => {
    const name = uniqueName('Parkeren');
    const key = uniqueName('parking').replace(' ', '-');
    const calls = recordCalls(page);
    await page.goto(`${MODULES}/add`);
    await inputOf(main(page), 'Key').fill(key);
    await inputOf(main(page), 'Name').fill(name);
    await button(page, 'Save').click();
    await expect(page).toHaveURL(/modules\/\d+$/);
    await expect(group(page, 'Key')).toHaveText(`Key${key}`);
    await button(page, 'Edit').click();
    await inputOf(main(page), 'Description').fill('Slagbomen en kaartjes');
    await button(page, 'Save').click();
    await expect(group(page, 'Description')).toContainText('Slagbomen');
    expect(calls).toEqual([
      { method: 'PUT', path: 'modules/add', body: { key, name, description: '' } },
      {
        method: 'PUT',
        path: expect.stringMatching(/^modules\/\d+$/),
        body: { key, name, description: 'Slagbomen en kaartjes' },
      },
    ]);
    await page.goto(MODULES);
    await searchBox(page).fill(key);
    await expect(page.getByRole('row').nth(1)).toContainText(name);
  });

  test.describe('with a key that is taken', () => {
    test.use({ allowedProblems: [/status of 409/] });

    test('is refused at the field', async ({ signedIn: page }) => {
      const rule = 'Another module has this key';
      await page.goto(`${MODULES}/add`);
      await inputOf(main(page), 'Key').fill('devices');
      await inputOf(main(page), 'Name').fill('Nog een keer');
      await button(page, 'Save').click();
      await expect(badToast(page, rule)).toBeVisible();
      await expect(inputOf(main(page), 'Key')).toHaveAccessibleDescription(rule);
      await expect(inputOf(main(page), 'Key')).toBeFocused();
      await expect(inputOf(main(page), 'Name')).toHaveValue('Nog een keer');
      await expect(page).toHaveURL(/modules\/add$/);
    });
  });
});
