import { expectAccessible } from '../support/axe';
import { addDocument, openBuilder } from '../support/builder';
import { expect, test } from '../support/fixtures';
import { button } from '../support/locators';
import { recordCalls } from '../support/stored';

test('the preview is filled in and checked at three widths', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  const id = await addDocument(page, [
    [1, { title: 'Naam', required: true, rowWidth: 6 }],
    [2, { title: 'Leeftijd', rowWidth: 6 }],
    [8, { title: 'Verzenden' }],
  ]);
  await openBuilder(page, id);
  const calls = recordCalls(page);
  await button(page, 'Preview').click();
  const dialog = page.getByRole('dialog', { name: /^Preview of/ });
  const fields = ['Naam', 'Leeftijd'].map((name) => dialog.getByRole('textbox', { name }));
  const widths: Record<string, number> = {};
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1200],
  ] as const) {
    await button(dialog, `${name} (${width})`).click();
    await expect(dialog.locator(`[data-preview-width="${width}"]`)).toBeVisible();
    const boxes = await Promise.all(fields.map((field) => field.boundingBox()));
    widths[name] = new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
  }
  // Below one another on a phone, beside one another where there is room.
  expect(widths).toEqual({ Phone: 2, Tablet: 1, Desktop: 1 });

  await button(dialog, 'Verzenden').click();
  await expect(dialog.getByText('1 answer is not right yet.')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: /^Naam/ });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Required');
  await name.fill('Noor');
  await button(dialog, 'Check answers').click();
  await expect(dialog.getByText('All answers are right.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Preview')).toBeFocused();
  expect(calls).toEqual([]);
});
