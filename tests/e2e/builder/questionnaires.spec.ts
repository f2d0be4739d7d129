import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import {
  badToast,
  button,
  goodToast,
  group,
  heading,
  main,
  searchBox,
  tab,
} from '../support/locators';
import { chooseFile, QUESTIONNAIRES, savedBy } from '../support/questionnaires';
import { inputOf, selectOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

/** The questionnaire of the demo data that people have answered. */
const RUNNING = 1;

/** A group of application users with an address each. */
const addGroup = async (page: Page, members: readonly string[]) => {
  const name = uniqueName('Groep');
  const id = await addRecord(page, 'appusergroups', { name });
  for (const firstName of members) {
    const email = `${uniqueName(firstName).replace(' ', '-').toLowerCase()}@example.test`;
    const user = { firstName, lastName: 'Toetser', email, active: 1 };
    const userId = await addRecord(page, 'applicationusers', user);
    await call(page, 'POST', `appusergroups/${id}`, { function: 'addAppUser', userId });
  }
  return { id, name };
};

/** An active document that asks one thing. */
const addDocument = async (page: Page) => {
  const title = uniqueName('Toets');
  const id = await addRecord(page, 'objectsDefinitions', { title, language: 'NL-nl' });
  const document = `objectsDefinitions/${id}`;
  const row = { type: 1, options: { title: 'Wat vindt u ervan?' } };
  await call(page, 'POST', document, { function: 'addObjectRow', order: 1, ...row });
  await call(page, 'POST', document, { function: 'setActive' });
  return { id, title };
};

const addQuestionnaire = async (page: Page, members: readonly string[]) => {
  const [people, document] = [await addGroup(page, members), await addDocument(page)];
  const name = uniqueName('Vragenlijst');
  const subject = uniqueName('Doe mee');
  const id = await addRecord(page, 'questionnaires', {
    name,
    objectDefinitionId: document.id,
    selectedUserGroups: [people.id],
    sender: 'Team Toets',
    invitationSubject: subject,
    invitationBody: '<p>Beste <strong>gast</strong></p>',
    reminderSubject: `Nog even: ${subject}`,
    reminderBody: '<p>U bent er nog niet</p>',
  });
  return { id, name, subject };
};

test.describe('a questionnaire', () => {
  test('is added with everything that it has', async ({ signedIn: page }) => {
    const [people, document] = [await addGroup(page, ['Anna']), await addDocument(page)];
    const name = uniqueName('Kennistoets');
    const calls = recordCalls(page);
    await page.goto(`${QUESTIONNAIRES}/add`);
    await inputOf(page, 'Name').fill(name);
    await inputOf(page, 'Description').fill('Elk jaar');
    await selectOf(page, 'Document').fill(document.title);
    await page.getByRole('option', { name: document.title, exact: true }).click();
    await inputOf(page, 'Minimum score').fill('7');
    await page.getByRole('switch', { name: 'Shuffle questions' }).check();
    await inputOf(page, 'Start date').fill('31-12-2026');
    await inputOf(page, 'End date').fill('1-2-2027');
    await selectOf(page, 'User groups').fill(people.name);
    await page.getByRole('option', { name: people.name, exact: true }).click();
    await tab(page, 'Emails').click();
    await inputOf(page, 'Sender').fill('toets@example.test');
    await inputOf(page, 'Subject of the invitation').fill('Doe mee');
    await inputOf(page, 'Invitation').fill('Beste gast');
    await inputOf(page, 'Subject of the reminder').fill('Nog even');
    await inputOf(page, 'Reminder').fill('Nog één keer');
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Questionnaire added')).toBeVisible();
    await expect(heading(page)).toHaveText(name);
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([
      {
        method: 'PUT',
        path: 'questionnaires/add',
        body: {
          name,
          description: 'Elk jaar',
          objectDefinitionId: document.id,
          minimalScore: 7,
          hussleQuestions: 1,
          hussleAnswers: 0,
          startDate: '31-12-2026',
          endDate: '01-02-2027',
          selectedUserGroups: [people.id],
          sender: 'toets@example.test',
          invitationSubject: 'Doe mee',
          invitationBody: '<p>Beste gast</p>',
          reminderSubject: 'Nog even',
          reminderBody: '<p>Nog één keer</p>',
        },
      },
    ]);
  });

  test('is sent once, after which its text stays; then people are reminded', async ({
    signedIn: page,
  }) => {
    const { id, subject } = await addQuestionnaire(page, ['Anna', 'Ben']);
    const calls = recordCalls(page);
    await page.goto(`${QUESTIONNAIRES}/${id}`);
    await button(page, 'Send invitation').click();
    const question = page.getByRole('dialog', { name: /^Send the invitation for / });
    await expect(question).toContainText('2 people get the invitation.');
    await button(question, 'Cancel').click();
    expect(calls).toEqual([]);
    await button(page, 'Send invitation').click();
    await button(question, 'Send invitation').click();
    await expect(
      goodToast(page, 'Invitations sent: 2. They are in the outbox; nothing left this server'),
    ).toBeVisible();
    await expect(button(page, 'Send reminder')).toBeVisible();
    await expect(button(page, 'Send invitation')).toHaveCount(0);

    await button(page, 'Edit').click();
    await expect(selectOf(page, 'User groups')).toHaveAccessibleDescription(/gets no invitation/);
    await tab(page, 'Emails').click();
    await expect(group(page, 'Invitation')).toContainText('Beste gast');
    await expect(inputOf(page, 'Invitation')).toHaveCount(0);
    await inputOf(page, 'Sender').fill('Andere afzender');
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Questionnaire saved')).toBeVisible();

    await button(page, 'Send reminder').click();
    await expect(page.getByRole('dialog')).toContainText('2 people who have not completed');
    await button(page.getByRole('dialog'), 'Send reminder').click();
    await expect(
      goodToast(page, 'Reminders sent: 2. They are in the outbox; nothing left this server'),
    ).toBeVisible();
    expect(calls.map(({ body }) => body)).toMatchObject([
      { function: 'sendEmail', reminder: 0 },
      { sender: 'Andere afzender' },
      { function: 'sendEmail', reminder: 1 },
    ]);

    await page.goto('/en/dashboard/builder/outbox');
    await searchBox(page).fill(subject);
    const rows = main(page).getByRole('row');
    await expect(rows).toHaveCount(5);
    await rows
      .filter({ hasText: 'Invitation' })
      .filter({ hasText: 'Anna' })
      .getByRole('link')
      .first()
      .click();
    await expect(group(page, 'From')).toContainText('Team Toets <noreply@');
    await expect(group(page, 'Text')).toContainText('Beste gast');
    const source = await savedBy(page, () => button(page, 'Download source').click());
    expect(source.name).toBe(`${subject}.eml`);
    expect(source.text).toContain(`Subject: ${subject}\r\n`);
    expect(source.text).toContain('<strong>gast</strong>');
    await expectAccessible(page);
  });

  test.describe('that people have answered', () => {
    test.use({ allowedProblems: [/status of 409/] });

    test('asks before it gets other questions', async ({ signedIn: page }) => {
      const { title } = await addDocument(page);
      const before = await stored(page, `questionnaires/${RUNNING}`);
      await page.goto(`${QUESTIONNAIRES}/${RUNNING}?edit=true`);
      await selectOf(page, 'Document').fill(title);
      await page.getByRole('option', { name: title }).click();
      await button(page, 'Save').click();
      const question = page.getByRole('dialog', { name: 'Are you sure?' });
      await expect(question).toContainText(
        /has been answered \(\d+\)\. .* passed goes from \d+ to 0/,
      );
      await button(question, 'Cancel').click();
      await expect(button(page, 'Save')).toBeVisible();
      expect(await stored(page, `questionnaires/${RUNNING}`)).toEqual(before);
    });
  });

  test('asks for what is missing before it is sent', async ({ signedIn: page }) => {
    const id = await addRecord(page, 'questionnaires', { name: uniqueName('Leeg') });
    const calls = recordCalls(page);
    await page.goto(`${QUESTIONNAIRES}/${id}`);
    await button(page, 'Send invitation').click();
    await expect(
      badToast(page, 'Choose a document and fill in the subject of the invitation first.'),
    ).toBeVisible();
    expect(calls).toEqual([]);
    await chooseFile(page, 'More', 'CSV: people');
    await expect(badToast(page, 'There is nothing to put in the file yet.')).toBeVisible();
  });

  test('counts one person in the singular, in Dutch as well', async ({ signedIn: page }) => {
    const { id } = await addQuestionnaire(page, ['Anna']);
    await page.goto(`/nl/dashboard/builder/questionnaires/${id}`);
    await button(page, 'Uitnodiging versturen').click();
    const question = page.getByRole('dialog', { name: /^Uitnodiging voor .+ versturen\?$/ });
    await expect(question).toContainText('Eén persoon krijgt de uitnodiging.');
    await button(question, 'Uitnodiging versturen').click();
    await expect(
      goodToast(
        page,
        'Uitnodigingen verstuurd: 1. Ze staan in het postvak UIT; niets heeft deze server verlaten',
      ),
    ).toBeVisible();
  });
});
