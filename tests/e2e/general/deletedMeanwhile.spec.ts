import { field, openLocation } from '../support/conflicts';
import { expect, test } from '../support/fixtures';
import { act, button, goodToast, group, heading, main } from '../support/locators';
import { uniqueName } from '../support/stored';

// The browser logs each refusal itself.
test.use({ allowedProblems: [/412|404|ERR_FAILED|Unreachable/] });

test('what somebody else changed is reported before it is deleted', async ({ signedIn: page }) => {
  const { change, read } = await openLocation(page);
  await button(page, 'Cancel').click();
  await change({ city: 'Delft' });
  await act(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: /^Delete / });
  await button(dialog, 'Delete').click();
  await expect(dialog.getByRole('alert')).toHaveText(/^.+ changed this on .+: City\. Delete it/);
  await button(dialog, 'Cancel').click();
  await expect(group(page, 'City')).toHaveText('CityDelft');
  await change({ phone: '0182-9' });
  await act(page, 'Delete');
  await button(dialog, 'Delete').click();
  await expect(dialog.getByRole('alert')).toContainText('Phone');
  await button(dialog, 'Delete').click();
  await expect(goodToast(page, 'Location deleted')).toBeVisible();
  await expect(heading(page)).toHaveText('Locations');
  await expect(read()).rejects.toThrow();
});

test('what was typed into a record that somebody deleted can be copied, and added again', async ({
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { remove } = await openLocation(page);
  await remove();
  const name = uniqueName('Terug');
  await field(page, 'Name').fill(name);
  await field(page, 'City').fill('Leiden');
  await button(page, 'Save').click();
  const gone = main(page).getByRole('alert');
  await expect(gone).toContainText(/^.+ deleted this on .+ What you typed is still here/);
  await button(gone, 'Copy what I typed').click();
  await expect(button(gone, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Name: ${name}\nCity: Leiden`,
  );
  await button(gone, 'Add it again').click();
  await expect(goodToast(page, 'Location added')).toBeVisible();
  await expect(group(page, 'City')).toHaveText('CityLeiden');
  await expect(group(page, 'Phone')).toHaveText('Phone0182-1');
});
