import type { Request } from 'express';
import type { SignedIn } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { Row } from '../store/Store';
import { cookieOf, isWrite, originOf } from './request';
import type { ServerContext } from './ServerContext';

/** Header and cookie that carry a session's token. */
export const SESSION_NAME = 'SESSIONID';

/** Flags may be stored as 0/1 or as booleans. */
export const isActive = (user: Row): boolean => Number(user.active) === 1;

/** Finds an organisation by its unique id or its number. */
export const organisationNamed = (organisations: readonly Row[], name: string): Row | undefined =>
  organisations.find(({ organisationId }) => organisationId === name) ??
  organisations.find(({ id }) => String(id) === name);

/** A page of another site can make a browser send our cookie along, but neither our header nor our origin. */
const tokenOf = (request: Request): string | undefined => {
  const header = request.get(SESSION_NAME);
  if (header !== undefined) return header;
  const cookie = cookieOf(request, SESSION_NAME);
  if (cookie !== undefined && isWrite(request) && originOf(request) !== 'own') {
    throw new Refusal(403, 'server.access.otherSite');
  }
  return cookie;
};

/** The organisation that the caller names, or else the session's, or else the user's first. */
const chooseOrganisation = (
  organisations: readonly Row[],
  named: string | undefined,
  active: number,
): Row => {
  const chosen =
    named === undefined
      ? (organisations.find(({ id }) => id === active) ?? organisations[0])
      : organisationNamed(organisations, named);
  if (chosen !== undefined) return chosen;
  throw new Refusal(
    403,
    named === undefined ? 'server.session.noOrganisation' : 'server.access.organisation',
  );
};

/** What a running session allows. */
export const signedIn = async (
  { access }: ServerContext,
  { sessionId, token, user }: Pick<SignedIn, 'sessionId' | 'token' | 'user'>,
  active: number,
  named?: string,
): Promise<SignedIn> => {
  const organisations = await access.organisationsOf(user);
  const organisation = chooseOrganisation(organisations, named, active);
  return {
    sessionId,
    token,
    user,
    organisation,
    organisations,
    access: await access.accessOf(user, organisation),
  };
};

/**
 * Who makes a request.
 * @throws Refusal 401 without a running session, 403 for an organisation that isn't the user's
 */
export const authenticate = async (context: ServerContext, request: Request): Promise<SignedIn> => {
  const token = tokenOf(request);
  const session = token === undefined ? undefined : await context.sessions.find(token);
  const user = session && (await context.store.get('users', session.userId));
  if (token === undefined || user === undefined || session === undefined || !isActive(user)) {
    throw new Refusal(401, 'server.session.required');
  }
  const named = request.get('OrganisationId');
  const { org } = request.params;
  const who = { sessionId: session.id, token, user };
  if (named !== undefined || org === undefined)
    return signedIn(context, who, session.organisationId, named);
  // Addresses that the browser opens itself carry no header; some name the organisation in their path.
  if (organisationNamed(await context.access.organisationsOf(user), org))
    return signedIn(context, who, session.organisationId, org);
  throw new Refusal(404, 'server.request.notFound');
};
