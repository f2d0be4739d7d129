import type { ActionSpec } from '../schemas';
import { callPath, callServer, contentOf } from './call';
import type { Definitions } from './Definitions';
import { downloadFile } from './download';
import { bodyOf, type Values } from './values';

/** The record that an action is called for, and what its dialog asked. */
export interface ActionOf {
  readonly record: Values;
  readonly asked?: Values;
}

/** What an action's answer holds for the person. */
export interface Outcome {
  /** The file that was asked for. */
  readonly file: Blob | null;
  /** What is shown once. */
  readonly revealed: string | null;
  /** The id of the record that came into being. */
  readonly createdId: number | null;
  /** A table, as the server worked it out. */
  readonly table: readonly unknown[];
}

const nothing: Outcome = { file: null, revealed: null, createdId: null, table: [] };

/** The calls of actions. */
export const actionCalls = (definitionOf: Definitions) => ({
  /** Calls an action's function; what it sends of the record and of what was asked travels as its fields do. */
  act: async (
    resource: string,
    action: Omit<ActionSpec, 'icon'>,
    { record, asked = {} }: ActionOf,
  ): Promise<Outcome> => {
    const definition = await definitionOf(resource);
    const args = {
      ...bodyOf({ args: action.args ?? {} }, definition.fields, record),
      ...bodyOf({}, action.asks ?? {}, asked),
    };
    if (action.downloads !== undefined) {
      const { method = 'POST' } = action;
      const path = callPath(action, definition, record);
      return { ...nothing, file: await downloadFile(path, method, contentOf(action, args)) };
    }
    const { body, lastId, rows } = await callServer(action, definition, record, { args });
    return {
      ...nothing,
      revealed: action.revealOnce === undefined ? null : String(body[action.revealOnce] ?? ''),
      createdId: lastId,
      table: rows,
    };
  },
});
