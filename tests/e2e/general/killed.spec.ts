import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page, Route } from 'playwright/test';
import { accounts, test as base, expect, signInAs } from '../support/fixtures';
import { button, main } from '../support/locators';
import { type OwnServer, ownServer } from '../support/ownServer';
import { inputOf } from '../support/samples';
import { addRecord, call, stored, uniqueName } from '../support/stored';

/** With a server that nobody else works with. */
const test = base.extend<object, { server: OwnServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await ownServer();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});
test.use({ allowedProblems: [/ERR_|Unreachable|412|422/] });

/** A form that is open, what is typed into it, and how often that is stored. */
interface OpenForm {
  readonly address: string;
  readonly scope: Locator;
  readonly input: Locator;
  storedTimes(text: string): Promise<number>;
}

interface Form {
  readonly what: string;
  /** @param address where it was opened before; a new place unless given */
  open(page: Page, address?: string): Promise<OpenForm>;
}

const forms: readonly Form[] = [
  {
    what: 'a new record',
    open: async (page, address = '/en/dashboard/locations/add') => {
      await page.goto(address);
      return {
        address,
        scope: main(page),
        input: inputOf(main(page), 'Name'),
        storedTimes: async (text) => {
          const found = await call(page, 'GET', `locations?filter=${encodeURIComponent(text)}`);
          return Number(found.totalRowCount);
        },
      };
    },
  },
  {
    what: 'a record',
    open: async (page, address) => {
      const values = { name: uniqueName('Loods'), city: 'Gouda' };
      const id = address?.match(/\d+/)?.[0] ?? (await addRecord(page, 'locations', values));
      const at = `/en/dashboard/locations/${id}?edit=true`;
      await page.goto(at);
      return {
        address: at,
        scope: main(page),
        input: inputOf(main(page), 'City'),
        storedTimes: async (text) =>
          (await stored(page, `locations/${id}`)).city === text ? 1 : 0,
      };
    },
  },
  {
    what: 'a row',
    open: async (page, address) => {
      const values = { name: uniqueName('Lijst') };
      const id = address?.match(/\d+/)?.[0] ?? (await addRecord(page, 'enums', values));
      const at = `/en/dashboard/builder/enums/${id}?tab=values`;
      await page.goto(at);
      await button(page, 'Add').click();
      const scope = page.getByRole('dialog');
      return {
        address: at,
        scope,
        input: inputOf(scope, 'Value'),
        storedTimes: async (text) => {
          const rows = (await stored(page, `enums/${id}`)).values as { value: string }[];
          return rows.filter(({ value }) => value === text).length;
        },
      };
    },
  },
];

const offer = (scope: Locator) => scope.getByRole('alert').filter({ hasText: 'not saved' });
const save = ({ scope }: OpenForm) => button(scope, 'Save').click();
const tryAgain = ({ scope }: OpenForm) => button(scope, 'Try again').click();
const expectOnce = (form: OpenForm, text: string) =>
  expect.poll(() => form.storedTimes(text), text).toBe(1);

/** Does something with the next call that stores, in place of sending it. @returns waits until that is done */
const instead = async (page: Page, work: (route: Route) => Promise<void>) => {
  let isDone = () => {};
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  await page.route('**/internal/v1/{locations,enums}/*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await work(route);
    isDone();
  });
  return () => done;
};

/** Takes calls and never answers them. */
const silent = createServer();
test.beforeAll(() => new Promise<void>((ready) => void silent.listen(0, '127.0.0.1', ready)));
test.afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

/** Where a call stays on its way: one that is only held back goes out when its tab is closed. */
const onItsWay = (): string => `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;

const steps = ['typed', 'unsent', 'unanswered', 'answered'] as const;

/** Types and goes as far as a step. */
const goTo = async (page: Page, form: OpenForm, step: (typeof steps)[number], text: string) => {
  await form.input.fill(text);
  const kept = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('backoffice.draft.'))
        .join(),
    );
  if (step === 'typed') return expect.poll(kept).toContain(text);
  if (step === 'answered') {
    await save(form);
    return expect(
      page
        .getByRole('status')
        .getByText(/added|saved/)
        .first(),
    ).toBeVisible();
  }
  const done = await instead(page, async (route) => {
    if (step === 'unanswered') await route.fetch();
    else await route.continue({ url: onItsWay() });
  });
  await save(form);
  return done();
};

for (const { what, open } of forms)
  test(`${what}: a tab that is closed loses nothing, and nothing is stored twice`, async ({
    page,
    context,
  }) => {
    await signInAs(page, accounts.admin);
    // A row's dialog closes with its answer.
    for (const step of what === 'a row' ? steps.slice(0, 3) : steps) {
      const text = uniqueName(step);
      const tab = await context.newPage();
      const left = await open(page, undefined);
      const form = await open(tab, left.address);
      await goTo(tab, form, step, text);
      await tab.close();
      const again = await open(page, left.address);
      await expect(again.input).toBeVisible();
      const isThere = step === 'answered' || (what === 'a record' && step === 'unanswered');
      if (isThere) await expect(offer(again.scope)).toHaveCount(0);
      else {
        await button(offer(again.scope), 'Restore').click();
        await expect(again.input).toHaveValue(text);
        await save(again);
      }
      await expectOnce(again, text);
    }
  });

test('a server that is killed loses nothing, and nothing is stored twice', async ({
  page,
  server,
}) => {
  await signInAs(page, accounts.admin);
  for (const { open } of forms)
    for (const isReached of [false, true]) {
      const form = await open(page);
      const text = uniqueName(String(isReached));
      await form.input.fill(text);
      await instead(page, async (route) => {
        if (isReached) await route.fetch();
        await server.kill();
        await route.abort();
      });
      await save(form);
      await expect(form.scope.getByText(/^It may have been saved\./)).toBeVisible();
      await page.unrouteAll();
      await server.start();
      await tryAgain(form);
      await expectOnce(form, text);
    }
});

test('a network that is cut, or late, loses nothing, and nothing is stored twice', async ({
  page,
  context,
}) => {
  await signInAs(page, accounts.admin);
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      Object.assign(window, { timeOut: () => controller.abort() });
      return controller.signal;
    };
  });
  const records = forms.filter(({ what }) => what !== 'a row');
  for (const { open } of records) {
    const form = await open(page);
    const text = uniqueName('cut');
    await form.input.fill(text);
    await context.setOffline(true);
    await save(form);
    await expect(form.scope.getByText(/^Nothing was saved\./)).toBeVisible();
    await context.setOffline(false);
    // The answer comes too late: the call is there by then, or gets there later.
    const late = await instead(page, async (route) => {
      const { url, method, postData: data, headers } = ofRequest(route);
      await page.evaluate(() => (window as unknown as { timeOut(): void }).timeOut());
      await expect(form.scope.getByText(/took too long/)).toBeVisible();
      await page.request.fetch(url, { method, headers, data });
    });
    await tryAgain(form);
    await late();
    await page.unrouteAll();
    await tryAgain(form);
    await expectOnce(form, text);
  }
});

const ofRequest = (route: Route) => {
  const request = route.request();
  return {
    url: request.url(),
    method: request.method(),
    postData: request.postData() ?? '',
    headers: request.headers(),
  };
};
