import type { Locator, Page, Route } from 'playwright/test';
import { askAnew, expect, test } from '../support/fixtures';
import { badToast, button, goodToast, heading, main } from '../support/locators';
import { call, recordCalls } from '../support/stored';

interface Article {
  id: number;
  name: string;
  amount: number;
}

interface Point {
  text: string;
  names: { id: number; name: string }[];
  hasPages: 0 | 1;
  query: string;
  count: number;
}

/** What a widget's function answers for the organisation that is active at first. */
const widget = async <Row>(page: Page, fn: string): Promise<readonly Row[]> =>
  (await call(page, 'POST', 'dashboard/widgets', { function: fn })).results as Row[];

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

const switchTo = async (page: Page, name: string): Promise<void> => {
  await page.goto('/en/dashboard/organisations/switch');
  await page.getByRole('option', { name }).click();
  await expect(heading(page)).toHaveText(/^Good (morning|afternoon|evening), /);
};

/** What stands on the page of a synchronisation that ended. */
const resultOf = (page: Page, text: string): Locator =>
  main(page).getByRole('status').filter({ hasText: text });

/** Answers the calls of one widget function otherwise than the server would. */
const answerWidget = async (page: Page, fn: string, answer: (route: Route) => Promise<void>) => {
  await askAnew(page);
  await page.route('**/dashboard/widgets', (route) =>
    route.request().postDataJSON().function === fn ? answer(route) : route.fallback(),
  );
};

const refuse = (route: Route): Promise<void> =>
  route.fulfill({ status: 500, json: { status: false, status_message: 'Told by the server' } });

for (const { locale, title } of [
  { locale: 'en', title: 'Revenue of the last 7 days' },
  { locale: 'nl', title: 'Omzet van de laatste 7 dagen' },
])
  test(`shows the revenue of seven days as bars and as figures, in ${locale}`, async ({
    signedIn: page,
  }) => {
    const days = await widget<{ date: string; revenue: number }>(page, '7daysrevenue');
    expect(days).toHaveLength(7);
    const euros = (amount: number) =>
      amount.toLocaleString(locale, { style: 'currency', currency: 'EUR' });
    const dayOf = (date: string) => {
      const day = new Date(`${date}T12:00:00`);
      return `${day.toLocaleDateString(locale, { weekday: 'short' })} ${day.getDate()}`;
    };
    await page.goto(`/${locale}/dashboard/home`);
    const revenue = section(page, title);
    const table = revenue.getByRole('table', { name: title });
    await expect(table.getByRole('cell')).toHaveText(days.map(({ revenue }) => euros(revenue)));
    await expect(table.getByRole('rowheader')).toHaveText(days.map(({ date }) => dayOf(date)));
    await expect(revenue.getByRole('img', { name: title }).locator('[data-column]')).toHaveCount(7);
    const total = days.reduce((sum, { revenue }) => sum + revenue, 0);
    await expect(revenue.getByRole('paragraph')).toHaveText(euros(total));
  });

test('says what there is to do, which it is first of all, and leads to it', async ({
  signedIn: page,
}) => {
  const { results } = await call(page, 'GET', 'attention');
  const points = results as readonly Point[];
  await page.goto('/en/dashboard/home');
  const lines = section(page, 'To do').getByRole('listitem');
  await expect(lines).toHaveCount(points.length);
  for (const [at, { text, names }] of points.entries()) {
    const line = lines.nth(at);
    await expect(line).toContainText(`${text}${names.map(({ name }) => name).join(', ')}`);
    await expect(line.getByRole('link')).toHaveText([text, ...names.map(({ name }) => name)]);
  }
  const unpaid = points.find(({ query }) => query === 'unsettled=1');
  const line = lines.filter({ hasText: unpaid?.text });
  // Anywhere on the line.
  await line.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/webshop\/salesorders\?/);
  await expect(main(page)).toContainText(String(unpaid?.names[0]?.name));
  await page.goBack();
  await page.getByRole('link', { name: unpaid?.text }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/webshop/salesorders/${unpaid?.names[0]?.id}$`));
  await expect(heading(page)).toContainText(String(unpaid?.names[0]?.name));
});

test('finds in its list what there is to do and has no page', async ({ signedIn: page }) => {
  const { results } = await call(page, 'GET', 'attention');
  const points = results as readonly Point[];
  const point = points.find(({ hasPages, names }) => hasPages === 0 && names.length > 1);
  const [{ name } = { name: '' }, other] = point?.names ?? [];
  await page.goto('/en/dashboard/home');
  await section(page, 'To do').getByRole('link', { name, exact: true }).click();
  await expect(main(page).getByRole('textbox', { name: 'Search' })).toHaveValue(name);
  const rows = main(page).getByRole('row');
  await expect(rows.filter({ hasText: name })).toHaveCount(1);
  await expect(rows.filter({ hasText: other?.name })).toHaveCount(0);
});

test('names one of what there is to do on a phone, and how many more there are', async ({
  signedIn: page,
}) => {
  const { results } = await call(page, 'GET', 'attention');
  const point = (results as readonly Point[]).find(({ names }) => names.length > 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/dashboard/home');
  const line = section(page, 'To do').getByRole('listitem').filter({ hasText: point?.text });
  await expect(line.getByRole('link')).toHaveText([
    String(point?.text),
    String(point?.names[0]?.name),
  ]);
  await expect(line.getByText(`and ${Number(point?.count) - 1} more`)).toBeVisible();
});

test('names of what there is to do are hit by a finger', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/dashboard/home');
  const names = section(page, 'To do').getByRole('listitem').locator('a + div a:visible');
  await expect(names.first()).toBeVisible();
  for (const name of await names.all()) {
    const box = await name.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test('shows four figures of a week beside the one before, and a chart by the arrow keys', async ({
  signedIn: page,
}) => {
  const figures = await widget<{ name: string; total: number }>(page, 'figures');
  const days = await widget<{ date: string; revenue: number }>(page, '7daysrevenue');
  await page.goto('/en/dashboard/home');
  const orders = figures.find(({ name }) => name === 'orders');
  const terms = main(page).getByRole('term');
  await expect(terms).toHaveText(['Revenue', 'Orders', 'Average order', 'Bookings']);
  await expect(main(page).getByRole('definition').nth(1)).toContainText(
    Number(orders?.total).toLocaleString('en'),
  );
  const chart = page.getByRole('img', { name: 'Revenue of the last 7 days' });
  await chart.press('ArrowRight');
  await chart.press('ArrowRight');
  const euros = { style: 'currency', currency: 'EUR' };
  await expect(chart.locator('[data-shown]')).toContainText(
    Number(days[1]?.revenue).toLocaleString('en', euros as Intl.NumberFormatOptions),
  );
  await chart.press('Escape');
  await expect(chart.locator('[data-shown]')).toHaveCount(0);
});

test('leads from the top sellers to their products, and back', async ({ signedIn: page }) => {
  const articles = await widget<Article>(page, 'topSellingProducts');
  await page.goto('/en/dashboard/home');
  const rows = section(page, 'Top selling products').getByRole('listitem');
  await expect(rows).toHaveText(
    articles.map(({ name, amount }) => `${name}${amount.toLocaleString('en')} sold`),
  );
  const [best] = articles;
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/en/dashboard/webshop/products/${best?.id}$`));
  await expect(heading(page)).toHaveText(String(best?.name));
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Good /);
});

test('activates an inactive article, which leaves the list', async ({ signedIn: page }) => {
  const before = await widget<Article>(page, 'inactiveArticles');
  const article = before.at(-1);
  if (!article) throw new Error('The demo has no inactive article.');
  const calls = recordCalls(page);
  await page.goto('/en/dashboard/home');
  const rows = section(page, 'Inactive articles').getByRole('listitem');
  await expect(rows.getByRole('link')).toHaveText(before.map(({ name }) => name));
  const link = rows.last().getByRole('link');
  await expect(link).toHaveAttribute('href', `/en/dashboard/webshop/products/${article.id}`);
  await button(page, `Activate ${article.name}`).click();
  await expect(goodToast(page, `${article.name} activated`)).toBeVisible();
  await expect(rows.getByRole('link')).toHaveText(before.slice(0, -1).map(({ name }) => name));
  expect(calls).toContainEqual({
    method: 'POST',
    path: 'dashboard/widgets',
    body: { function: 'activateArticle', articleId: article.id },
  });
});

test('offers the synchronisation only where a point of sale is connected', async ({
  signedIn: page,
}) => {
  const sync = button(page, 'Synchronise point of sale');
  await page.goto('/en/dashboard/home');
  await expect(sync).toBeVisible();
  const isShown = page.waitForResponse(
    (response) => response.request().postDataJSON()?.function === 'pos4integration',
  );
  await switchTo(page, 'Bloom & Barrow');
  expect(await (await isShown).json()).toMatchObject({ hasPos4Integration: false });
  await expect(section(page, 'Top selling products').getByRole('link').first()).toBeVisible();
  await expect(sync).toHaveCount(0);
  await switchTo(page, 'Museum De Zilveren Kraan');
  await expect(sync).toBeVisible();
});

test('runs one synchronisation at a time, and reports its result for ten seconds', async ({
  signedIn: page,
  clock,
}) => {
  const started: Route[] = [];
  await page.route('**/jobs/startpos4', (route) => {
    started.push(route);
  });
  await clock.install();
  await page.goto('/en/dashboard/home');
  const start = button(page, 'Synchronise point of sale');
  await start.waitFor();
  await clock.pauseAt(Date.now() + 60_000);
  await start.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  const running = main(page).getByRole('button', { name: 'Synchronising…' });
  await expect(running).toBeDisabled();
  await running.dispatchEvent('click');
  await expect.poll(() => started.length).toBe(1);
  expect(started[0]?.request().postDataJSON()).toEqual({});
  await started[0]?.fulfill({ json: { status: true, status_message: '34 articles taken over' } });

  const result = resultOf(page, '34 articles taken over');
  await expect(result).toBeVisible();
  await expect(goodToast(page, '34 articles taken over')).toHaveCount(2);
  await expect(start).toBeEnabled();
  await clock.runFor(9_990);
  await expect(result).toBeVisible();
  await clock.runFor(20);
  await expect(result).toHaveCount(0);
  expect(started).toHaveLength(1);
});

test('synchronises with the demo server, more than once', { tag: '@smoke' }, async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/home');
  const start = button(page, 'Synchronise point of sale');
  const result = resultOf(page, 'Point of sale synchronised (simulated: nothing left this server)');
  for (const _ of ['first', 'second']) {
    const isDone = page.waitForResponse('**/jobs/startpos4');
    await start.click();
    expect(await (await isDone).json()).toMatchObject({ status: true });
    await expect(result).toBeVisible();
    await expect(start).toBeEnabled();
  }
});

test.describe('with refusals', () => {
  test.use({ allowedProblems: [/status of 500|Told by the server/] });

  for (const { locale, start, toast, text } of [
    {
      locale: 'nl',
      start: 'Kassa synchroniseren',
      toast: 'Synchronisatie mislukt',
      text: 'Er is een fout opgetreden tijdens de synchronisatie',
    },
    {
      locale: 'en',
      start: 'Synchronise point of sale',
      toast: 'Synchronisation failed',
      text: 'An error occurred during the synchronisation',
    },
  ])
    test(`says that a synchronisation failed, in ${locale}`, async ({ signedIn: page }) => {
      await page.route('**/jobs/startpos4', refuse);
      await page.goto(`/${locale}/dashboard/home`);
      await button(page, start).click();
      await expect(badToast(page, toast)).toBeVisible();
      await expect(resultOf(page, `${text}: Told by the server`)).toBeVisible();
      // Not waiting: a message goes away by itself.
      expect(await badToast(page, 'Told by the server').count()).toBe(0);
      await expect(button(page, start)).toBeEnabled();
    });

  test('keeps the synchronisation away when the check for it fails, and stays silent', async ({
    signedIn: page,
  }) => {
    const asked: Route[] = [];
    await answerWidget(page, 'pos4integration', async (route) => {
      asked.push(route);
    });
    await page.goto('/en/dashboard/home');
    await expect(section(page, 'Top selling products').getByRole('link').first()).toBeVisible();
    await expect(section(page, 'Inactive articles').getByRole('link').first()).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    const isLogged = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('Told by the server'),
    });
    await Promise.all(asked.map(refuse));
    await isLogged;
    // Not waiting: a message goes away by itself.
    expect(await badToast(page, 'Told by the server').count()).toBe(0);
    await expect(button(page, 'Synchronise point of sale')).toHaveCount(0);
  });

  test('shows a widget that fails beside those that do not, with a way to try again', async ({
    signedIn: page,
  }) => {
    await answerWidget(page, 'topSellingProducts', refuse);
    await page.goto('/en/dashboard/home');
    const failed = section(page, 'Top selling products');
    await expect(failed.getByRole('alert')).toContainText('Told by the server');
    await expect(section(page, 'Inactive articles').getByRole('link').first()).toBeVisible();
    await page.unrouteAll();
    await button(failed, 'Try again').click();
    await expect(failed.getByRole('link').first()).toBeVisible();
  });
});

test('a figure stands above its change on a phone', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/dashboard/home');
  const figures = main(page).getByRole('definition');
  await expect(figures).toHaveCount(4);
  for (const figure of await figures.all()) {
    const [total, change] = await figure.locator('> span').all();
    const [above, below] = [await total?.boundingBox(), await change?.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  }
});
