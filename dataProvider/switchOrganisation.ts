import { readAnswer } from './envelope';
import { refusal, sessionHeaders, Unreachable } from './http';
import { messages } from './messages';
import { readSession, type Session } from './session';

/**
 * Makes another organisation the active one of a session.
 *
 * @param address the switcher's, with the locale; it stands outside the API
 * @param of whose active organisation changes; then the answer's message isn't shown. The running
 *   session unless given
 * @returns the session for the new organisation; refusals are thrown as `HttpError`, failures of the
 *   transport as `Unreachable`
 */
export const switchOrganisation = async (
  address: string,
  organisation: string | number,
  of?: Session,
): Promise<Session> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      ...sessionHeaders(),
      ...(of && {
        SESSIONID: of.sessionId,
        OrganisationId: of.organisation.organisationId,
      }),
    },
    body: new URLSearchParams({ org: String(organisation) }),
  }).catch((error: unknown) => {
    throw new Unreachable('network', error);
  });
  const json: unknown = await response.json().catch((error: unknown) => {
    throw new Unreachable('unreadable', error);
  });
  const answer = readAnswer(json, response.status);
  if (!of && response.status !== 401) messages.publish({ isOk: answer.isOk, text: answer.message });
  const switched = answer.isOk ? readSession(answer.body) : null;
  if (!switched) throw refusal(answer, response.status);
  return switched;
};
