import type { Page, Request, Route } from 'playwright/test';
import { askAnew, expect, test } from '../support/fixtures';
import { button, main, searchBox } from '../support/locators';
import {
  expectSamePlaces,
  expectStill,
  firstCard,
  placesOf,
  recordShifts,
} from '../support/measured';
import { titlesOf } from '../support/products';
import { editButton, settled } from '../support/screens';
import { addRecord, call, uniqueName } from '../support/stored';

/** Lists of all sorts: with tabs and sums, with pictures, with people on two lines, with what is entered in rows. */
const LISTS = [
  'webshop/salesorders',
  'webshop/products',
  'users',
  'devices',
  'webshop/stock',
  'applicationlogs',
] as const;

/** Lists whose rows have buttons, or a switch, on a phone's cards as well. */
const WITH_BUTTONS = [
  'deviceapprovals',
  'apk/files',
  'apk/assignments',
  'ticketing/coupons',
] as const;

/** What rules come to is tried out below them on a phone. */
const TRIED = 'ticketing/pricing-rules';

/** Records with boxes, rows, languages, days and editors, which are read in the room in which they are entered. */
const RECORDS = [
  'webshop/productrules',
  'webshop/menus',
  'webshop/products',
  'websites/pages',
  'applicationusers',
  'ticketing/resources',
  'ticketing/pricing-rules',
  'devices',
] as const;

const rows = (page: Page) => main(page).locator('tbody').getByRole('row');

/** Opens the first record of a list, and gives the addresses of its tabs. */
const openTabs = async (page: Page, path: string): Promise<readonly string[]> => {
  await page.goto(`/en/dashboard/${path}`);
  await rows(page).or(firstCard(page)).first().getByRole('link').first().click();
  await settled(page);
  const { pathname } = new URL(page.url());
  const tabs = main(page).locator('> * [role="tablist"]').first().getByRole('tab');
  const keys = await tabs.evaluateAll((all) => all.map(({ id }) => id.split('-tab-')[1]));
  return keys.length > 0 ? keys.map((key) => `${pathname}?tab=${key}`) : [pathname];
};

/** What stands elsewhere once a record is edited, with its places before and then. */
const expectUnmoved = async (page: Page, path: string) => {
  for (const tab of await openTabs(page, path)) {
    await page.goto(tab);
    await settled(page);
    const before = await placesOf(page);
    await editButton(page, 'en').click();
    await expect(button(main(page), 'Save')).toBeVisible();
    await settled(page);
    expectSamePlaces(before, await placesOf(page), tab);
  }
};

/** Holds what is requested from now on until it is released. */
const hold = async (page: Page, isHeld: (request: Request) => boolean) => {
  const held: Route[] = [];
  let isOver = false;
  await page.route('**/*', async (route) => {
    if (!isOver && isHeld(route.request())) held.push(route);
    else await route.fallback();
  });
  const release = async () => {
    isOver = true;
    await Promise.all(held.map((route) => route.continue()));
  };
  return { held, release };
};

for (const path of RECORDS)
  test(`${path}: nothing moves when a record is edited`, async ({ signedIn: page }) => {
    await expectUnmoved(page, path);
  });

for (const [tab, input] of [
  ['webshop/products/22?tab=properties', 'KeyValuesInput'],
  ['webshop/products/22?tab=texts', 'PerLanguageInput'],
] as const)
  test(`${tab}: a record is edited once what it is entered with is there`, async ({
    signedIn: page,
  }) => {
    const inputs = await hold(page, (request) => request.url().includes(`/${input}-`));
    await page.goto(`/en/dashboard/${tab}`);
    await settled(page);
    const before = await placesOf(page);
    await expect.poll(() => inputs.held.length).toBeGreaterThan(0);
    await editButton(page, 'en').click();
    await inputs.release();
    await expect(button(main(page), 'Save')).toBeVisible();
    expectSamePlaces(before, await placesOf(page), tab);
  });

/** Formatted texts that are higher than their editor at least is, of what an editor makes and of what was imported. */
const TEXTS = [
  `<p>${'Een tekst van veel regels. '.repeat(60)}</p><h4>Kop</h4><p>Slot</p>`,
  `<p>Lijst</p><ul>${'<li>een punt</li>'.repeat(12)}</ul>`,
] as const;

for (const [index, content] of TEXTS.entries())
  test(`formatted text ${index + 1} is as high where it is read as in its editor`, async ({
    signedIn: page,
  }) => {
    const languages = titlesOf(uniqueName('Teksten')).map((text) => ({ ...text, content }));
    const id = await addRecord(page, 'webshop/productcategories', { languages });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const tab = `/en/dashboard/webshop/productcategories/${id}?tab=texts`;
      await page.goto(tab);
      await settled(page);
      await expect(
        main(page)
          .getByText(/^(Slot|een punt)$/)
          .last(),
      ).toBeAttached();
      const before = await placesOf(page);
      await editButton(page, 'en').click();
      await expect(main(page).getByRole('toolbar')).toBeVisible();
      await settled(page);
      expectSamePlaces(before, await placesOf(page), `${tab} at ${width}`);
    }
  });

for (const path of LISTS)
  test(`${path}: rows are of one height, and nothing moves while it opens, is searched or ticked`, async ({
    signedIn: page,
  }) => {
    await recordShifts(page);
    await page.goto(`/en/dashboard/${path}`);
    await expect(rows(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectStill(page);

    const heights = await rows(page).evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    );
    expect([...new Set(heights)]).toEqual([40]);

    const top = async () => (await rows(page).first().boundingBox())?.y;
    const before = await top();
    const tick = rows(page).first().getByRole('checkbox').first();
    if ((await tick.count()) > 0) {
      await tick.check();
      await expect(main(page).getByText('1 row selected')).toBeVisible();
      expect(await top()).toBe(before);
      await tick.uncheck();
    }
    await searchBox(page).fill('en');
    await expect(page).toHaveURL(/%22en%22/);
    // Rows that are found take the place of the others, which are gone for a moment.
    await expect.poll(top).toBe(before);
  });

test('tabs stay where they are from a record to the next, whatever is noted of one', async ({
  signedIn: page,
}) => {
  const path = 'digitalsignage/schedules';
  const name = uniqueName('Zuil');
  const playListId = await addRecord(page, 'digitalsignage/playlists', { name });
  const noted = await addRecord(page, path, { name: `${name} 1` });
  await addRecord(page, path, { name: `${name} 2` });
  const schedules = [{ playListId, monStart: '08:00', monEnd: '12:00' }];
  await call(page, 'POST', `${path}/${noted}`, { function: 'saveScheduleItems', schedules });
  await call(page, 'POST', `${path}/${noted}`, { function: 'publishSchedule' });
  await call(page, 'PUT', `digitalsignage/playlists/${playListId}`, { defDuration: 44 });

  await page.goto(`/en/dashboard/${path}`);
  await searchBox(page).fill(name);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().getByRole('link').first().click();
  await expect(main(page).getByRole('note')).toContainText('changed after publication');
  await settled(page);
  const top = async () => (await main(page).getByRole('tablist').boundingBox())?.y;
  const before = await top();
  await button(page, 'Next record of the list').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`${name} 2`);
  await expect(main(page).getByRole('note')).toHaveCount(0);
  await settled(page);
  expect(await top()).toBe(before);
});

/** Home, opened twice: where it was shown once, there is room for what comes late. */
const openHomeAgain = async (page: Page) => {
  await askAnew(page);
  await recordShifts(page);
  for (const _ of ['first', 'again']) {
    await page.goto('/en/dashboard/home');
    const toDo = main(page).getByRole('region', { name: 'To do' });
    await expect(toDo.getByRole('link')).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
};

// As wide as that: nothing stands beside the tabs.
test('what stands beneath a tab comes with it, however wide the window is', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const tabs = await openTabs(page, 'devicegroups');
  const address = tabs.find((tab) => tab.endsWith('tab=devices')) ?? '';
  await recordShifts(page);
  const rowsOfTab = await hold(page, (request) =>
    Boolean(request.postData()?.includes('getAvailableDevices')),
  );
  await page.goto(address);
  await expect.poll(() => rowsOfTab.held.length).toBeGreaterThan(0);
  await rowsOfTab.release();
  await settled(page);
  await page.waitForLoadState('networkidle');
  await expectStill(page);
});

test('home: what there is to do and what can be started come into their room', async ({
  signedIn: page,
}) => {
  await openHomeAgain(page);
  await expectStill(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const path of ['webshop/salesorders', 'webshop/products', 'devices', TRIED, ...WITH_BUTTONS])
    test(`${path}: the first row is in sight and stays, and what is touched is as large as a thumb`, async ({
      signedIn: page,
    }) => {
      await recordShifts(page);
      await page.goto(`/en/dashboard/${path}`);
      const card = firstCard(page);
      await expect(card).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectStill(page);
      expect((await card.boundingBox())?.y).toBeLessThanOrEqual(240);
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(120);
      for (const name of [/^Filter/, /^More/]) {
        const box = await main(page).getByRole('button', { name }).first().boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      expect((await searchBox(page).locator('..').boundingBox())?.height).toBeGreaterThanOrEqual(
        44,
      );
    });

  for (const path of ['webshop/productrules', 'websites/pages'])
    test(`${path}: nothing moves when a record is edited`, async ({ signedIn: page }) => {
      await expectUnmoved(page, path);
    });

  // Colours that are offered, fields of languages, and chips that take several lines.
  for (const path of ['webshop/producttags', 'digitalsignage/pricesheets'])
    test(`${path}: what a record is entered with comes into the room that is kept for it`, async ({
      signedIn: page,
    }) => {
      const [address = ''] = await openTabs(page, path);
      await recordShifts(page);
      await page.goto(address);
      await settled(page);
      await editButton(page, 'en').click();
      await expect(button(main(page), 'Save')).toBeVisible();
      await settled(page);
      await page.waitForLoadState('networkidle');
      await expectStill(page);
    });

  test('what is chosen has its name, whatever else is offered comes late', async ({
    signedIn: page,
  }) => {
    const [address = ''] = await openTabs(page, 'digitalsignage/pricesheets');
    await recordShifts(page);
    const offered = await hold(page, (request) =>
      /\/internal\/.*\/productcategories/.test(request.url()),
    );
    await page.goto(`${address}&edit=true`);
    await expect(button(main(page), 'Save')).toBeVisible();
    await expect.poll(() => offered.held.length).toBeGreaterThan(0);
    await offered.release();
    await page.waitForLoadState('networkidle');
    await expectStill(page);
  });

  test('a code editor comes into the room that is kept for it', async ({ signedIn: page }) => {
    await recordShifts(page);
    const editors = await hold(page, (request) => /\/CodeEditor-/.test(request.url()));
    await page.goto('/en/dashboard/digitalsignage/pricesheets/detail/2?tab=css&edit=true', {
      waitUntil: 'domcontentloaded',
    });
    await expect(button(main(page), 'Save')).toBeVisible();
    await expect.poll(() => editors.held.length).toBeGreaterThan(0);
    await editors.release();
    await settled(page);
    await page.waitForLoadState('networkidle');
    await expectStill(page);
  });

  for (const address of [
    'wayfinders/1?tab=images',
    'wayfinders/1?tab=map',
    'kioskapps/2?tab=images',
  ])
    test(`${address}: pictures come into the room that is kept for them`, async ({
      signedIn: page,
    }) => {
      await recordShifts(page);
      const pictures = await hold(page, (request) => request.resourceType() === 'image');
      // A page that comes drawn has loaded once its pictures have.
      await page.goto(`/en/dashboard/${address}`, { waitUntil: 'domcontentloaded' });
      await settled(page);
      await expect.poll(() => pictures.held.length).toBeGreaterThan(0);
      await pictures.release();
      await page.waitForLoadState('networkidle');
      await expectStill(page);
    });

  test('no file moves while one is ticked', async ({ signedIn: page }) => {
    await page.goto('/en/dashboard/media/all');
    const tick = main(page)
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first();
    await expect(tick).toBeVisible();
    await settled(page);
    const top = async () => (await tick.boundingBox())?.y;
    const before = await top();
    await tick.check();
    await expect(main(page).getByText('1 file selected')).toBeVisible();
    expect(await top()).toBe(before);
    await button(main(page), 'Delete').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  // With lines to be filled in, with pictures, and with choices of which all that can be chosen stands there.
  for (const id of [8, 9, 14])
    test(`builder/document/${id}: rows come as high as they stay`, async ({ signedIn: page }) => {
      await askAnew(page);
      await recordShifts(page);
      await page.goto(`/en/dashboard/builder/document/${id}`);
      await expect(main(page).getByRole('list', { name: 'Rows' })).toBeVisible();
      await settled(page);
      await page.waitForLoadState('networkidle');
      await expectStill(page);
    });

  test('home keeps its room as well', async ({ signedIn: page }) => {
    await openHomeAgain(page);
    await expectStill(page);
  });

  test('a new record is begun at the bottom of the screen', async ({ signedIn: page }) => {
    await page.goto('/en/dashboard/webshop/products');
    const add = main(page).getByRole('link', { name: 'New product' });
    const { y = 0, height = 0 } = (await add.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(700);
    expect(height).toBeGreaterThanOrEqual(44);
  });
});
