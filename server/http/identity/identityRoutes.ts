import { PROVIDER_RETURN } from '../../../schemas/routing/address';
import { isSuspended } from '../../access/access';
import { activeProvider, domainOf, signInPlaceOf } from '../../access/signInDomains';
import { ANSWER } from '../../behaviours/organisation/identity/accountEntry';
import { accountOf } from '../../behaviours/organisation/identity/accountOf';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import {
  IdentityFailure,
  type IdentityTrouble,
  type ProviderSettings,
} from '../../services/identity/IdentityProvider';
import { organisations } from '../../tables/organisation/organisations';
import { sentText } from '../../wire/sent';
import { type Begun, beginSession } from '../beginSession';
import { readCookie, setCookie } from '../cookies';
import type { OpenRoute, RoutedCall } from '../route';
import { sessionEntry } from '../sessionEntries';
import { admitStranger, begunReply, fromOf, withCookies } from '../sessionReply';

/** The cookie of a browser that is being signed in elsewhere. */
const COOKIE = 'SIGNIN';

const statuses: Readonly<Record<IdentityTrouble, 403 | 502>> = {
  refused: 403,
  unreachable: 502,
  invalid: 502,
};

/** What is wrong with a provider, to whoever signs in. */
const refusalOf = (error: unknown): unknown =>
  error instanceof IdentityFailure
    ? new Refusal(statuses[error.trouble], `server.identity.${error.trouble}`, {
        reason: error.reason,
      })
    : error;

const settingsOf = ({
  issuer = '',
  clientId = '',
  clientSecret = '',
}: Partial<ProviderSettings>): ProviderSettings => ({ issuer, clientId, clientSecret });

/** How addresses of a domain sign in. It follows from the domain alone, and reveals nothing of who has an account. */
const methods = async ({ body, context }: RoutedCall): Promise<Reply> => {
  const place = await signInPlaceOf(
    context.store,
    domainOf(sentPart(body, 'email', sentText).trim()),
  );
  return ok({
    byProvider: place !== undefined,
    onlyProvider: place?.provider.onlyProvider === 1,
  });
};

/** Answers where the browser goes to be signed in, and has it keep what it is recognised by when it comes back. */
const begin = async ({ body, context, origin, request }: RoutedCall): Promise<Reply> => {
  const email = sentPart(body, 'email', sentText).trim();
  const place = await signInPlaceOf(context.store, domainOf(email));
  if (place === undefined) throw new Refusal(409, 'server.identity.none');
  const { organisationId, provider } = place;
  const settings = settingsOf(provider);
  const redirectUri = `${origin}${PROVIDER_RETURN}`;
  const { location, attempt } = await context.services.identity
    .begin(settings, redirectUri, email)
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
  const { issuer, clientId } = settings;
  const { attempts } = context;
  const kept = { ...attempt, organisationId, issuer, clientId };
  const browser = await attempts.keep(kept, readCookie(request, COOKIE));
  return withCookies(ok({ location }), setCookie(request, COOKIE, browser, attempts.age));
};

/** The sign-in that a browser comes back from. @throws Refusal 403 where there is none, or its provider is another by now */
const takeAttempt = async ({ body, context, request }: RoutedCall) => {
  const query = sentPart(body, 'query', sentText);
  const state = new URLSearchParams(query).get('state') ?? '';
  const attempt = await context.attempts.take(state, readCookie(request, COOKIE));
  const organisationId = attempt?.organisationId ?? 0;
  const provider = attempt && (await activeProvider(context.store, organisationId));
  const isSame = provider?.issuer === attempt?.issuer && provider?.clientId === attempt?.clientId;
  if (!attempt || !provider || !isSame) throw new Refusal(403, 'server.identity.over');
  return { query, attempt, provider, organisationId };
};

type Taken = Awaited<ReturnType<typeof takeAttempt>>;

/** @throws Refusal 403 where the organisation is suspended */
const requireRunning = async ({ store }: RoutedCall['context'], id: number): Promise<void> => {
  const organisation = await store.rows(organisations).get(id);
  if (!organisation || isSuspended(organisation))
    throw new Refusal(403, 'server.session.suspended', { name: organisation?.name ?? '' });
};

/** @throws Refusal */
const enter = async (call: RoutedCall, taken: Taken): Promise<Begun> => {
  const { context } = call;
  const { organisationId, provider } = taken;
  const from = fromOf(call);
  await requireRunning(context, organisationId);
  const identity = await context.services.identity
    .finish(settingsOf(provider), taken.attempt, taken.query)
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
  const { email } = identity;
  if (email === undefined) throw new Refusal(403, 'server.identity.unverified');
  const place = await signInPlaceOf(context.store, domainOf(email));
  if (place?.organisationId !== organisationId) throw new Refusal(403, 'server.identity.domain');
  const arrival = { organisationId, provider, identity, email, from };
  const { user, isLogged } = await accountOf(context, arrival);
  return beginSession(context, user, organisationId, from, { call: ANSWER, isLogged });
};

/** Signs in whoever comes back from a provider. */
const answer = async (call: RoutedCall): Promise<Reply> => {
  const { context } = call;
  const taken = await takeAttempt(call);
  const { organisationId } = taken;
  const begun = await enter(call, taken).catch(async (error: unknown) => {
    const failed = { from: fromOf(call), organisationId, call: ANSWER };
    if (error instanceof Refusal)
      await context.store.transaction(sessionEntry(context, 'signInFailed', failed));
    throw error;
  });
  return begunReply(call, begun);
};

const open = {
  method: 'POST',
  isOpen: true,
  admit: admitStranger,
} as const satisfies Partial<OpenRoute>;

/** `/internal/v1/session/…`: signing in with an organisation's OpenID Connect provider. */
export const identityRoutes: readonly OpenRoute[] = [
  { ...open, path: '/session/methods', handle: methods },
  { ...open, path: '/session/provider', handle: begin },
  { ...open, path: '/session/provider/answer', handle: answer },
];
