import { expectAccessible } from '../support/axe';
import { askAnew, expect, test } from '../support/fixtures';
import { badToast, main } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, uniqueName } from '../support/stored';

// The browser logs each refusal itself.
test.use({ allowedProblems: [/409|412/] });

test('blocks stand in a week calendar, moved and sized by keyboard, drawn and dragged by mouse', async ({
  signedIn: page,
}) => {
  const firstId = async (path: string): Promise<number> => {
    const { results } = await call(page, 'GET', `${path}?page=1&maxrowcount=1`);
    return Number((results as { id: number }[])[0]?.id);
  };
  const resourceId = await addRecord(page, 'resources', {
    translations: { nl: { name: uniqueName('Kade') } },
    typeId: await firstId('resource-types'),
    productId: await firstId('webshop/products'),
  });
  const activity = uniqueName('Varen');
  const activityId = await addRecord(page, 'activities', {
    translations: { nl: { name: activity } },
  });
  const hours = { startTime: '09:00', endTime: '10:00' };
  const id = await addRecord(page, 'blocks', { resourceId, activityId, dayOfWeek: 1, ...hours });
  await askAnew(page);
  await page.goto(`/en/dashboard/ticketing/blocks/calendar?resource=${resourceId}`);
  const week = main(page).getByRole('region', { name: 'Week calendar' });
  const bar = (name: string) => week.getByRole('button', { name: `${name} ${activity}` });
  const stored = async () => (await call(page, 'GET', `blocks/${id}`)).results;

  await bar('Tue 09:00–10:00').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(bar('Wed 09:15–10:15')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar('Tue 09:00–10:00')).toBeFocused();
  // The second begins where the first put it, stored by then or not.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatchObject({ dayOfWeek: 2, startTime: '09:00', endTime: '10:15' });
  // Only Enter puts it there: whoever goes on leaves it where it was. What was put there can be taken back.
  await bar('Wed 09:00–10:15').press('Shift+ArrowDown');
  await page.keyboard.press('Tab');
  await expect(bar('Wed 09:00–10:15')).toBeVisible();
  await bar('Wed 09:00–10:15').press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  const moved = page.getByRole('status').getByText(`${activity}: now on Wed 10:00–11:15`);
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toMatchObject({ dayOfWeek: 2, startTime: '09:00', endTime: '10:15' });
  await expect(bar('Wed 09:00–10:15')).toBeVisible();
  await expectAccessible(page);

  // What is opened says the same as what is drawn.
  await bar('Wed 09:00–10:15').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(inputOf(dialog, 'End time')).toHaveValue('10:15');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const box = await bar('Wed 09:00–10:15').boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  const hour = height / 1.25;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + hour, { steps: 4 });
  await expect(bar('Wed 10:00–11:15')).toBeVisible();
  await page.mouse.up();
  await expect.poll(stored).toMatchObject({ startTime: '10:00', endTime: '11:15' });

  const drag = async (from: number, to: number) => {
    await page.mouse.move(x + width / 2, y + from * hour);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + to * hour, { steps: 4 });
  };
  // Escape lets go of a bar, and of one that is being drawn; the mouse that goes on moves nothing.
  for (const from of [1.6, 3.1]) {
    await drag(from, from + 2);
    await page.keyboard.press('Escape');
    await page.mouse.move(x + width / 2, y + (from + 1) * hour);
    await expect(week.locator('[data-draft]')).toHaveCount(0);
    await page.mouse.up();
  }
  await expect(bar('Wed 10:00–11:15')).toBeVisible();

  // It can go without a keyboard, after a question; and what is in conflict says so before it is stored.
  await bar('Wed 10:00–11:15').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText('Delete block?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await addRecord(page, 'blocks', { resourceId, activityId, dayOfWeek: 3, ...hours });
  await page.reload();
  await bar('Wed 10:00–11:15').press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('has other blocks on Thursday at that time: 09:00–10:00');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar('Wed 10:00–11:15')).toBeVisible();
  await expect.poll(stored).toMatchObject({ dayOfWeek: 2, startTime: '10:00' });

  // Where its form wouldn't let it stand it isn't put, and says why.
  await page.route(`**/blocks/${id}`, async (route) => {
    const response = await route.fetch();
    const { results } = await response.json();
    const json = { status: true, results: { ...results, maxCapacity: 0 } };
    return route.request().method() === 'GET'
      ? route.fulfill({ response, json })
      : route.abort('blockedbyclient');
  });
  await bar('Wed 10:00–11:15').press('ArrowDown');
  await page.keyboard.press('Enter');
  const wrong = 'The block stays where it was: Please enter a valid capacity (minimum 1)';
  await expect(badToast(page, wrong)).toBeVisible();
  await expect(bar('Wed 10:00–11:15')).toBeVisible();

  await drag(3.1, 4.9);
  await page.mouse.up();
  await expect(inputOf(dialog, 'Start time')).toHaveValue('12:00');
  await expect(inputOf(dialog, 'End time')).toHaveValue('14:00');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert').first()).toContainText('Please look at Activity');
  await expect(dialog).toContainText('Please select an activity');
});

test('a block that somebody else moved meanwhile is asked about, and not put back by its old hours', async ({
  signedIn: page,
}) => {
  const { results } = await call(page, 'GET', 'blocks?page=1&maxrowcount=1');
  const [{ id: other, ...like }] = results as [Record<string, unknown>];
  const { results: whole } = await call(page, 'GET', `blocks/${other}`);
  const { resourceId, activityId } = { ...like, ...(whole as object) } as Record<string, unknown>;
  const hours = { dayOfWeek: 6, startTime: '03:00', endTime: '04:00' };
  const id = await addRecord(page, 'blocks', { resourceId, activityId, ...hours });
  const stored = async () => (await call(page, 'GET', `blocks/${id}`)).results as object;
  await askAnew(page);
  await page.goto(`/en/dashboard/ticketing/blocks/calendar?resource=${resourceId}`);
  const bar = main(page).getByRole('button', { name: /^Sun 03:00–04:00/ });
  await expect(bar).toBeVisible();
  // Another tab moves it, while this one shows what was read before.
  await call(page, 'PUT', `blocks/${id}`, {
    ...(await stored()),
    startTime: '04:00',
    endTime: '05:00',
  });
  await bar.press('ArrowUp');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question.getByRole('group', { name: 'Start time' })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored()).toMatchObject({ startTime: '04:00', endTime: '05:00' });
  await expect(main(page).getByRole('button', { name: /^Sun 04:00–05:00/ })).toBeVisible();
});
