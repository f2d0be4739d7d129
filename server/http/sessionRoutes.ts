import type { FastifyRequest } from 'fastify';
import { isSuspended, organisationNamed } from '../access/access';
import type { SignedIn } from '../contract/call';
import { timeZoneOf } from '../contract/localTime';
import { sentPart } from '../contract/parts';
import { Refusal, type Text } from '../contract/Refusal';
import { type JsonReply, ok, type Reply } from '../contract/reply';
import { locales } from '../contract/translate';
import type { Row } from '../store/Store';
import { sentText } from '../wire/sent';
import { SESSION_NAME, signedIn } from './authentication';
import { isFormPost } from './request';
import type { GuardedRoute, Route, RoutedCall } from './route';
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

/** Who is signed in, as the browser needs it. */
const sessionBody = ({
  token,
  user,
  organisation,
  organisations,
  access,
  isProvider,
}: SignedIn) => ({
  sessionId: token,
  user: pick(user, userFields),
  organisation: { ...organisationPart(organisation), timeZone: timeZoneOf(organisation) },
  organisations: organisations.map(organisationPart),
  access,
  // Disclosed only to those whom it concerns.
  ...(isProvider && { isProvider }),
});

/** Seconds that a cookie is kept: the longest that browsers take. Whether the session still runs is known here. */
const COOKIE_AGE = 400 * 24 * 60 * 60;

/**
 * The cookie serves addresses that the browser opens by itself, such as pictures and downloads. It outlives the
 * browser, as the session does that the page keeps.
 */
const cookie = ({ protocol }: FastifyRequest, value: string, maxAge = COOKIE_AGE): string => {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${SESSION_NAME}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}; Max-Age=${maxAge}`;
};

const withCookie = (reply: JsonReply, value: string): JsonReply => ({
  ...reply,
  headers: { 'Set-Cookie': value },
});

const handleSignIn = async ({ address, body, context, request }: RoutedCall): Promise<Reply> => {
  const email = sentPart(body, 'email', sentText);
  const password = sentPart(body, 'password', sentText);
  const required: Text = { key: 'rules.required' };
  const errors = { ...(!email && { email: required }), ...(!password && { password: required }) };
  if (Object.keys(errors).length > 0) {
    throw new Refusal(400, 'rules.required', {}, { errors });
  }
  const session = await signIn(context, { email, password, address });
  return withCookie(ok(sessionBody(session)), cookie(request, session.token));
};

/** `/internal/v1/session`: signing in and out, and who is signed in. */
export const sessionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/session',
    isOpen: true,
    admit: ({ throttle }, address) => throttle.refuseWaiting(address),
    handle: handleSignIn,
  },
  {
    method: 'GET',
    path: '/session',
    // Set again with each look: a kept session may have lost its cookie.
    handle: async (call) => withCookie(ok(sessionBody(call)), cookie(call.request, call.token)),
  },
  {
    method: 'DELETE',
    path: '/session',
    async handle({ context, sessionId, request, text }) {
      await context.sessions.end(sessionId);
      return withCookie(ok({ message: text('server.session.signedOut') }), cookie(request, '', 0));
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
    const message = text('server.session.switched', { name: String(organisation.name) });
    const rights = await context.access.now();
    const session = await signedIn(context, rights, call, { active: organisation.id });
    return ok({ message, ...sessionBody(session) });
  },
} as const satisfies Omit<GuardedRoute, 'path'>;

/** Make another organisation the session's active one, by the form of the page or by a script. */
export const switchRoutes: readonly GuardedRoute[] = [
  { ...switchRoute, path: SWITCH },
  { ...switchRoute, path: `/:locale(${locales.join('|')})${SWITCH}` },
];
