import { holdScripts, openDrawn } from '../support/drawn';
import { accounts, expect, password, signInAs, test } from '../support/fixtures';
import { button, heading, main, searchBox } from '../support/locators';
import { recordCalls } from '../support/stored';

const PRODUCTS = '/en/dashboard/webshop/products';

test.describe('a page is there before the app is', () => {
  for (const [locale, title] of [
    ['en', 'Products'],
    ['nl', 'Producten'],
  ] as const)
    test(`with its rows, in its language: ${locale}`, async ({ page }) => {
      await signInAs(page, accounts.admin);
      const release = await holdScripts(page);
      await openDrawn(page, `/${locale}/dashboard/webshop/products`);
      await expect(heading(page)).toHaveText(title);
      await expect(main(page).getByRole('row')).not.toHaveCount(0);
      const first = await main(page).getByRole('row').nth(1).elementHandle();
      release();
      await expect(main(page).getByRole('checkbox').first()).toBeEnabled();
      // The app has taken over the very rows that were there.
      expect(await first?.evaluate((row) => row.isConnected)).toBe(true);
    });

  test('with what a search leaves, and asks for none of it again', async ({ page }) => {
    await signInAs(page, accounts.admin);
    const query = new URLSearchParams({ filter: JSON.stringify({ q: 'ka', active: true }) });
    // React-admin notes the address of a list that was open before.
    await page.goto(`${PRODUCTS}?${query}&page=1`);
    await expect(main(page).getByRole('row').nth(1)).toBeVisible();
    const release = await holdScripts(page);
    await openDrawn(page, `${PRODUCTS}?${query}`);
    await expect(searchBox(page)).toHaveValue('ka');
    const first = await main(page).getByRole('row').nth(1).elementHandle();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    release();
    await button(page, 'More').first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    // The app has taken over the very rows that were there.
    expect(await first?.evaluate((row) => row.isConnected)).toBe(true);
    expect(asked).not.toContain('/internal/v1/webshop/products');
  });

  test('with all that home shows, and asks for none of it again', async ({ page }) => {
    await signInAs(page, accounts.admin);
    // From then on the server knows where the browser is, and so what part of the day it is there.
    await page.goto('/en/dashboard/home');
    await expect(heading(page)).toContainText('Good');
    const release = await holdScripts(page);
    await openDrawn(page, '/en/dashboard/home');
    await expect(heading(page)).toContainText('Good');
    const first = main(page).getByRole('region', { name: 'Top selling products' });
    await expect(first.getByRole('link')).not.toHaveCount(0);
    const link = await first.getByRole('link').first().elementHandle();
    const calls = recordCalls(page);
    release();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await link?.evaluate((one) => one.isConnected)).toBe(true);
    expect(calls.map(({ path }) => path)).not.toContain('dashboard/widgets');
  });

  test('of a record that is edited, with texts as high as they will be', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, accounts.admin);
    // From then on the server knows how wide the browser is.
    await page.goto('/en/dashboard/builder/questionnaires');
    await expect(heading(page)).not.toBeEmpty();
    const release = await holdScripts(page);
    await openDrawn(page, '/en/dashboard/builder/questionnaires/1?edit=true');
    const text = page.locator('textarea').first();
    const height = async () => (await text.boundingBox())?.height;
    await expect.poll(height).toBe(40);
    release();
    await expect(button(page, 'Save')).toBeEnabled();
    // Once the app is there it sets the height itself.
    await expect(text).toHaveAttribute('style', /height/);
    expect(await height()).toBe(40);
  });

  test('of a record, on a phone, in the dark', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await signInAs(page, accounts.admin);
    await page.goto(`${PRODUCTS}/1`);
    await expect(heading(page)).not.toBeEmpty();
    const title = String(await heading(page).textContent());
    const release = await holdScripts(page);
    await openDrawn(page, `${PRODUCTS}/1`);
    await expect(heading(page)).toHaveText(title);
    const head = await heading(page).elementHandle();
    release();
    await expect(button(page, 'Edit')).toBeVisible();
    expect(await head?.evaluate((one) => one.isConnected)).toBe(true);
  });

  test('and what is typed and clicked in it takes effect', async ({ page }) => {
    await signInAs(page, accounts.admin);
    const release = await holdScripts(page);
    await openDrawn(page, PRODUCTS);
    await searchBox(page).click();
    await page.keyboard.type('kabel');
    await button(page, 'More').first().click();
    release();
    await expect(page).toHaveURL(/filter=.*kabel/);
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('and what is typed for the palette is searched for once that is there', async ({ page }) => {
    await signInAs(page, accounts.admin);
    await page.goto(PRODUCTS);
    await expect(main(page).getByRole('row').nth(1)).toBeVisible();
    const release = await holdScripts(page);
    await openDrawn(page, PRODUCTS);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('/locate');
    release();
    const palette = page.getByRole('dialog', { name: 'Search everything' });
    await expect(palette.getByRole('combobox')).toHaveValue('/locate');
  });

  test('with switches in the colour that they keep', async ({ page }) => {
    await signInAs(page, accounts.admin);
    const list = '/en/dashboard/apk/assignments';
    const trackOf = () =>
      main(page)
        .getByRole('switch', { checked: true })
        .first()
        .evaluate((box) => {
          const track = box.closest('.MuiSwitch-root')?.querySelector('.MuiSwitch-track');
          const { backgroundColor, opacity } = getComputedStyle(track ?? box);
          return { backgroundColor, opacity };
        });
    await page.goto(list);
    const taken = await trackOf();
    const release = await holdScripts(page);
    await openDrawn(page, list);
    expect(await trackOf()).toEqual(taken);
    release();
  });

  test('and its links lead on', async ({ page }) => {
    await signInAs(page, accounts.admin);
    const release = await holdScripts(page);
    await openDrawn(page, PRODUCTS);
    const link = main(page).getByRole('row').nth(1).getByRole('link').first();
    const path = await link.getAttribute('href');
    await link.click();
    release();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(button(page, 'Edit')).toBeVisible();
  });

  test('and its pages are turned, in their order and with their filter', async ({ page }) => {
    await signInAs(page, accounts.admin);
    await holdScripts(page);
    await openDrawn(page, `${PRODUCTS}?${new URLSearchParams({ sort: 'title', order: 'DESC' })}`);
    const first = await main(page).getByRole('row').nth(1).innerText();
    await button(page, 'Next page').click();
    // Without the app: its scripts don't come.
    await expect(page).toHaveURL(/sort=title&order=DESC&page=2$/);
    await expect(main(page).getByRole('row').nth(1)).not.toHaveText(first);
    await expect(button(page, 'Page 2')).toHaveAttribute('aria-current', 'page');
  });

  test('where somebody signs in, and keeps what was typed', async ({ page }) => {
    const release = await holdScripts(page);
    await openDrawn(page, '/en/dashboard/home');
    await page.getByRole('textbox', { name: 'Email' }).click();
    await page.keyboard.type(accounts.admin);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    release();
    await expect(button(page, 'Sign in')).toBeHidden();
    await expect(heading(page)).toContainText('Good');
    expect(page.url()).not.toContain('password');
  });
});

test('another’s choices, and another screen than was thought of, draw the page anew', async ({
  page,
}) => {
  await signInAs(page, accounts.admin);
  await page.goto(PRODUCTS);
  await expect(main(page).getByRole('row')).not.toHaveCount(0);
  // Turned while the page was left, so that the server knows of a wide one.
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDrawn(page, PRODUCTS);
  release();
  await expect(button(page, 'Open menu')).toBeVisible();
  await expect(main(page).getByRole('table')).toHaveCount(0);
});
