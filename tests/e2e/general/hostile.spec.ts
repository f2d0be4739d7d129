import type { Locator, Page } from 'playwright/test';
import { newRow, type RowCode } from '../../../schemas/documents';
import { serializeRow } from '../../../schemas/documents/codec';
import { harmlessHtml, hostileHtml, hostileUrls } from '../../fixtures/hostile';
import { addDocument, openBuilder, rowsPane } from '../support/builder';
import { askAnew, expect, test } from '../support/fixtures';
import { button, heading, main } from '../support/locators';

/** Pictures that aren't there, or lie elsewhere. */
const NO_PICTURE = /^Failed to load resource/;

// Without the browser's own protection: what is left has to be harmless by itself.
test.use({ allowedProblems: [NO_PICTURE], bypassCSP: true });

const html = Object.values(hostileHtml);
const urls = Object.values(hostileUrls);

/** Answers a record as a server would that stored whatever it was sent. */
const answerWith = async (page: Page, path: string, changes: Record<string, unknown>) => {
  await askAnew(page);
  await page.route(`**/internal/v1/${path}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, results: { ...body.results, ...changes } } });
  });
};

/** Counts what ran: every vector opens a dialog if it can. */
const noteDialogs = (page: Page): readonly string[] => {
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.push(dialog.message());
    await dialog.dismiss();
  });
  return messages;
};

/** Whatever could run or lead elsewhere in a part of the page. */
const dangers = (part: Locator): Promise<readonly string[]> =>
  part.evaluateAll((roots) =>
    roots
      .flatMap((root) => [...root.querySelectorAll('*')])
      .flatMap((element) => [
        ...(element.matches('script, iframe, object, embed, base, meta, form form, foreignObject')
          ? [element.outerHTML]
          : []),
        ...[...element.attributes]
          .filter(({ name }) => name.startsWith('on'))
          .map(({ name }) => name),
        ...[...element.attributes]
          .filter(({ name }) => ['href', 'src', 'action', 'formaction', 'srcdoc'].includes(name))
          .filter(({ value }) => !/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#|blob:)/.test(value))
          .map(({ name, value }) => `${name}=${value}`),
      ]),
  );

const rowsOf = (
  type: RowCode,
  options: readonly Record<string, unknown>[],
  from: number,
): readonly Record<string, unknown>[] =>
  options.map((own, index) =>
    serializeRow({
      ...newRow(type),
      id: from + index,
      order: from + index,
      options: { ...newRow(type).options, ...own },
    }),
  );

test('nothing runs from what a document holds, in the builder or its preview', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page);
  const values = [
    ...rowsOf(
      34,
      [...html, ...Object.values(harmlessHtml)].map((one) => ({
        html: one,
      })),
      1,
    ),
    ...rowsOf(
      35,
      urls.map((url) => ({ linkText: 'Link', url })),
      501,
    ),
    ...rowsOf(
      8,
      urls.map((url) => ({ title: 'Button', buttonType: 'link', url })),
      1_001,
    ),
    ...rowsOf(36, [{ items: urls.map((link) => ({ text: 'Item', link })) }], 1_501),
  ];
  await answerWith(page, `objectsDefinitions/${id}`, { values });
  const ran = noteDialogs(page);
  await openBuilder(page, id);
  await expect(rowsPane(page).locator('li button[aria-pressed]')).toHaveCount(values.length);
  expect(await dangers(rowsPane(page))).toEqual([]);
  await button(main(page), 'Preview').click();
  const preview = page.getByRole('dialog', { name: /^Preview of/ });
  await expect(preview.getByText('Item', { exact: true })).toHaveCount(urls.length);
  expect(await dangers(preview)).toEqual([]);
  expect(ran).toEqual([]);
});

test('nothing runs from a formatted text, shown or edited', async ({ signedIn: page }) => {
  const ran = noteDialogs(page);
  const invitationBody = html.join('<p>between</p>');
  await answerWith(page, 'questionnaires/3', { invitationBody, invited: 0, invitedUsers: [] });
  await page.goto('/en/dashboard/builder/questionnaires/3?tab=mails');
  await expect(main(page).getByText('between').first()).toBeVisible();
  expect(await dangers(main(page))).toEqual([]);
  await button(main(page), 'Edit').click();
  await expect(main(page).locator('.ProseMirror').first()).toContainText('between');
  expect(await dangers(main(page))).toEqual([]);
  await expect(heading(page)).toBeVisible();
  expect(ran).toEqual([]);
});
