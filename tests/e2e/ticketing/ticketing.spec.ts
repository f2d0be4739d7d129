import type { Page } from 'playwright/test';
import { expectAccessibleInBothSchemes } from '../support/axe';
import { askAnew, expect, test } from '../support/fixtures';
import { badToast, button, filterPill, goodToast, main, tab } from '../support/locators';
import { inputOf, selectOf } from '../support/samples';
import { addRecord, call, recordCalls, uniqueName } from '../support/stored';

const TICKETING = '/en/dashboard/ticketing';

const firstId = async (page: Page, path: string): Promise<number> => {
  const { results } = await call(page, 'GET', `${path}?page=1&maxrowcount=1`);
  return Number((results as { id: number }[])[0]?.id);
};

test.describe('coupons', () => {
  test.use({ allowedProblems: [/404/] });

  test('get a code at the press of a button, and give way to their list once they are gone', async ({
    signedIn: page,
  }) => {
    await page.goto(`${TICKETING}/coupons/detail/add`);
    await button(page, 'Generate Code').click();
    const code = inputOf(main(page), 'Code');
    await expect(code).toHaveValue(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
    await code.fill(` ${uniqueName('lente')} `);
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Coupon added')).toBeVisible();
    await expect(page).toHaveURL(/coupons\/detail\/\d+$/);
    await expect(main(page).getByRole('group', { name: 'Code', exact: true })).toContainText(
      /LENTE [0-9A-Z]+/,
    );

    await page.goto('/nl/dashboard/ticketing/coupons/detail/99999');
    await expect(badToast(page, 'Coupon niet gevonden')).toBeVisible();
    await expect(page).toHaveURL(/\/nl\/dashboard\/ticketing\/coupons$/);
  });
});

const alerts = [
  ['Inactive resources', 'Status', 'Inactive'],
  ['Add-ons out of stock', 'Stock', 'Sold out'],
  ['Coupons that expire soon', 'Expiry', 'Expires within 7 days'],
  ['Expired pricing rules', 'Expiry', 'Expired'],
] as const;

test('the dashboard shows how today goes, and its alerts lead to lists that say what they show', async ({
  signedIn: page,
}) => {
  await page.goto(`${TICKETING}/dashboard`);
  const figure = main(page).getByRole('definition');
  await expect(figure).toHaveText([/^[1-9]/, /^\d+%$/, /^€[\d,]+\.\d\d$/, /^€[\d,]+\.\d\d$/]);
  await expect(main(page).getByRole('row')).toHaveCount(11);
  for (const [alert, filter, value] of alerts) {
    await main(page).getByRole('link', { name: alert }).focus();
    await page.keyboard.press('Enter');
    await expect(filterPill(page, filter)).toHaveText(`${filter}: ${value}`);
    await expect(main(page).getByRole('row')).toHaveCount(2);
    await page.goBack();
  }
  await main(page).getByRole('link', { name: 'Expired pricing rules' }).click();
  await expect(filterPill(page, 'Active')).toHaveText('Active: Yes');
  await button(page, 'Clear filters').click();
  await expect(main(page).getByRole('row').nth(4)).toBeVisible();
});

test('a booking model per resource forgets how many persons there were', async ({
  signedIn: page,
}) => {
  await page.goto(`${TICKETING}/resource-types/detail/add`);
  await inputOf(main(page), 'Fewest persons').fill('4');
  await inputOf(main(page), 'Most persons').fill('9');
  const choose = async (model: string) => {
    await selectOf(page, 'Booking model').click();
    await page.getByRole('option', { name: model }).click();
  };
  await choose('Per resource');
  await expect(inputOf(main(page), 'Most persons')).toHaveCount(0);
  await choose('Shared capacity');
  await expect(inputOf(main(page), 'Fewest persons')).toHaveValue('1');
  await expect(inputOf(main(page), 'Most persons')).toHaveValue('');
});

test.describe('resources', () => {
  test.use({ allowedProblems: [/409/] });

  test('stay saved when what they are linked to is not, which is reported', async ({
    signedIn: page,
  }) => {
    const name = uniqueName('Sloep');
    const typeId = await firstId(page, 'resource-types');
    const productId = await firstId(page, 'webshop/products');
    const translations = { nl: { name } };
    const id = await addRecord(page, 'resources', { translations, typeId, productId });
    await askAnew(page);
    const refuse = (why: string) => ({
      status: 409,
      json: { status: false, status_message: why },
    });
    await page.route('**/activity-resource/bulk-update', (route) => route.fulfill(refuse('Busy')));
    await page.route(`**/resources/${id}/addons`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(refuse('Sold out')) : route.fallback(),
    );
    const calls = recordCalls(page);
    await page.goto(`${TICKETING}/resources/detail/${id}?edit=true`);
    await inputOf(main(page), 'Capacity').fill('6');
    await tab(page, 'Linked activities').click();
    await selectOf(page, 'Linked activities').click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await button(page, 'Save').click();
    await expect(
      page
        .getByRole('alert')
        .getByText(
          'Resource saved, but not everything: Linked activities: Busy · Add-ons: Sold out',
        ),
    ).toBeVisible();
    await expect(goodToast(page, 'Resource saved')).toBeVisible();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT resources/${id}`,
      'PUT activity-resource/bulk-update',
      `PUT resources/${id}/addons`,
    ]);
    expect(calls[1]?.body).toEqual({ resourceId: id, activityIds: [expect.any(Number)] });
    expect(await call(page, 'GET', `resources/${id}`)).toMatchObject({ results: { capacity: 6 } });

    // What couldn't be stored is still there, to be saved again.
    await page.unroute('**/activity-resource/bulk-update');
    await page.unroute(`**/resources/${id}/addons`);
    await button(page, 'Save').click();
    await expect(button(page, 'Edit')).toBeVisible();
    expect(await call(page, 'GET', `resources/${id}`)).toMatchObject({
      results: { linkedActivities: [{ activityId: expect.any(Number) }] },
    });
  });
});

test('a pricing rule takes no end before its beginning, and says all that is wrong at once', async ({
  signedIn: page,
}) => {
  await page.goto(`${TICKETING}/pricing-rules/detail/add`);
  await inputOf(main(page), 'Date from').fill('02-04-2026');
  await inputOf(main(page), 'Date to').fill('01-04-2026');
  await inputOf(main(page), 'Date to').blur();
  // What is typed stays, and says at once what is wrong with it.
  await expect(main(page).getByText('Date from must not be after date to').first()).toBeVisible();
  await expect(inputOf(main(page), 'Date to')).toHaveValue('01-04-2026');
  await button(page, 'Save').click();
  await expect(
    page.getByRole('alert').getByText(/Please select a tariff\s+Please select a kind of change/),
  ).toBeVisible();
});

/** A day as it is typed: the first one after a week that falls on this day of the week, 0 being Sunday. */
const dayAfterNextWeek = (weekday: number): string => {
  const day = new Date();
  day.setDate(day.getDate() + 7);
  while (day.getDay() !== weekday) day.setDate(day.getDate() + 1);
  const twoDigits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('nl', twoDigits).format(day);
};

test('a price is tried out beside the rules, and each says what became of it', async ({
  signedIn: page,
}) => {
  await page.goto(`${TICKETING}/pricing-rules`);
  const trial = page.getByRole('complementary', { name: 'Try out prices' });
  await trial.getByText('Try out prices').focus();
  await page.keyboard.press('Enter');
  await expect(trial).toContainText('Fill in what is marked');
  await selectOf(trial, 'Tariff').click();
  await page.getByRole('option', { name: 'Training per persoon' }).click();
  await inputOf(trial, 'Date').fill(dayAfterNextWeek(5));
  await inputOf(trial, 'Time').fill('10:00');
  const rules = trial.getByRole('listitem');
  await expect(rules).toHaveCount(4);
  await expect(rules.first()).toContainText(/For partners.*Skipped.*Only with its coupon/s);
  await expect(rules.last()).toContainText(/becomes €250.00.*Applied.*€250.00/s);
  await expectAccessibleInBothSchemes(page);
  await inputOf(trial, 'Date').fill(dayAfterNextWeek(6));
  await expect(rules.last()).toContainText(/Skipped.*Other weekdays/s);
  await expect(trial.getByText('€295.00')).toHaveCount(2);
});

test.describe('reservation settings', () => {
  test.use({ allowedProblems: [/ERR_FAILED|Unreachable/] });

  test('are seen as they are typed, begin anew when asked to, and report how a save went', async ({
    signedIn: page,
  }) => {
    await page.goto('/nl/dashboard/ticketing/reservation-settings?edit=true');
    const widget = page.getByRole('complementary').locator('[aria-hidden][lang]');
    await inputOf(main(page), 'Hoekafronding (border radius, in pixels)').fill('17');
    await button(page, 'Opslaan').click();
    await expect(badToast(page, 'Border radius moet tussen 0 en 16 pixels zijn...')).toBeVisible();
    await expect(widget).toHaveCSS('border-radius', '4px');
    await inputOf(main(page), 'Hoekafronding (border radius, in pixels)').fill('12');
    await expect(widget).toHaveCSS('border-radius', '12px');
    await selectOf(page, 'Een boeking begint met').click();
    await page.getByRole('option', { name: 'De resource' }).click();
    await expect(widget).toContainText('1. Ruimte of gids');

    await page.route('**/reservation-config/1', (route) => route.abort());
    await button(page, 'Opslaan').click();
    await expect(badToast(page, 'Fout bij opslaan van instellingen')).toBeVisible();
    await page.unroute('**/reservation-config/1');

    await button(page, 'Standaardwaarden terugzetten').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Standaardwaarden terugzetten' })
      .click();
    await expect(widget).toHaveCSS('border-radius', '4px');
    await expect(widget).toContainText('1. Activiteit');
    await inputOf(main(page), 'Hoekafronding (border radius, in pixels)').fill('6');
    const calls = recordCalls(page);
    await button(page, 'Opslaan').click();
    await expect(goodToast(page, 'Instellingen succesvol opgeslagen')).toBeVisible();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT reservation-config/1',
    ]);
    expect(calls[0]?.body).toMatchObject({ theme: { borderRadius: 6 }, primaryLocale: 'nl' });
    await expect(widget).toHaveCSS('border-radius', '6px');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('cards are put in order and ticked, and what saves a long form is in view', async ({
    signedIn: page,
  }) => {
    await page.goto(`${TICKETING}/coupons`);
    const codes = main(page)
      .getByRole('listitem')
      .getByRole('link', { name: /^[A-Z0-9]+$/ });
    await expect(codes.first()).toBeVisible();
    const ascending = await codes.allTextContents();
    await button(page, 'Ascending').click();
    await expect(codes).toHaveText(ascending.toReversed());
    await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('code');
    await main(page).getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await expect(main(page).getByRole('checkbox', { name: /PARTNER26/ })).toBeChecked();
    await expectAccessibleInBothSchemes(page);
    const rule = await firstId(page, 'pricing-rules');
    await page.goto(`${TICKETING}/pricing-rules/detail/${rule}?edit=true`);
    await expect(button(page, 'Save')).toBeInViewport();
    await inputOf(main(page), 'Name for visitors').fill('Langer dan eerst');
    await expect(button(page, 'Save')).toBeInViewport({ ratio: 1 });
  });
});
