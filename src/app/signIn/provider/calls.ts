import { request } from '../../../../dataProvider/http';
import { readSession, session } from '../../../../dataProvider/session';
import type { Locale } from '../../../../schemas/routing/locales';
import { asBefore } from '../asBefore';

/** How the addresses of a domain sign in. */
export interface Methods {
  readonly domain: string;
  readonly byProvider: boolean;
}

/** What stands behind the last @ of an address; nothing where there is none. */
export const domainOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 0 ? '' : email.slice(at + 1).trim();
};

/** Asks how an address signs in. What isn't reached offers nothing: signing in reports itself what fails. */
export const readMethods = async (email: string): Promise<Methods> => {
  const domain = domainOf(email);
  const nothing = { domain, byProvider: false };
  if (domain === '') return nothing;
  try {
    const { body } = await request('session/methods', {
      method: 'POST',
      body: { email },
      isRead: true,
      isQuiet: true,
    });
    return { domain, byProvider: body.byProvider === true };
  } catch {
    return nothing;
  }
};

/** Begins a sign-in. @returns where the browser goes on with it @throws HttpError of a refusal */
export const beginAtProvider = async (email: string): Promise<string> => {
  const { body } = await request('session/provider', {
    method: 'POST',
    body: { email },
    isQuiet: true,
  });
  return String(body.location);
};

const answer = async (query: string, locale: Locale): Promise<void> => {
  const { body } = await request('session/provider/answer', {
    method: 'POST',
    body: { query },
    isQuiet: true,
  });
  const opened = readSession(body);
  if (!opened) throw new Error('The server signed in without a session.');
  session.set(await asBefore(opened, session.get(), locale));
};

/** The sign-in that the page came back with: it is good once, however often the page is drawn. */
let answered: Promise<void> | undefined;

/** Ends the sign-in that the provider sent the browser back with. @throws HttpError of a refusal */
export const answerOnce = (query: string, locale: Locale): Promise<void> => {
  answered ??= answer(query, locale);
  return answered;
};
