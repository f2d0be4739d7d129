import { expectAccessible } from '../support/axe';
import { askAnew, expect, test } from '../support/fixtures';
import { act, badToast, button, goodToast, main } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, uniqueName } from '../support/stored';
import { middleOf, swipe } from '../support/touch';

const PATH = 'digitalsignage/schedules';

test('a schedule is a week at a glance, dragged and typed by keyboard, and published', async ({
  signedIn: page,
}) => {
  const playlist = uniqueName('Lus');
  const playListId = await addRecord(page, 'digitalsignage/playlists', { name: playlist });
  const id = await addRecord(page, PATH, { name: uniqueName('Gevel') });
  await call(page, 'POST', `${PATH}/${id}`, {
    function: 'saveScheduleItems',
    schedules: [{ playListId }],
  });
  await askAnew(page);
  await page.goto(`/en/dashboard/${PATH}/detail/${id}?tab=schedules&edit=true`);
  const week = main(page).getByRole('region', { name: 'Week at a glance' });
  const bar = (hours: string) => week.getByRole('button', { name: `${hours} ${playlist}` });
  await expect(bar('Mon 08:00–19:00')).toBeVisible();

  await bar('Mon 08:00–19:00').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar('Mon 09:15–20:15')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar('Mon 08:00–19:00')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(inputOf(main(page), 'Mon until')).toHaveValue('19:15');
  await inputOf(main(page), 'Tue from').fill('22:00');
  await inputOf(main(page), 'Tue until').fill('02:00');
  await bar('Tue 22:00–02:00').focus();
  await bar('Wed 08:00–19:00').press('Delete');
  await expect(inputOf(main(page), 'Wed from')).toHaveValue('');

  await week.getByRole('button', { name: 'Add on Wed' }).press('Enter');
  await expect(week.getByRole('button', { name: 'Wed 09:00–10:00 Item 2' })).toBeVisible();
  const chosen = main(page)
    .getByRole('combobox', { name: /^Playlist/ })
    .nth(1);
  await expect(chosen).toBeFocused();
  await page.keyboard.type(playlist);
  await expect(page.getByRole('option').first()).toHaveText(playlist);
  // The first one is marked as soon as it is there.
  await expect(chosen).toHaveAttribute('aria-activedescendant', /-option-0$/);
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveValue(playlist);
  // What plays all day stays where it is, and is opened like the others.
  const plays = main(page).getByRole('switch', { name: 'Continuous play' }).nth(1);
  await plays.check();
  await bar('Sun 00:00–24:00').click();
  await expect(chosen).toBeFocused();
  await plays.uncheck();
  await inputOf(main(page), 'Mon from').nth(1).fill('12:00');
  await inputOf(main(page), 'Mon until').nth(1).fill('13:00');
  await expect(main(page).getByRole('alert')).toContainText(
    `Mon 12:00–13:00: ${playlist} and ${playlist}`,
  );
  await expectAccessible(page);
  await bar('Tue 22:00–02:00').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+s');
  await expect(goodToast(page, 'Schedule saved')).toBeVisible();
  await expect(button(page, 'Publish')).toBeVisible();
  await expect(bar('Mon 08:00–19:15')).toBeVisible();
  await expect(bar('Mon 12:00–13:00')).toBeVisible();
  await expectAccessible(page);

  await act(page, 'Publish');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(goodToast(page, 'Published')).toBeVisible();
  const { results } = await call(page, 'GET', `${PATH}/${id}/published`);
  expect(results).toMatchObject({
    document: {
      schedules: [{ monEnd: '19:15', tueStart: '22:15', wedStart: null }, { wedStart: '09:00' }],
    },
  });

  // What it is published with stays as it was, and is named once it is another.
  await call(page, 'PUT', `digitalsignage/playlists/${playListId}`, { defDuration: 44 });
  await askAnew(page);
  await page.reload();
  await expect(main(page).getByRole('note')).toHaveText(
    `Playlist “${playlist}” changed after publication: publish again.`,
  );
  await act(page, 'Publish');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(main(page).getByText(/^Version 2 published/)).toBeVisible();
  await expect(main(page).getByRole('note')).toHaveCount(0);

  await act(page, 'Earlier versions');
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  await versions.getByRole('radio', { name: /^Version 1,/ }).check();
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Publish again' }).click();
  await expect(main(page).getByText(/^Changed since version 3/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a schedule’s week fits, and a finger moves the bar that it chose', async ({
    signedIn: page,
  }) => {
    const playlist = uniqueName('Lus');
    const playListId = await addRecord(page, 'digitalsignage/playlists', { name: playlist });
    const id = await addRecord(page, PATH, { name: uniqueName('Gevel') });
    const hours = { monStart: '08:00', monEnd: '10:00' };
    const schedules = [{ playListId, ...hours }];
    await call(page, 'POST', `${PATH}/${id}`, { function: 'saveScheduleItems', schedules });
    await page.goto(`/en/dashboard/${PATH}/detail/${id}?tab=schedules&edit=true`);
    const bar = (span: string) => page.getByRole('button', { name: `Mon ${span} ${playlist}` });
    await expect(bar('08:00–10:00')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await bar('08:00–10:00').tap();
    await expect(bar('08:00–10:00')).toBeFocused();
    const { x, y } = await middleOf(bar('08:00–10:00'));
    await swipe(page, { x, y }, { x, y: y + 44 });
    await expect(bar('09:00–11:00')).toBeVisible();
    await expect(inputOf(main(page), 'Mon until')).toHaveValue('11:00');
    await inputOf(main(page), 'Mon from').fill('');
    await button(page, 'Save').click();
    await expect(
      badToast(page, 'Row 1, Mon from: A day needs both times, from and until, or neither'),
    ).toBeVisible();
  });
});
