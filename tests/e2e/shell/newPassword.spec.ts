import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expectAccessible } from '../support/axe';
import { accounts, test as base, expect, signInAs } from '../support/fixtures';
import { act, button, goodToast } from '../support/locators';
import { ownServer } from '../support/ownServer';
import { statusOfSignIn } from '../support/passwords';
import { addRecord } from '../support/stored';

interface Place {
  readonly address: string;
  /** The sources of mails that were handed over. */
  readonly mails: readonly string[];
}

const openPlace = async () => {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((source) => {
        mails.push(source.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const server = await ownServer((address) => ({
    APP_ADDRESS: address,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  }));
  const close = async () => {
    await server.remove();
    smtp.close();
  };
  return { address: server.address, mails, close };
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
  baseURL: async ({ place }, use) => use(place.address),
});
test.use({ allowedProblems: [/status of 40[013]/] });

test('a link that was mailed leads to a page where a password is chosen, once', async ({
  page,
  browser,
  place,
}) => {
  await signInAs(page, accounts.admin);
  const user = { lastName: 'Zelf', email: 'zelf@kompas.test', roleId: 3 };
  const id = await addRecord(page, 'users', user);
  await page.goto(`/en/dashboard/users/${id}`);
  await act(page, 'Send a link for a new password');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send a link for a new password' }).click();
  await expect(goodToast(page, 'A link was sent to zelf@kompas.test')).toBeVisible();
  const [, link = ''] = /href="([^"]+)"/.exec(place.mails[0] ?? '') ?? [];
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/en\/new-password#[\w-]{43}$/);

  // The window of the administrator: whoever is signed in there doesn't matter.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password');
  await expectAccessible(page, 'html');
  const field = page.getByLabel('Password', { exact: false }).first();
  await field.fill('kort');
  await button(page, 'Save the password').click();
  await expect(field).toHaveAccessibleDescription(/^At least 6 characters/);
  await field.fill('zeven bruggen 7');
  await button(page, 'Save the password').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is saved');
  expect(await statusOfSignIn(page, user.email, 'zeven bruggen 7')).toBe(200);

  const other = await browser.newPage({ locale: 'nl' });
  await other.goto(link.replace('/en/', '/nl/'));
  await other.getByLabel('Wachtwoord', { exact: false }).first().fill('acht bruggen 8');
  await button(other, 'Wachtwoord opslaan').click();
  await expect(other.getByRole('alert')).toContainText('verlopen of al gebruikt');
  await expectAccessible(other, 'html');
  await other.close();
});
