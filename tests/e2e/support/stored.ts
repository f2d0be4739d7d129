import { expect, type Page } from 'playwright/test';
import type { Values } from '../../../schemas/Values';

/** The session that the page is signed in with, as the headers of a call. */
const sessionHeaders = async (page: Page): Promise<Record<string, string>> => {
  const stored = await page.evaluate(() => localStorage.getItem('backoffice.session'));
  const { sessionId, organisation } = JSON.parse(stored ?? '{}');
  return { SESSIONID: String(sessionId), OrganisationId: String(organisation?.id) };
};

/** Calls the server beside the app, as the person who is signed in; it must succeed. */
export const call = async (
  page: Page,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  data?: Values,
): Promise<Values> => {
  const headers = await sessionHeaders(page);
  const response = await page.request.fetch(`/internal/v1/${path}`, { method, headers, data });
  const body = await response.json();
  expect(body.status ?? body.success, `${method} ${path}`).toBe(true);
  return body;
};

/** The stored record at a path, as it travels. */
export const stored = async (page: Page, path: string): Promise<Values> =>
  (await call(page, 'GET', path)).results as Values;

/** Stores a new record of a test's own; gives its id. */
export const addRecord = async (page: Page, path: string, values: Values): Promise<number> =>
  Number((await call(page, 'PUT', `${path}/add`, values)).last_id);

/** A name that no other record of the run has. */
export const uniqueName = (name: string): string =>
  `${name} ${Math.random().toString(36).slice(2, 8)}`;

export interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/** The calls that the page sends from now on and that change something, in their order. */
export const recordCalls = (page: Page): readonly Sent[] => {
  const calls: Sent[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/internal/v1/')) return;
    const text = request.postData();
    calls.push({
      method: request.method(),
      path: pathname.slice('/internal/v1/'.length),
      body: text?.startsWith('{') ? JSON.parse(text) : text,
    });
  });
  return calls;
};
