import { isSuspended } from '../access/access';
import { hasToChoose } from '../access/generatedPasswords';
import { LEAST, passwordLength } from '../access/passwordRule';
import type { StartedFrom } from '../access/sessions';
import type { SignedIn } from '../contract/call';
import { timeZoneOf } from '../contract/localTime';
import { type JsonReply, ok, type Reply } from '../contract/reply';
import { sessionViews } from '../records/views/sessionViews';
import type { Row } from '../store/Store';
import type { User } from '../tables/organisation/users';
import { SESSION_NAME } from './authentication';
import type { Begun } from './beginSession';
import { readCookie, setCookie } from './cookies';
import { headerOf, originOf } from './request';
import type { OpenRoute, RoutedCall } from './route';
import type { ServerContext } from './ServerContext';

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
export const sessionBody = async (
  { installation, store, withoutHistory }: ServerContext,
  { sessionId, needsSecondFactor, ...caller }: SignedIn,
) => {
  const { user, organisation, organisations, access, isProvider } = caller;
  return {
    // It names the session and opens nothing: the token stays in the cookie.
    sessionId: String(sessionId),
    user: pick(user, userFields),
    organisation: { ...organisationPart(organisation), timeZone: timeZoneOf(organisation) },
    organisations: organisations.map(organisationPart),
    access,
    // Disclosed only to those whom it concerns.
    ...(isProvider && { isProvider }),
    ...(needsSecondFactor && { needsSecondFactor }),
    ...passwordPart(user, passwordLength(installation, user, organisations)),
    ...(!needsSecondFactor && {
      keepsComments: true,
      keepsFollows: true,
      ...(withoutHistory.length > 0 && { withoutHistory }),
      views: await sessionViews(store, caller),
    }),
  };
};

/** The cookie of a browser that has signed somebody in. */
export const BROWSER_NAME = 'BROWSER';

/**
 * The session's cookie outlives the browser as long as the session may, so that addresses that are opened later are
 * answered.
 *
 * @param token an empty one removes the cookie
 */
export const sessionCookie = (
  { request, context }: Pick<RoutedCall, 'request' | 'context'>,
  token: string,
): string => {
  const seconds = token === '' ? 0 : context.sessions.longest / 1_000;
  return setCookie(request, SESSION_NAME, token, seconds);
};

export const withCookies = (reply: JsonReply, ...cookies: readonly string[]): JsonReply => ({
  ...reply,
  headers: { 'Set-Cookie': cookies },
});

const LONGEST_NAME = 300;

/** Where a caller signs in from, to be recognised by. */
export const fromOf = ({ address, request }: RoutedCall): StartedFrom => ({
  address,
  browser: (headerOf(request, 'User-Agent') ?? '').slice(0, LONGEST_NAME),
});

/** Answers a session that has just begun, and has the browser keep it. */
export const begunReply = async (
  call: RoutedCall,
  { token, ...session }: Begun,
): Promise<Reply> => {
  const { context, request } = call;
  const { browsers } = context;
  const reply = ok(await sessionBody(context, session));
  const kept = sessionCookie(call, token);
  // Whoever is no page of ours may have no cookies: it gets the token here, and nowhere else.
  if (originOf(request) !== 'own')
    return withCookies({ ...reply, body: { ...reply.body, sessionId: token } }, kept);
  const known = await browsers.remember(readCookie(request, BROWSER_NAME), session.user.id);
  return withCookies(reply, kept, setCookie(request, BROWSER_NAME, known, browsers.age));
};

/** Lets a stranger in whose address needn't wait; a browser that has signed in before always. @throws Refusal 429 */
export const admitStranger: NonNullable<OpenRoute['admit']> = async (
  { browsers, throttle },
  address,
  request,
) => {
  const isKnown = await browsers.knownAs(readCookie(request, BROWSER_NAME));
  if (!isKnown) await throttle.refuseWaiting(address);
};
