import { expectAccessible } from '../support/axe';
import { addDocument } from '../support/builder';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { button, main } from '../support/locators';
import { call, stored } from '../support/stored';

test('a document is commented on and followed from its details, and home leads there', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page, [[1, { title: 'Naam' }]]);
  const path = `objectsDefinitions/${id}`;
  const { title } = await stored(page, path);
  const { user } = (await call(page, 'GET', 'session')) as {
    user: { firstName: string; lastName: string; insertions: string };
  };
  const called = [user.firstName, user.insertions, user.lastName].filter(Boolean).join(' ');
  await page.goto(`/en/dashboard/builder/document/${id}?tab=general`);
  const details = page.getByRole('dialog', { name: 'Details' });
  await button(details, 'Follow').click();
  await expect(details.getByRole('button', { name: /follow/i, pressed: true })).toBeVisible();
  await button(details, 'Comments').click();
  const drawer = page.getByRole('dialog', { name: `History of ${title}` });
  await expect(drawer.getByRole('textbox', { name: 'Write a comment' })).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');

  await signInAs(page, accounts.manager);
  const { results } = await call(page, 'GET', `${path}/comments/people?filter=${user.firstName}`);
  const person = (results as { id: number; name: string }[]).find(({ name }) => name === called);
  const text = `Look, @${called}`;
  await call(page, 'POST', `${path}/comments`, { text, mentionedIds: [person?.id] });
  await call(page, 'PUT', path, { description: 'Changed meanwhile' });
  const renamed = { function: 'updateObjectSingleRow', id: 1, options: { title: 'Voornaam' } };
  await call(page, 'POST', path, renamed);

  await signInAs(page, accounts.admin);
  await page.goto('/en/dashboard/home');
  await main(page)
    .getByRole('link', { name: new RegExp(`mentioned you: ${title}`) })
    .click();
  await expect(drawer.getByText(text)).toBeVisible();
  await button(drawer, 'Comments and changes').click();
  const change = drawer.getByRole('listitem').filter({ hasText: 'Changed meanwhile' });
  await expect(change).toContainText(/Description.*became.*Changed meanwhile/);
  await drawer
    .getByRole('button', { name: /^Compare with before/ })
    .first()
    .click();
  const compared = page.getByRole('dialog', { name: 'Before and now' });
  const side = (name: RegExp) => compared.getByRole('region', { name });
  await expect(
    side(/^Before the change of/)
      .getByText('Naam')
      .first(),
  ).toBeVisible();
  await expect(side(/^Now$/).getByText('Voornaam').first()).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await button(compared, 'Close').click();
  const ofRow = drawer.getByRole('listitem').filter({ hasText: 'Rows: changed' });
  await expect(ofRow).toContainText(/Text field · Voornaam.*Title.*Naam.*became.*Voornaam/);
  await button(ofRow, 'Undo this change: Text field · Voornaam').click();
  await expect(drawer.getByText(/Rows: changed/)).toHaveCount(2);
  await button(drawer, 'Close').click();
  await button(details, 'Close').click();
  await expect(main(page).getByText('Naam', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/builder/document/${id}$`));
});

test('an option comes back from the history beside another that was changed since, and is asked about where it was', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page, [[30, { title: 'Welkom', textStyle: 'bold' }]]);
  const path = `objectsDefinitions/${id}`;
  const change = (options: object) =>
    call(page, 'POST', path, { function: 'updateObjectSingleRow', id: 1, options });
  const options = async () => {
    const [row] = (await stored(page, path)).values as [{ options: string }];
    return JSON.parse(row.options);
  };
  await change({ title: 'Hallo', textStyle: 'bold' });
  await change({ title: 'Hallo', textStyle: 'italic' });
  const openHistory = async () => {
    await page.goto(`/en/dashboard/builder/document/${id}?tab=general`);
    await button(page.getByRole('dialog', { name: 'Details' }), 'History').click();
  };
  await openHistory();
  const changes = page.getByRole('dialog', { name: /^History of/ }).getByRole('listitem');
  const undo = changes
    .filter({ hasText: /Title.*Welkom.*became.*Hallo/ })
    .getByRole('button', { name: /^Undo this change/ });
  await undo.click();
  await expect.poll(options).toMatchObject({ title: 'Welkom', textStyle: 'italic' });

  await change({ title: 'Dag', textStyle: 'italic' });
  await openHistory();
  await undo.click();
  const question = page.getByRole('dialog', { name: /changed this too$/ });
  await expect(question.getByText('Title: Dag')).toBeVisible();
  await expect(question.getByText('Title: Welkom')).toBeVisible();
  await expect(question.getByText(/italic/i)).toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
  await question.getByRole('radio', { name: 'As it was, restored' }).check();
  await button(question, 'Save').click();
  await expect.poll(options).toMatchObject({ title: 'Welkom', textStyle: 'italic' });
});
