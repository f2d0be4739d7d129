import { organisationNamed } from '../access/access';
import { sentPart } from '../contract/parts';
import { Refusal, type Text } from '../contract/Refusal';
import { ok, type Reply } from '../contract/reply';
import { locales } from '../contract/translate';
import { sentText } from '../wire/sent';
import { signedIn } from './authentication';
import { confirmationRoute } from './confirmationRoute';
import { readCookie } from './cookies';
import { isFormPost } from './request';
import type { GuardedRoute, Route, RoutedCall } from './route';
import { proofOf } from './secondStep';
import { sessionEntry } from './sessionEntries';
import {
  admitStranger,
  BROWSER_NAME,
  begunReply,
  fromOf,
  sessionBody,
  sessionCookie,
  withCookies,
} from './sessionReply';
import { signIn } from './signIn';

const handleSignIn = async (call: RoutedCall): Promise<Reply> => {
  const { body, context, request } = call;
  const email = sentPart(body, 'email', sentText);
  const password = sentPart(body, 'password', sentText);
  const required: Text = { key: 'rules.required' };
  const errors = { ...(!email && { email: required }), ...(!password && { password: required }) };
  if (Object.keys(errors).length > 0) {
    throw new Refusal(400, 'rules.required', {}, { errors });
  }
  const browser = readCookie(request, BROWSER_NAME);
  const credentials = { email, password, proof: proofOf(call), browser };
  return begunReply(call, await signIn(context, credentials));
};

/** `/internal/v1/session`: signing in and out, and who is signed in. */
export const sessionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/session',
    isOpen: true,
    admit: admitStranger,
    handle: handleSignIn,
  },
  {
    method: 'GET',
    path: '/session',
    handle: async (call) => ok(await sessionBody(call.context, call)),
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
  confirmationRoute,
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
    return ok({ message, ...(await sessionBody(context, session)) });
  },
} as const satisfies Omit<GuardedRoute, 'path'>;

/** Make another organisation the session's active one, by the form of the page or by a script. */
export const switchRoutes: readonly GuardedRoute[] = [
  { ...switchRoute, path: SWITCH },
  { ...switchRoute, path: `/:locale(${locales.join('|')})${SWITCH}` },
];
