import type { Request } from 'playwright/test';
import { inSentence } from '../../../schemas/text/inSentence';
import { expectAccessible } from '../support/axe';
import { creatable, label, recordRouteOf, routeOf, singular } from '../support/definitions';
import { changedText, fillSample, fillSecretsSentTo, firstTab, hasTexts } from '../support/fill';
import { expect, test } from '../support/fixtures';
import { act, heading, main } from '../support/locators';
import { editButton, openTab, settled } from '../support/screens';

// One page for all: what it has loaded once, it shows at once.
test.use({ shares: 'page' });
// A doubtful record is asked about.
test.use({ allowedProblems: [/status of 409/] });

/** Of so many questions whether to delete a record one is looked at: it is the same for all. */
const ASKED_OF = 8;

for (const [index, definition] of creatable.filter(({ list }) => !list.addsInDialog).entries()) {
  const { name } = definition;
  test(`${name}: a new record is checked, added, changed and deleted`, async ({ signedIn: page }, {
    workerIndex,
  }) => {
    const unique = `${workerIndex}${name.length}7`;
    const list = routeOf(definition, 'en');
    const record = recordRouteOf(definition, 'en');
    await page.goto(`${record}/add`);
    await expect(heading(page)).toHaveText(`New ${inSentence(singular('en', name))}`);
    // Nobody saves before the fields are there.
    await settled(page);

    const isChecked = Object.values(definition.fields).some(
      ({ required, readOnly, default: given }) => required && !readOnly && given === undefined,
    );
    if (isChecked) {
      const writes: string[] = [];
      const note = (request: Request) => {
        if (request.method() === 'PUT') writes.push(request.url());
      };
      page.on('request', note);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(main(page).locator('[aria-invalid="true"]').first()).toBeFocused();
      await expectAccessible(page, 'main');
      page.off('request', note);
      expect(writes).toEqual([]);
    }

    const filled = await fillSample(page, definition, unique);
    await page.keyboard.press('Control+s');
    const isStored = page.waitForURL(new RegExp(`${record}/\\d+$`));
    // What samples make is doubtful at times, as a block beside others.
    const asked = page.getByRole('dialog', { name: 'Are you sure?' });
    await Promise.race([isStored, asked.waitFor().catch(() => undefined)]);
    if (await asked.isVisible()) await asked.getByRole('button', { name: 'Go on' }).click();
    await isStored;
    const { create } = definition.verbs;
    const isReported = create !== false && create?.revealOnce !== undefined;
    if (isReported) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await settled(page);
    for (const [field, text] of Object.entries(filled))
      await expect(
        page.getByRole('group', { name: label('en', name, `fields.${field}`), exact: true }),
      ).toContainText(text, { ignoreCase: true });

    const [text] = Object.keys(filled);
    const first = text ?? definition.title[0];
    const changed = changedText(definition, text, unique);
    if (hasTexts(definition)) {
      const begins = firstTab(definition);
      if (begins && begins !== definition.detail[0]) await openTab(page, definition, begins, 'en');
      await editButton(page, 'en').click();
      const named = first === undefined ? {} : { name: label('en', name, `fields.${first}`) };
      await main(page).getByRole('textbox', named).first().fill(changed);
      await fillSecretsSentTo(page, definition, first, unique);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(editButton(page, 'en')).toBeVisible();
      await page.reload();
      await expect(main(page).getByText(changed).first()).toBeVisible();
    }

    const title = (await heading(page).textContent()) ?? '';
    await act(page, 'Delete');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(title);
    if (index % ASKED_OF === 0) await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(main(page).getByText(changed)).toHaveCount(0);
  });
}
