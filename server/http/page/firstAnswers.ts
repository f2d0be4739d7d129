import type { FastifyRequest } from 'fastify';
import { requireAccess } from '../../access/access';
import type { SignedIn } from '../../contract/call';
import { type JsonReply, textOf } from '../../contract/reply';
import type { Locale } from '../../contract/translate';
import { requireAdmitted } from '../admitted';
import { joinedValues, outsideOf } from '../request';
import type { GuardedRoute, Route, RoutedCall } from '../route';
import type { ServerContext } from '../ServerContext';
import { type FirstCall, type OpenedPage, textOfCall } from './openedPage';

interface Asking {
  readonly context: ServerContext;
  readonly routes: readonly Route[];
  readonly request: FastifyRequest;
  readonly who: SignedIn;
  readonly locale: Locale;
}

const SESSION: FirstCall = { route: '/session', params: {}, query: new URLSearchParams() };

/** A query as a route reads it. */
const queryIn = (parameters: URLSearchParams): Pick<RoutedCall, 'query' | 'queryValues'> => {
  const names = [...new Set(parameters.keys())];
  const queryValues = Object.fromEntries(names.map((name) => [name, parameters.getAll(name)]));
  return { query: joinedValues(queryValues), queryValues };
};

/** Lets the call's own route answer it, after the checks that it makes of everyone. */
const ask = async (
  { context, routes, request, who, locale }: Asking,
  { route, params, query, body }: FirstCall,
): Promise<{ reply: JsonReply; text: string } | undefined> => {
  const found = routes.find(
    (known): known is GuardedRoute =>
      !known.isOpen && known.method === (body ? 'POST' : 'GET') && known.path === route,
  );
  if (!found) return undefined;
  requireAdmitted(found, who);
  if (found.access) requireAccess(who.access, found.access.module, found.access.right);
  const reply = await found.handle({
    ...who,
    context,
    request,
    locale,
    address: request.ip,
    origin: outsideOf(request),
    params,
    ...queryIn(query),
    body: { ...body },
    uploads: [],
    text: (key, values) => context.translate(locale, key, values),
  });
  return 'status' in reply ? { reply, text: textOf(reply, found.envelope) } : undefined;
};

/** A good answer and its call, in JSON; nothing where there is none: the browser then calls and gets the error. */
const answered = async (asking: Asking, call: FirstCall): Promise<readonly string[]> => {
  try {
    const asked = await ask(asking, call);
    if (asked?.reply.status !== 200) return [];
    const { reply, text } = asked;
    const headers = JSON.stringify(reply.headers ?? {});
    return [`${JSON.stringify(textOfCall(call))}:{"headers":${headers},"body":${text}}`];
  } catch {
    return [];
  }
};

/**
 * The session and what the page begins with, in JSON: the language that it is answered in, and each answer
 * by the call below the API's base that it answers.
 */
export const firstAnswers = async (
  asking: Omit<Asking, 'locale'>,
  { locale, calls }: OpenedPage,
): Promise<string> => {
  // Several fields of a record may ask the same.
  const asked = new Map(
    [SESSION, ...(locale ? calls : [])].map((call) => [textOfCall(call), call]),
  );
  const answers = await Promise.all(
    [...asked.values()].map((call) => answered({ ...asking, locale: locale ?? 'en' }, call)),
  );
  return `{"locale":${JSON.stringify(locale)},"answers":{${answers.flat().join()}}}`;
};
