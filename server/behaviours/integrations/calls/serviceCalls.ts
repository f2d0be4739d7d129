import { type ActionSpec, isBlank, type Resource } from '../../../../schemas';
import type { CallContext, Operation } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { failure, ok, type Reply } from '../../../contract/reply';
import { rowsOf } from '../../../records/tenant';
import { actionText } from '../../../records/texts';
import type { Connection, TokenSource } from '../../../services/integrations/accessToken';
import { ServiceFailure } from '../../../services/ServiceFailure';
import type { Services } from '../../../services/Services';

/** Does what an action asks a service for. */
type Ask = (context: CallContext, connection: Connection) => Promise<Reply>;

/** The services that give tokens. */
type TokenService = {
  [Name in keyof Services]: Services[Name] extends TokenSource ? Name : never;
}[keyof Services];

/** Asks a service for a token, which is neither shown nor stored. */
export const tokenFrom =
  (service: TokenService): Ask =>
  async ({ call, services }, connection) =>
    ok({
      message: call.text('server.integrations.token'),
      access_token: await services[service].token(connection),
    });

/** Whether a body carries all the fixed parts of an action's. */
const isMeant = ({ body = {} }: ActionSpec, sent: CallContext['call']['body']): boolean =>
  Object.entries(body).every(([name, value]) => sent[name] === value);

const answer = async (
  context: CallContext,
  definition: Resource,
  [name, { requires = [] }]: readonly [string, ActionSpec],
  ask: Ask | undefined,
): Promise<Reply> => {
  const [connection = {}]: readonly Connection[] = await rowsOf(
    context,
    context.tables.of(definition),
  ).find({ take: 1 });
  if (requires.some((field) => isBlank(connection[field])))
    return failure(400, actionText(context, definition.name, name, 'missing'));
  try {
    if (ask) return await ask(context, connection);
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return failure(502, context.call.text('server.integrations.failed'));
  }
  throw new Refusal(400, 'server.request.unknownFunction');
};

/**
 * The calls of an integration's actions. They name no function: those of one path differ in the fixed parts of
 * their bodies.
 *
 * @param asks what each asks its service for, by the action's name
 */
export const serviceCalls = (
  definition: Resource,
  asks: Readonly<Record<string, Ask>>,
): readonly Operation[] => {
  const actions = Object.entries(definition.actions);
  const pathOf = ({ path = definition.path }: ActionSpec): string => path;
  const paths = new Set(actions.map(([, spec]) => pathOf(spec)));
  return [...paths].map((path) => ({
    method: 'POST',
    path,
    modules: ['integrations'],
    right: 'update',
    run: async (context) => {
      const action = actions.find(
        ([, spec]) => pathOf(spec) === path && isMeant(spec, context.call.body),
      );
      if (!action) throw new Refusal(400, 'server.request.unknownFunction');
      return answer(context, definition, action, asks[action[0]]);
    },
  }));
};
