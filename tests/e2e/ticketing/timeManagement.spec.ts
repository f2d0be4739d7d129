import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { badToast, button, goodToast, main, wrongFields } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, uniqueName } from '../support/stored';

const firstId = async (page: Page, path: string): Promise<number> => {
  const { results } = await call(page, 'GET', `${path}?page=1&maxrowcount=1`);
  return Number((results as { id: number }[])[0]?.id);
};

const addResource = async (page: Page): Promise<{ id: number; name: string }> => {
  const name = uniqueName('Sloep');
  const typeId = await firstId(page, 'resource-types');
  const productId = await firstId(page, 'webshop/products');
  const translations = { nl: { name } };
  return { id: await addRecord(page, 'resources', { translations, typeId, productId }), name };
};

const WEEK = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

const press = async (page: Page, name: string): Promise<void> => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

test.describe('time management', () => {
  test.use({ allowedProblems: [/400/] });

  test('chooses a resource, and sets its week and its exceptions, by keyboard alone', async ({
    signedIn: page,
  }) => {
    const { id, name } = await addResource(page);
    await page.goto('/nl/dashboard/ticketing/timemanagement');
    const resource = main(page).getByRole('combobox', { name: 'Resource' });
    await resource.focus();
    await page.keyboard.type(name);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`resource=${id}$`));
    const days = main(page).getByRole('region', { name: 'De komende zeven dagen' });
    await expect(days.getByRole('listitem')).toHaveText(Array(7).fill(/Gesloten/));

    for (const times of [[], ['18:00', '02:00']]) {
      await press(page, 'Openingstijden toevoegen: Woensdag');
      const dialog = page.getByRole('dialog');
      await expect(inputOf(dialog, 'Open vanaf')).toHaveValue('09:00');
      const [from = '09:00', until = '17:00'] = times;
      await inputOf(dialog, 'Open vanaf').fill(from);
      await inputOf(dialog, 'Open tot').fill(until);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
    }
    const wednesday = days.getByRole('listitem').filter({ hasText: '09:00–17:00' });
    await expect(wednesday).toHaveCount(1);
    await expect(wednesday).toContainText('18:00–02:00 (de volgende dag)');

    const today = (await days.locator('time').first().getAttribute('datetime')) ?? '';
    await press(page, 'Uitzondering toevoegen');
    const dialog = page.getByRole('dialog');
    for (const day of WEEK)
      await dialog
        .getByRole('button', { name: `${day.slice(0, 2)}, ${day}`, exact: true })
        .press('Space');
    await press(page, 'Opslaan');
    for (const message of [
      'Selecteer een startdatum',
      'Selecteer minimaal één weekdag',
      'Vul beide openingstijden in als de dag geopend is',
    ])
      await expect(dialog).toContainText(message);
    await expect(wrongFields(dialog)).toContainText('Startdatum');
    await expectAccessible(page);
    await inputOf(dialog, 'Startdatum').fill(today);
    await page.keyboard.press('Tab');
    await expect(inputOf(dialog, 'Einddatum')).not.toHaveValue('');
    for (const day of WEEK)
      await dialog
        .getByRole('button', { name: `${day.slice(0, 2)}, ${day}`, exact: true })
        .press('Space');
    await inputOf(dialog, 'Open vanaf').fill('11:00');
    await inputOf(dialog, 'Open tot').fill('15:30');
    await inputOf(dialog, 'Opmerking').fill('Feest');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(days.getByRole('listitem').first()).toHaveText(/Vandaag.*11:00–15:30Feest/);
    await expectAccessible(page);

    await press(page, 'Openingstijden kopiëren');
    await button(dialog, 'Openingstijden kopiëren').press('Enter');
    await expect(dialog).toContainText('Selecteer een bronresource');
    await dialog.getByRole('combobox').fill(name);
    await expect(page.getByRole('option')).toHaveText([name]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(badToast(page, 'Kan niet kopiëren naar dezelfde resource')).toBeVisible();
  });

  test('shows five exceptions at first, and copies all that another resource has', async ({
    signedIn: page,
  }) => {
    const source = await addResource(page);
    const target = await addResource(page);
    for (const month of ['01', '02', '03', '04', '05', '06'])
      await addRecord(page, 'ticketing/opening-exception', {
        resourceId: source.id,
        dateFrom: `2099-${month}-01`,
        weekDayMask: 127,
        active: 0,
        comment: `Maand ${month}`,
      });
    await page.goto(`/en/dashboard/ticketing/timemanagement?resource=${target.id}`);
    await button(page, 'Copy opening hours').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(source.name);
    await page.getByRole('option', { name: source.name }).click();
    await button(dialog, 'Copy opening hours').click();
    await expect(
      goodToast(page, `Opening hours of ${source.name} copied to ${target.name}`),
    ).toBeVisible();
    const exceptions = main(page).getByRole('region', { name: 'Exceptions' });
    await expect(exceptions.getByRole('listitem')).toHaveCount(5);
    await button(exceptions, 'Show more (1)').click();
    await expect(exceptions.getByRole('listitem')).toHaveCount(6);
    await button(exceptions, 'Delete 01 Feb 2099, Maand 02').click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await expect(exceptions.getByRole('listitem')).toHaveCount(5);
  });
});
