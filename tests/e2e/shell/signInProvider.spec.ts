import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { PROVIDER_RETURN } from '../../../schemas/routing/address';
import { client, type IdentityServer, serveIdentities } from '../../fixtures/identityServer';
import { expectAccessible } from '../support/axe';
import { accounts, test as base, expect, signInAs } from '../support/fixtures';
import { group, heading, main, unfoldedMenu } from '../support/locators';
import { type OwnServer, ownServer } from '../support/ownServer';
import { inputOf } from '../support/samples';
import { addRecord, call, stored } from '../support/stored';

const person = {
  subject: 'person-1',
  claims: {
    email: 'piet@elders.test',
    email_verified: true,
    given_name: 'Piet',
    family_name: 'Elders',
  },
};

/** An installation of its own, the provider of one of its organisations, and what domains publish. */
interface Place {
  readonly server: OwnServer;
  readonly identities: IdentityServer;
  publish(name: string, text: string): void;
}

const openPlace = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  const names = join(folder, 'names.json');
  const server = await ownServer(() => ({
    ALLOWED_NETWORKS: '127.0.0.1',
    PUBLISHED_NAMES: names,
    NODE_OPTIONS: `--import=${new URL('../support/publishedNames.mjs', import.meta.url)}`,
  }));
  const identities = await serveIdentities(`${server.address}${PROVIDER_RETURN}`);
  const publish = (name: string, text: string) =>
    writeFileSync(names, JSON.stringify({ [name]: text }));
  const close = async () => {
    await identities.close();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, identities, publish, close };
};

const test = base.extend<object, { place: Place }>({
  place: [
    async ({ browserName: _ }, use) => {
      const { close, ...place } = await openPlace();
      await use(place);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ place }, use) => use(place.server.address),
});
// One after another: the second signs in where the first has set the provider up.
test.describe.configure({ mode: 'serial' });

const SETTINGS = '/en/dashboard/sign-in-provider';

/** Sets the provider up as an administrator does, and has the domain verified. */
const setUp = async (page: Page, { identities, publish }: Place): Promise<void> => {
  await page.goto('/en/dashboard/home');
  const menu = await unfoldedMenu(page);
  await menu.getByRole('link', { name: 'Single sign-on' }).click();
  await expect(heading(page)).toHaveText('Single sign-on');
  const address = new URL(PROVIDER_RETURN, page.url()).href;
  await expect(main(page).getByText(address, { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Copy.*Redirect address/ })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('switch', { name: 'Active' }).check();
  await inputOf(main(page), 'Issuer').fill(identities.issuer);
  await inputOf(main(page), 'Client ID').fill(client.clientId);
  await inputOf(main(page), 'Client secret').fill(client.clientSecret);
  await page.getByRole('switch', { name: 'Add users at their first sign-in' }).check();
  await expectAccessible(page, 'html');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  const id = await addRecord(page, 'maildomains', { domain: 'elders.test' });
  const { recordName, recordValue } = await stored(page, `maildomains/${id}`);
  publish(String(recordName), String(recordValue));
  await call(page, 'POST', `maildomains/${id}`, { function: 'verify' });
};

test('somebody signs in with their organisation, is added, and gets to the address that was asked for', async ({
  page,
  browser,
  place,
}) => {
  await signInAs(page, accounts.admin);
  await setUp(page, place);
  place.identities.person = person;

  const theirs = await browser.newPage({ baseURL: place.server.address, locale: 'en' });
  await theirs.goto('/en/dashboard/myaccount?tab=sessions');
  const email = theirs.getByRole('textbox', { name: 'Email' });
  await email.fill('piet@demo.test');
  await email.blur();
  const offer = theirs.getByRole('button', { name: 'Sign in with your organisation' });
  await email.fill('piet@elders.test');
  await email.blur();
  await expect(offer).toBeVisible();
  await expectAccessible(theirs, 'html');
  await email.fill('piet@demo.test');
  await expect(offer).toBeHidden();
  await email.fill('piet@elders.test');
  await email.press('Enter');
  await expect(theirs).toHaveURL(/\/en\/dashboard\/myaccount\?tab=sessions$/);
  await expect(theirs.getByRole('button', { name: /^Account of Piet Elders/ })).toBeVisible();
  await theirs.close();
});

test.describe('with refusals', () => {
  test.use({ allowedProblems: [/status of 40[13]/] });

  test('why the provider signed nobody in stands in place, and the way back keeps the address', async ({
    page,
    place,
  }) => {
    place.identities.person = undefined;
    await page.goto('/nl/dashboard/groups?page=1');
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await email.fill('piet@elders.test');
    await email.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('U bent niet ingelogd');
    await expect(page.getByRole('alert')).toContainText('(access_denied)');
    await expectAccessible(page, 'html');
    await page.getByRole('link', { name: 'Terug naar inloggen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen');
    await expect(page).toHaveURL(/\/nl\/dashboard\/groups\?page=1$/);
  });

  test('a session that has ended is renewed in another window, and what was typed stays', async ({
    page,
    context,
    place,
  }) => {
    place.identities.person = person;
    await page.goto('/en/dashboard/myaccount');
    await page.getByRole('textbox', { name: 'Email' }).fill('piet@elders.test');
    await page.getByRole('textbox', { name: 'Email' }).press('Enter');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const name = inputOf(main(page), 'First name');
    await name.fill('Pieter');
    await context.clearCookies({ name: 'SESSIONID' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: /organisation, in a new window$/ }).click();
    const other = await opened;
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('You are signed in');
    await expectAccessible(other, 'html');
    await expect(dialog).toBeHidden();
    await expect(name).toHaveValue('Pieter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Account of Pieter Elders/ })).toBeVisible();
  });
});

test('the settings are labelled in Dutch as well', async ({ page }) => {
  await signInAs(page, accounts.admin);
  await page.goto(SETTINGS.replace('/en/', '/nl/'));
  await expect(heading(page)).toHaveText('Single sign-on');
  await expect(main(page).getByText('Redirectadres', { exact: true })).toBeVisible();
  await expect(group(page, 'Clientgeheim')).toContainText(/kno\*+/);
});
