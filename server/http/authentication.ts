import type { FastifyRequest } from 'fastify';
import type { RightsNow } from '../access/AccessRights';
import { isActive, isSuspended, organisationNamed } from '../access/access';
import type { SignedIn } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { Row } from '../store/Store';
import { cookieOf, headerOf, isWrite, originOf } from './request';
import type { ServerContext } from './ServerContext';

/** Header and cookie that carry a session's token. */
export const SESSION_NAME = 'SESSIONID';

/** A page of another site can make a browser send our cookie along, but neither our header nor our origin. */
const tokenOf = (request: FastifyRequest): string | undefined => {
  const header = headerOf(request, SESSION_NAME);
  if (header !== undefined) return header;
  const cookie = cookieOf(request, SESSION_NAME);
  if (cookie !== undefined && isWrite(request) && originOf(request) !== 'own') {
    throw new Refusal(403, 'server.access.otherSite');
  }
  return cookie;
};

/** Why none of the organisations is the one that the call is for. */
const refusalOf = async (
  { access }: ServerContext,
  user: Row,
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
  user: Row,
  { active, named }: Wanted,
): Promise<Row> => {
  const organisations = await rights.organisationsOf(user);
  const chosen =
    named === undefined
      ? (organisations.find(({ id }) => id === active) ?? organisations[0])
      : organisationNamed(organisations, named);
  if (chosen === undefined) throw await refusalOf(context, user, named);
  return chosen;
};

/** What a running session allows. */
export const signedIn = async (
  context: ServerContext,
  rights: RightsNow,
  { sessionId, token, user }: Pick<SignedIn, 'sessionId' | 'token' | 'user'>,
  wanted: Wanted,
): Promise<SignedIn> => {
  const organisation = await chosenOrganisation(context, rights, user, wanted);
  return {
    sessionId,
    token,
    user,
    organisation,
    organisations: await rights.organisationsOf(user),
    access: await rights.accessOf(user, organisation),
    isProvider: await rights.isProvider(user),
  };
};

/** The session of a token and its user. What is left of one whose user was suspended ends here. */
const runningSession = async ({ sessions, access, store }: ServerContext, token: string) => {
  const batched = store.batched();
  const [session, rights] = await Promise.all([sessions.find(token, batched), access.now(batched)]);
  if (session === undefined) return undefined;
  const user = await rights.user(session.userId);
  if (user && isActive(user)) return { session, rights, user };
  await sessions.end(session.id);
  return undefined;
};

/**
 * Who makes a request.
 *
 * @param org the organisation that its path names
 * @throws Refusal 401 without a running session, 403 for an organisation that isn't the user's
 */
export const authenticate = async (
  context: ServerContext,
  request: FastifyRequest,
  org?: string,
): Promise<SignedIn> => {
  const token = tokenOf(request);
  const running = token === undefined ? undefined : await runningSession(context, token);
  if (token === undefined || running === undefined)
    throw new Refusal(401, 'server.session.required');
  const { session, rights, user } = running;
  const active = session.organisationId;
  const named = headerOf(request, 'OrganisationId');
  const who = { sessionId: session.id, token, user };
  if (named !== undefined || org === undefined)
    return signedIn(context, rights, who, { active, named });
  // Addresses that the browser opens itself carry no header; some name the organisation in their path.
  if (organisationNamed(await rights.organisationsOf(user), org))
    return signedIn(context, rights, who, { active, named: org });
  throw new Refusal(404, 'server.request.notFound');
};
