import { type ActionSpec, fieldsOfAction, type Resource } from '../../schemas';
import { parseFields, readNumber } from '../../schemas/codec';
import { conflictOf } from '../Conflict';
import { callOnce, callPath, callServer, contentOf } from '../call';
import type { Definitions } from '../Definitions';
import { downloadFile } from '../download';
import type { Answer } from '../envelope';
import type { Read } from '../readRecords';
import { bodyOf, type Values } from '../values';

/** What of an action its call depends on. */
type Called = Omit<ActionSpec, 'icon'>;

/** What an action is called for, and what its dialog asked. */
interface ActionOf {
  readonly record: Values;
  /** The row of the record's sub-list or query that it stands in. */
  readonly row?: Values;
  readonly asked?: Values;
  /** The version of what it changes, where that is to be as it was seen. */
  readonly version?: string | undefined;
  /** The name of what it is part of, with all else that is done at once. */
  readonly act?: string | undefined;
  /** The server's message isn't shown, or only where it refuses. */
  readonly isQuiet?: boolean | 'whenGood' | undefined;
}

/** What an action's answer holds for the person. */
export interface Outcome {
  /** The server's message, which has been shown; '' where there is none. */
  readonly message: string;
  /** The requested file. */
  readonly file: Blob | null;
  /** What is shown once. */
  readonly revealed: string | null;
  /** The id of the record that came into being. */
  readonly createdId: number | null;
  /** A table, as the server worked it out. */
  readonly table: readonly unknown[];
  /** The parts that are shown. */
  readonly shown: Values;
  /** Of which one is to be chosen. */
  readonly offered: readonly Values[];
  /** What the message is about; '' where it names nothing. */
  readonly about: string;
  /** The version that was published; none of what publishes nothing. */
  readonly version: number | null;
  /** The act by which it is taken back; none where it can't be. */
  readonly act?: number | undefined;
}

const nothing: Outcome = {
  message: '',
  file: null,
  revealed: null,
  createdId: null,
  table: [],
  shown: {},
  offered: [],
  about: '',
  version: null,
};

const offeredIn = ({ chooses }: Called, body: Answer['body']): readonly Values[] => {
  const rows = chooses && body[chooses.rows];
  return chooses && Array.isArray(rows) ? rows.map((row) => parseFields(row, chooses.columns)) : [];
};

const answerOf = (
  definition: Resource,
  action: Called,
  { record, row, version, ...of }: ActionOf,
  args: Record<string, unknown>,
): Promise<Answer> => {
  const call = action.right === 'read' ? callServer : callOnce;
  // Whoever shows the message names what it is about.
  const isShownElsewhere = action.messages?.about !== undefined || typeof action.opens === 'object';
  const isQuiet = of.isQuiet ?? (isShownElsewhere ? 'whenGood' : false);
  return call(action, definition, record, { args, row, isQuiet, version, act: of.act });
};

/** The calls of actions. */
export const actionCalls = (definitionOf: Definitions, { carried }: Pick<Read, 'carried'>) => ({
  /** Asks for one file about several records, with what the action's dialog asked. */
  oneFileOf: ({ forSeveral, asks = {} }: Called, ids: readonly number[], asked: Values) => {
    if (typeof forSeveral !== 'object')
      throw new Error('The action makes no file of several records.');
    const { path, idsArg } = forSeveral;
    return downloadFile(path, 'POST', { [idsArg]: ids, ...bodyOf({}, asks, asked) });
  },

  /**
   * Calls an action's function; what it sends of the record, or of the row, and of what was asked travels as its
   * fields do.
   *
   * @throws Conflict when what it changes has changed since the version that is named
   */
  act: async (resource: string, action: Called, of: ActionOf): Promise<Outcome> => {
    const { record, row, asked = {} } = of;
    const definition = await definitionOf(resource);
    const { args: filled = {}, asks = {} } = action;
    const isSent = ([part]: [string, string]) => !(part in asks);
    const args = {
      ...bodyOf(
        { args: Object.fromEntries(Object.entries(filled).filter(isSent)) },
        fieldsOfAction(action, definition),
        row ?? record,
      ),
      ...bodyOf({}, asks, asked),
    };
    if (typeof action.downloads === 'string') {
      const { method = 'POST' } = action;
      const path = callPath(action, definition, record, row);
      return { ...nothing, file: await downloadFile(path, method, contentOf(action, args)) };
    }
    const answered = answerOf(definition, action, of, args);
    const { body, lastId, rows, message, act } = await answered.catch(
      conflictOf(({ answer }) => carried(definition, answer)),
    );
    return {
      ...nothing,
      message,
      act,
      revealed: action.revealOnce === undefined ? null : String(body[action.revealOnce] ?? ''),
      createdId: lastId,
      table: rows,
      shown: parseFields(body, action.shows ?? {}),
      offered: offeredIn(action, body),
      version: readNumber(body.version),
      about: String(body[action.messages?.about ?? ''] ?? ''),
    };
  },
});
