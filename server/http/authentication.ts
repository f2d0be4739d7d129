import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RightsNow } from '../access/AccessRights';
import { isActive, isSuspended, organisationNamed } from '../access/access';
import { hasSecondFactor } from '../access/secondFactor/secondFactors';
import type { SignedIn } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { VersionedStore } from '../store/Store';
import type { Organisation } from '../tables/organisation/organisations';
import type { User } from '../tables/organisation/users';
import { readCookie } from './cookies';
import { headerOf, isWrite, originOf } from './request';
import type { ServerContext } from './ServerContext';

/** Header and cookie of a session. */
export const SESSION_NAME = 'SESSIONID';

/** What a caller has of its session. */
interface Credentials {
  readonly token: string;
  /** By which a page names the session that it is of; another one's cookie doesn't answer it. */
  readonly number?: string;
}

/** Numbers of sessions are short, and tokens aren't made of digits alone. */
const NUMBER = /^\d{1,15}$/;

/**
 * A page of another site can make a browser send our cookie along, but neither our header nor our origin.
 *
 * @throws Refusal 403
 */
const refuseOtherSite = (request: FastifyRequest, header: string | undefined): void => {
  const origin = originOf(request);
  if (!isWrite(request) || origin === 'own') return;
  if (origin === 'other' || header === undefined) throw new Refusal(403, 'server.access.otherSite');
};

/** The token in the header, which clients without cookies send, or that of the cookie. */
const credentialsOf = (request: FastifyRequest): Credentials | undefined => {
  const header = headerOf(request, SESSION_NAME);
  if (header !== undefined && !NUMBER.test(header)) return { token: header };
  const token = readCookie(request, SESSION_NAME);
  if (token === undefined) return undefined;
  refuseOtherSite(request, header);
  return { token, number: header };
};

/** Why none of the organisations is the one that the call is for. */
const refusalOf = async (
  { access }: ServerContext,
  user: User,
  named: string | undefined,
): Promise<Refusal> => {
  const suspended = (await access.reachOf(user)).filter(isSuspended);
  const meant = named === undefined ? suspended[0] : organisationNamed(suspended, named);
  if (meant) return new Refusal(403, 'server.session.suspended', { name: String(meant.name) });
  return new Refusal(
    403,
    named === undefined ? 'server.session.noOrganisation' : 'server.access.organisation',
  );
};

/** The session's organisation, and the one that a call names, if it does. */
interface Wanted {
  readonly active: number;
  readonly named?: string;
}

/**
 * The organisation that the caller names, or else the session's, or else the user's first.
 *
 * @throws Refusal 403 where there is none
 */
export const chosenOrganisation = async (
  context: ServerContext,
  rights: RightsNow,
  user: User,
  { active, named }: Wanted,
): Promise<Organisation> => {
  const organisations = await rights.organisationsOf(user);
  const chosen =
    named === undefined
      ? (organisations.find(({ id }) => id === active) ?? organisations[0])
      : organisationNamed(organisations, named);
  if (chosen === undefined) throw await refusalOf(context, user, named);
  return chosen;
};

/** What a user has to do first about a second factor that is demanded of them. */
const neededFactor = async (
  rights: RightsNow,
  { user, confirmedAt }: Pick<SignedIn, 'user' | 'confirmedAt'>,
): Promise<SignedIn['needsSecondFactor']> => {
  if (confirmedAt !== undefined && hasSecondFactor(user)) return undefined;
  if (!(await rights.demandsSecondFactor(user))) return undefined;
  return hasSecondFactor(user) ? 'confirm' : 'setUp';
};

/** What a running session allows. */
export const signedIn = async (
  context: ServerContext,
  rights: RightsNow,
  { sessionId, user, confirmedAt }: Pick<SignedIn, 'sessionId' | 'user' | 'confirmedAt'>,
  wanted: Wanted,
): Promise<SignedIn> => {
  const organisation = await chosenOrganisation(context, rights, user, wanted);
  return {
    sessionId,
    user,
    confirmedAt,
    needsSecondFactor: await neededFactor(rights, { user, confirmedAt }),
    organisation,
    organisations: await rights.organisationsOf(user),
    access: await rights.accessOf(user, organisation),
    isProvider: await rights.isProvider(user),
  };
};

/** The session of a caller and its user. What is left of one whose user was suspended ends here. */
const runningSession = async (
  { sessions, access }: ServerContext,
  { token, number }: Credentials,
  store: VersionedStore,
) => {
  const [session, rights] = await Promise.all([sessions.find(token, store), access.now(store)]);
  if (session === undefined || (number !== undefined && Number(number) !== session.id))
    return undefined;
  const user = await rights.user(session.userId);
  if (user && isActive(user)) return { session, rights, user };
  await sessions.end(session.id);
  return undefined;
};

type Running = NonNullable<Awaited<ReturnType<typeof runningSession>>>;

/** Who makes a request of a running session. @throws Refusal 403 or 404 */
const whoOf = async (
  context: ServerContext,
  request: FastifyRequest,
  org: string | undefined,
  { session, rights, user }: Running,
): Promise<SignedIn> => {
  const active = session.organisationId;
  const named = headerOf(request, 'OrganisationId');
  const who = { sessionId: session.id, user, confirmedAt: session.confirmedAt };
  if (named !== undefined || org === undefined)
    return signedIn(context, rights, who, { active, named });
  // Addresses that the browser opens itself carry no header; some name the organisation in their path.
  if (organisationNamed(await rights.organisationsOf(user), org))
    return signedIn(context, rights, who, { active, named: org });
  throw new Refusal(404, 'server.request.notFound');
};

/** Who made a call, of a session that was for this organisation. */
interface Caller {
  readonly active: number;
  readonly signedIn: SignedIn;
}

/** Callers of whom each version of rights knows who they are; those that come back soon are enough. */
const MOST_CALLERS = 1_000;

const callers = new WeakMap<RightsNow, Map<string, Caller>>();

const callersOf = (rights: RightsNow): Map<string, Caller> => {
  const known = callers.get(rights) ?? new Map<string, Caller>();
  callers.set(rights, known);
  if (known.size > MOST_CALLERS) known.clear();
  return known;
};

const keys = new WeakMap<FastifyRequest, string>();

/** All of a request that decides who makes it. Tokens themselves are kept nowhere. */
const keyOf = ({ token, number }: Credentials, request: FastifyRequest, org?: string): string => {
  const named = headerOf(request, 'OrganisationId');
  const key = keys.get(request) ?? JSON.stringify([hash('sha256', token), number, named, org]);
  keys.set(request, key);
  return key;
};

/** Who made the last such request. Only `authenticate` finds out whether the same person makes this one. */
export const lastCaller = (
  { access }: ServerContext,
  request: FastifyRequest,
  org?: string,
): SignedIn | undefined => {
  const credentials = credentialsOf(request);
  if (!credentials || !access.latest) return undefined;
  return callersOf(access.latest).get(keyOf(credentials, request, org))?.signedIn;
};

/**
 * Who makes a request; the same object as for the last such request while session and rights are the same.
 *
 * @param org the organisation that its path names
 * @param store by which the session is read
 * @throws Refusal 401 without a running session, 403 for an organisation that isn't the user's
 */
export const authenticate = async (
  context: ServerContext,
  request: FastifyRequest,
  org?: string,
  store: VersionedStore = context.store.batched(),
): Promise<SignedIn> => {
  const credentials = credentialsOf(request);
  const running = credentials && (await runningSession(context, credentials, store));
  if (!credentials || !running) throw new Refusal(401, 'server.session.required');
  const { session, rights } = running;
  const known = callersOf(rights);
  const key = keyOf(credentials, request, org);
  const last = known.get(key);
  const isSame =
    last?.active === session.organisationId &&
    last.signedIn.sessionId === session.id &&
    last.signedIn.confirmedAt === session.confirmedAt &&
    last.signedIn.user.id === session.userId;
  if (isSame) return last.signedIn;
  const who = await whoOf(context, request, org, running);
  known.set(key, { active: session.organisationId, signedIn: who });
  return who;
};
