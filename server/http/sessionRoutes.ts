import { isSuspended, organisationNamed } from '../access/access';
import { hasToChoose } from '../access/generatedPasswords';
import { LEAST, passwordLength } from '../access/passwordRule';
import type { StartedFrom } from '../access/sessions';
import type { SignedIn } from '../contract/call';
import { timeZoneOf } from '../contract/localTime';
import { sentPart } from '../contract/parts';
import { Refusal, type Text } from '../contract/Refusal';
import { type JsonReply, ok, type Reply } from '../contract/reply';
import { locales } from '../contract/translate';
import type { Row } from '../store/Store';
import type { User } from '../tables/organisation/users';
import { sentText } from '../wire/sent';
import { SESSION_NAME, signedIn } from './authentication';
import { readCookie, setCookie } from './cookies';
import { headerOf, isFormPost, originOf } from './request';
import type { GuardedRoute, Route, RoutedCall } from './route';
import type { ServerContext } from './ServerContext';
import { sessionEntry } from './sessionEntries';
import { signIn } from './signIn';

const userFields = [
  'id',
  'userId',
  'firstName',
  'insertions',
  'lastName',
  'email',
  'gender',
  'roleId',
  'organisationId',
];
const organisationFields = ['id', 'organisationId', 'name', 'parentId', 'organisationLogo'];

/** The named fields of a row. What isn't named, a password's hash for one, stays here. */
const pick = (row: Row, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field]]));

/** An organisation as the browser needs it; with a flag where it is suspended. */
const organisationPart = (row: Row): Record<string, unknown> => ({
  ...pick(row, organisationFields),
  ...(isSuspended(row) && { active: 0 }),
});

/** What there is to know of a password, where it is more than that there is one. */
const passwordPart = (user: User, length: number): Record<string, unknown> => ({
  ...(length > LEAST && { passwordLength: length }),
  ...(hasToChoose(user) && { mustChoosePassword: true }),
  ...(user.passwordIsWeak === 1 && { passwordIsWeak: true }),
});

/** Who is signed in, as the browser needs it. */
const sessionBody = (
  { installation }: ServerContext,
  { sessionId, user, organisation, organisations, access, isProvider }: SignedIn,
) => ({
  // It names the session and opens nothing: the token stays in the cookie.
  sessionId: String(sessionId),
  user: pick(user, userFields),
  organisation: { ...organisationPart(organisation), timeZone: timeZoneOf(organisation) },
  organisations: organisations.map(organisationPart),
  access,
  // Disclosed only to those whom it concerns.
  ...(isProvider && { isProvider }),
  ...passwordPart(user, passwordLength(installation, user, organisations)),
});

/** The cookie of a browser that has signed somebody in. */
const BROWSER_NAME = 'BROWSER';

/**
 * The session's cookie outlives the browser as long as the session may, so that addresses that are opened later are
 * answered.
 *
 * @param token an empty one removes the cookie
 */
const sessionCookie = (
  { request, context }: Pick<RoutedCall, 'request' | 'context'>,
  token: string,
): string => {
  const seconds = token === '' ? 0 : context.sessions.longest / 1_000;
  return setCookie(request, SESSION_NAME, token, seconds);
};

const withCookies = (reply: JsonReply, ...cookies: readonly string[]): JsonReply => ({
  ...reply,
  headers: { 'Set-Cookie': cookies },
});

const LONGEST_NAME = 300;

/** Where a caller signs in from, to be recognised by. */
const fromOf = ({ address, request }: RoutedCall): StartedFrom => ({
  address,
  browser: (headerOf(request, 'User-Agent') ?? '').slice(0, LONGEST_NAME),
});

const handleSignIn = async (call: RoutedCall): Promise<Reply> => {
  const { body, context, request } = call;
  const email = sentPart(body, 'email', sentText);
  const password = sentPart(body, 'password', sentText);
  const required: Text = { key: 'rules.required' };
  const errors = { ...(!email && { email: required }), ...(!password && { password: required }) };
  if (Object.keys(errors).length > 0) {
    throw new Refusal(400, 'rules.required', {}, { errors });
  }
  const { browsers } = context;
  const browser = readCookie(request, BROWSER_NAME);
  const credentials = { email, password, browser, from: fromOf(call) };
  const { token, ...session } = await signIn(context, credentials);
  const reply = ok(sessionBody(context, session));
  const kept = sessionCookie(call, token);
  // Whoever is no page of ours may have no cookies: it gets the token here, and nowhere else.
  if (originOf(request) !== 'own')
    return withCookies({ ...reply, body: { ...reply.body, sessionId: token } }, kept);
  const known = await browsers.remember(browser, session.user.id);
  return withCookies(reply, kept, setCookie(request, BROWSER_NAME, known, browsers.age));
};

/** `/internal/v1/session`: signing in and out, and who is signed in. */
export const sessionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/session',
    isOpen: true,
    admit: async ({ browsers, throttle }, address, request) => {
      const isKnown = await browsers.knownAs(readCookie(request, BROWSER_NAME));
      if (!isKnown) await throttle.refuseWaiting(address);
    },
    handle: handleSignIn,
  },
  {
    method: 'GET',
    path: '/session',
    handle: async (call) => ok(sessionBody(call.context, call)),
  },
  {
    method: 'DELETE',
    path: '/session',
    async handle(call) {
      const { context, organisation, sessionId, user } = call;
      const who = { user, from: fromOf(call), organisationId: organisation.id };
      await context.sessions.end(sessionId, sessionEntry(context, 'signOut', who));
      const signedOut = ok({ message: call.text('server.session.signedOut') });
      return withCookies(signedOut, sessionCookie(call, ''));
    },
  },
];

const SWITCH = '/dashboard/organisations/switch';

const switchRoute = {
  method: 'POST',
  async handle(call) {
    const { body, context, organisations, params, request, sessionId, text } = call;
    const organisation = organisationNamed(organisations, sentPart(body, 'org', sentText));
    if (organisation === undefined) throw new Refusal(403, 'server.access.organisation');
    await context.sessions.switchTo(sessionId, organisation.id);
    if (isFormPost(request)) {
      return { location: `${params.locale ? `/${params.locale}` : ''}/dashboard/home` };
    }
    const message = text('server.session.switched', { name: organisation.name ?? '' });
    const rights = await context.access.now();
    const session = await signedIn(context, rights, call, { active: organisation.id });
    return ok({ message, ...sessionBody(context, session) });
  },
} as const satisfies Omit<GuardedRoute, 'path'>;

/** Make another organisation the session's active one, by the form of the page or by a script. */
export const switchRoutes: readonly GuardedRoute[] = [
  { ...switchRoute, path: SWITCH },
  { ...switchRoute, path: `/:locale(${locales.join('|')})${SWITCH}` },
];
