import type { Page } from 'playwright/test';
import type { Values } from '../../../schemas/Values';
import { expectAccessible } from '../support/axe';
import { accounts, askAnew, expect, signInAs, test } from '../support/fixtures';
import { button, main } from '../support/locators';
import { addRecord, call, stored, uniqueName } from '../support/stored';

const SUPPLIERS = 'webshop/suppliers';

/** The line at home that tells how much changed of what the person follows. */
const atHome = (page: Page) =>
  main(page).getByRole('region', { name: /(change|wijziging)(s|en)? (to what you|in wat u)/ });

/** What the person follows, whatever a test that failed has left. */
const unfollowAll = async (page: Page): Promise<void> => {
  const { results } = await call(page, 'GET', 'follows');
  for (const { id } of results as readonly Values[]) await call(page, 'DELETE', `follows/${id}`);
};

test.describe('what is followed', () => {
  // Home counts all that a person follows.
  test.describe.configure({ mode: 'default' });

  test('a record is followed by key, and home leads to what others changed until it is seen', {
    tag: '@smoke',
  }, async ({ signedIn: page }) => {
    const name = uniqueName('Followed');
    const path = `${SUPPLIERS}/${await addRecord(page, SUPPLIERS, { name })}`;
    await signInAs(page, accounts.manager);
    await unfollowAll(page);
    await page.goto(`/en/dashboard/${path}`);
    const follow = button(main(page), 'Follow');
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await follow.focus();
    await page.keyboard.press('Space');
    const following = button(main(page), 'Following');
    await expect(following).toHaveAttribute('aria-pressed', 'true');
    await expect(following).toBeFocused();
    await expectAccessible(page);
    // What one does oneself is no news.
    await call(page, 'POST', `${path}/comments`, { text: 'Mine' });
    await page.goto('/en/dashboard/home');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(atHome(page)).toBeHidden();

    await signInAs(page, accounts.admin);
    await call(page, 'POST', `${path}/comments`, { text: 'Look' });
    await signInAs(page, accounts.manager);
    await page.goto('/en/dashboard/home');
    await expect(atHome(page)).toHaveAccessibleName('1 change to what you follow');
    const line = atHome(page).getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(line).toContainText('Supplier · 1 change · ');
    await expectAccessible(page);
    const seen = page.waitForResponse((response) => /follows\/\d+\/seen$/.test(response.url()));
    await line.click();
    await expect(following).toBeVisible();
    await seen;
    await page.goto('/en/dashboard/home');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(atHome(page)).toBeHidden();

    await page.goto(`/en/dashboard/${path}`);
    await following.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    expect(await stored(page, 'follows')).toEqual([]);
  });

  test('a view is followed from its menu, and all that is followed has a page, with a mail a day', async ({
    signedIn: page,
  }) => {
    await unfollowAll(page);
    const name = uniqueName('Viewed');
    const filter = encodeURIComponent(JSON.stringify({ q: name }));
    const { last_id: view } = await call(page, 'POST', 'views/suppliers', {
      name,
      query: `filter=${filter}`,
      isShared: 1,
    });
    await page.goto(`/en/dashboard/${SUPPLIERS}?view=${view}`);
    await button(main(page), `View: ${name}`).click();
    const item = page.getByRole('menuitemcheckbox', { name: 'Follow' });
    await expect(item).toHaveAttribute('aria-checked', 'false');
    await item.press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
    await button(main(page), `View: ${name}`).click();
    await expect(item).toHaveAttribute('aria-checked', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await signInAs(page, accounts.manager);
    await addRecord(page, SUPPLIERS, { name: `${name} one` });
    await signInAs(page, accounts.admin);
    await page.goto('/en/dashboard/home');
    await expect(atHome(page)).toContainText('View of Suppliers · 1 record changed · ');
    await atHome(page).getByRole('link', { name: 'All that you follow' }).click();
    await expect(page).toHaveURL(/\/following$/);
    const lines = main(page).getByRole('list', { name: 'What you follow' }).getByRole('listitem');
    await expect(lines).toContainText(`${name}View of Suppliers · 1 record changed`);
    await expectAccessible(page);
    await button(main(page), 'Mark all as seen').click();
    await expect(lines).toContainText('Nothing new');

    const mail = main(page).getByRole('switch', { name: 'One mail a day with what changed' });
    await expect(mail).not.toBeChecked();
    await mail.press('Space');
    await expect(mail).toBeChecked();
    await page.reload();
    await expect(mail).toBeChecked();
    await mail.click();
    await expect(mail).not.toBeChecked();
    await button(lines, `Stop following ${name}`).click();
    await expect(main(page).getByText(/^You follow nothing yet/)).toBeVisible();
    await call(page, 'DELETE', `views/suppliers/${view}`);
  });

  test('a record is followed and no longer followed, in Dutch and on a phone', async ({
    signedIn: page,
  }) => {
    await unfollowAll(page);
    const name = uniqueName('Gevolgd');
    const id = await addRecord(page, SUPPLIERS, { name });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/nl/dashboard/${SUPPLIERS}/${id}`);
    await button(main(page), 'Volgen').click();
    await expect(button(main(page), 'U volgt dit')).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click();
    await page.getByRole('menuitem', { name: 'Wat u volgt' }).click();
    await expect(page).toHaveURL(/\/nl\/dashboard\/following$/);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Wat u volgt');
    await expectAccessible(page);
    await button(main(page), `${name} niet meer volgen`).click();
    await expect(main(page).getByText(/^U volgt nog niets/)).toBeVisible();
  });

  test('a server that keeps nothing of it leaves the screens as they were', async ({
    signedIn: page,
  }) => {
    const id = await addRecord(page, SUPPLIERS, { name: uniqueName('Plain') });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/follows')) asked.push(request.url());
    });
    await askAnew(page);
    await page.route('**/internal/v1/session', async (route) => {
      const response = await route.fetch();
      const { keepsFollows: _, ...json } = await response.json();
      await route.fulfill({ response, json });
    });
    await page.evaluate(() => {
      const key = 'backoffice.session';
      const { keepsFollows: _, ...known } = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify(known));
    });
    await page.goto(`/en/dashboard/${SUPPLIERS}/${id}`);
    await expect(button(main(page), 'History')).toBeVisible();
    await expect(button(main(page), 'Follow')).toHaveCount(0);
    await page.goto('/en/dashboard/home');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
  });
});
