import type { Page } from 'playwright/test';
import { details, label, recordRouteOf } from '../support/definitions';
import { type Edited, editedRecords } from '../support/edits';
import { expect, test } from '../support/fixtures';
import { button, main, tab } from '../support/locators';
import { addRecord, call, stored } from '../support/stored';

// The browser logs each refusal itself.
test.use({ allowedProblems: [/412/] });

type EditedRecord = (typeof editedRecords)[number];
type Side = 'mine' | 'theirs';

const question = (page: Page) => page.getByRole('dialog', { name: /changed this too$/ });

/** A record whose form is open here, with ways to change it on both sides. */
const openPair = async (page: Page, { resource, path, begin, ...there }: EditedRecord) => {
  const id = there.id ?? (await addRecord(page, path, begin()));
  if (there.id !== undefined) await call(page, 'PUT', `${path}/${id}`, begin());
  const at = `${path}/${id}`;
  const nameOf = ({ field }: Edited) => label('en', resource, `fields.${field}`);
  const definition = details.find(({ name }) => name === resource);
  if (!definition) throw new Error(`No record page of ${resource}.`);
  await page.goto(`${recordRouteOf(definition, 'en')}/${id}?edit=true`);
  await expect(button(page, 'Save')).toBeEnabled();
  return {
    nameOf,
    enter: async (edits: readonly Edited[]) => {
      for (const edit of edits) {
        if (edit.tab) await tab(page, label('en', resource, `tabs.${edit.tab}`)).click();
        await edit.enter(main(page), nameOf(edit));
      }
    },
    /** Somebody else saves them meanwhile. */
    overtake: async (edits: readonly Edited[]) => {
      const record = await stored(page, at);
      const changes = edits.map(({ field, theirs }) => [field, theirs(record[field])]);
      await call(page, 'PUT', at, Object.fromEntries(changes));
    },
    /** Saved, and what is stored says what it should of each. */
    expectStored: async (sides: readonly (readonly [Edited, readonly Side[]])[]) => {
      await expect(button(page, 'Edit')).toBeVisible();
      const record = await stored(page, at);
      for (const [{ field, values }, message] of sides)
        for (const side of message)
          expect(JSON.stringify(record[field]), `${side} of ${field}`).toContain(values[side]);
    },
  };
};

for (const record of editedRecords) {
  const { resource, edits } = record;

  test(`two people change ${resource} apart: nothing is asked, nothing is lost`, async ({
    signedIn: page,
  }) => {
    const pair = await openPair(page, record);
    const isMine = (edit: Edited) => edits.indexOf(edit) % 2 === 1;
    await pair.overtake(edits.filter((edit) => !isMine(edit)));
    await pair.enter(edits.filter(isMine));
    await button(page, 'Save').click();
    await pair.expectStored(edits.map((edit) => [edit, [isMine(edit) ? 'mine' : 'theirs']]));
  });

  test(`two people change the same of ${resource}: what can’t go together is asked`, async ({
    signedIn: page,
  }) => {
    const pair = await openPair(page, record);
    await pair.overtake(edits);
    await pair.enter(edits);
    await button(page, 'Save').click();
    const asked = edits.filter(({ goesTogether }) => !goesTogether);
    const sideOf = (edit: Edited): Side => (asked.indexOf(edit) % 2 === 0 ? 'mine' : 'theirs');
    const groups = question(page).getByRole('radiogroup');
    await expect(groups).toHaveCount(asked.length);
    for (const edit of asked)
      await question(page)
        .getByRole('group', { name: pair.nameOf(edit), exact: true })
        .getByRole('radio', { name: sideOf(edit) === 'mine' ? /^Yours/ : /^(?!Yours)/ })
        .check();
    await button(question(page), 'Save').click();
    await pair.expectStored(
      edits.map((edit) => [edit, edit.goesTogether ? ['mine', 'theirs'] : [sideOf(edit)]]),
    );
  });
}
