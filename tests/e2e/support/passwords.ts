import { type APIRequestContext, expect, type Page, request } from 'playwright/test';

/** Calls the page's server as a client without its cookies. */
const apart = async <Result>(
  page: Page,
  work: (client: APIRequestContext) => Promise<Result>,
): Promise<Result> => {
  const client = await request.newContext({ baseURL: new URL(page.url()).origin });
  try {
    return await work(client);
  } finally {
    await client.dispose();
  }
};

/** Signs in beside the page; answers the HTTP code. */
export const statusOfSignIn = (page: Page, email: string, password: string): Promise<number> =>
  apart(page, async (client) =>
    (await client.post('/internal/v1/session', { data: { email, password } })).status(),
  );

/** Has somebody whose password was generated choose another one, beside the page. */
export const choosePassword = (
  page: Page,
  email: string,
  generated: string,
  chosen: string,
): Promise<void> =>
  apart(page, async (client) => {
    const data = { email, password: generated };
    const { sessionId } = await (await client.post('/internal/v1/session', { data })).json();
    const answer = await client.post('/internal/v1/myaccount', {
      headers: { SESSIONID: sessionId },
      data: { oldpassword: generated, newpassword: chosen },
    });
    expect(answer.status()).toBe(200);
  });
