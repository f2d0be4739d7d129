import type { AnyFields, CallSpec, Resource } from '../schemas';
import { bodyOf, type Values } from './body';
import { callServer } from './call';
import { type RowOf, rowsOf } from './rows';

/** A question to the server, and how the rows of its answer are read. */
export interface Question<Fields extends AnyFields = AnyFields> {
  readonly rowsFrom: CallSpec;
  readonly fields: Fields;
  /** Fields that narrow it, and travel as parts of the body. */
  readonly asks?: AnyFields;
  readonly quiet?: boolean;
}

/** The record that is asked about, and what was entered for `asks`. */
export interface Asked {
  readonly record: Values;
  readonly asked?: Values;
  readonly signal?: AbortSignal;
}

/** Asks for rows; one whose answer is quiet shows no message of the server. */
export const askQuestion = async <const Fields extends AnyFields>(
  definition: Resource,
  { rowsFrom, fields, asks = {}, quiet }: Question<Fields>,
  { record, asked = {}, signal }: Asked,
): Promise<readonly RowOf<Fields>[]> => {
  const args = bodyOf({}, asks, asked);
  const options = { args, isRead: true, isQuiet: quiet, signal };
  const { rows } = await callServer(rowsFrom, definition, record, options);
  return rowsOf(rows, fields) as readonly RowOf<Fields>[];
};
