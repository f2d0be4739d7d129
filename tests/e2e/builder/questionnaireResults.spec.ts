import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button } from '../support/locators';
import { chooseFile, QUESTIONNAIRES, savedBy } from '../support/questionnaires';
import { recordCalls, stored } from '../support/stored';

/** The questionnaire of the demo data that people have answered. */
const RUNNING = 1;

test.describe('the results', () => {
  test('distinguish counts from the percentages, and who stands how', async ({
    signedIn: page,
  }) => {
    const { invitedCount, completedCount, passedCount, invitedUsers } = await stored(
      page,
      `questionnaires/${RUNNING}`,
    );
    await page.goto(`${QUESTIONNAIRES}/${RUNNING}?tab=results`);
    const counts = page.getByRole('region', { name: 'Counts' });
    await expect(counts.getByRole('definition')).toHaveText(
      [invitedCount, completedCount, passedCount].map(String),
    );
    const percentages = page.getByRole('region', { name: 'Percentages' });
    await expect(percentages.getByRole('listitem')).toHaveText([
      'Passed 70%',
      'Incomplete 10%',
      'Failed 20%',
    ]);

    const users = invitedUsers as {
      firstName: string;
      lastName: string;
      completed: number;
      passed: number;
    }[];
    const people = page.getByRole('region', { name: 'Invited people' });
    const nameOf = (index: number) => `${users[index]?.firstName} ${users[index]?.lastName}`;
    const words = (index: number) =>
      !users[index]?.completed ? 'Not completed' : users[index]?.passed ? 'Passed' : 'Failed';
    const rows = people.getByRole('row');
    await expect(rows).toHaveCount(21);
    for (const index of [0, 1, 2, 3, 4, 5]) {
      await expect(rows.nth(index + 1)).toContainText(nameOf(index));
      await expect(rows.nth(index + 1)).toContainText(words(index));
    }
    await people.getByRole('button', { name: 'Page 2' }).click();
    await expect(rows.nth(1)).toContainText(nameOf(20));
    await people.getByRole('textbox').fill(nameOf(0));
    await expect(rows.nth(1)).toContainText(nameOf(0));
    await people.getByRole('textbox').fill('qqzz');
    await expect(people).toContainText('No results');
  });

  test('show what one person answered, and save it', async ({ signedIn: page }) => {
    const { name, invitedUsers } = await stored(page, `questionnaires/${RUNNING}`);
    const users = invitedUsers as {
      userId: number;
      firstName: string;
      lastName: string;
      completed: number;
    }[];
    const user = users.find(({ completed }) => completed);
    const person = `${user?.firstName} ${user?.lastName}`;
    const calls = recordCalls(page);
    await page.goto(`${QUESTIONNAIRES}/${RUNNING}?tab=results`);
    const opener = page.getByRole('button', { name: `Answers of ${person}`, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: `Answers of ${person}` });
    await expect(dialog.getByRole('listitem')).toHaveCount(6);
    await expect(dialog.getByRole('listitem').first()).toContainText(/(Right2|Wrong0) points/);
    await expectAccessible(page);
    const file = await savedBy(page, () => button(dialog, 'CSV of these answers').click());
    expect(file.name).toBe(`${name} - ${person}.csv`);
    expect(file.text.split('\r\n')[0]).toBe(
      '\uFEFFName,E-mail address,Status,Question,Answer,Right,Score',
    );
    expect(file.text.split('\r\n')).toHaveLength(7);
    expect(calls.map(({ body }) => body)).toEqual([
      { function: 'getAnswers', userId: user?.userId },
      { function: 'getCSVdataAnswersIndividual', userId: user?.userId },
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('are saved as three tables', async ({ signedIn: page }) => {
    const { name, invitedCount } = await stored(page, `questionnaires/${RUNNING}`);
    await page.goto(`/nl/dashboard/builder/questionnaires/${RUNNING}`);
    const people = await savedBy(page, () => chooseFile(page, 'Meer', 'CSV: mensen'));
    expect(people.name).toBe(`${name}.csv`);
    const [head, first, ...others] = people.text.split('\r\n');
    expect(head).toBe(
      '\uFEFFNaam;E-mailadres;Status;Score;Hoogste score;Uitgenodigd;Herinnerd;Ingevuld',
    );
    expect(first).toMatch(
      /^[^;]+;[^;]+@[^;]+;((Geslaagd|Niet geslaagd);\d+|Niet ingevuld;);8;\d\d-\d\d-\d{4} \d\d:\d\d;/,
    );
    expect(others).toHaveLength(Number(invitedCount) - 1);

    const answers = await savedBy(page, () => chooseFile(page, 'Meer', 'CSV: antwoorden'));
    expect(answers.text).toMatch(/^\uFEFFVraag;Beantwoord;Juist;Antwoord 1;Aantal 1;Antwoord 2;/);
    expect(answers.text.split('\r\n')).toHaveLength(7);

    const each = await savedBy(page, () => chooseFile(page, 'Meer', 'CSV: antwoorden per persoon'));
    expect(each.text).toMatch(/^\uFEFFNaam;E-mailadres;Status;Vraag;Antwoord;Juist;Score\r\n/);
    expect(each.text.split('\r\n')).toHaveLength(Number(invitedCount) * 6 + 1);
  });

  for (const scheme of ['light', 'dark'] as const)
    test(`are for everyone, on a phone as well (${scheme})`, async ({ signedIn: page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${QUESTIONNAIRES}/${RUNNING}?tab=results`);
      await expect(page.getByRole('region', { name: 'Invited people' })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const people = page.getByRole('region', { name: 'Invited people' }).getByRole('listitem');
      await expect(people.first().getByRole('button', { name: /^Answers of/ })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectAccessible(page);
    });
});
