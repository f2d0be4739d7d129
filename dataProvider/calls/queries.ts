import type { AnyFields, CallSpec, QuerySpec } from '../../schemas';
import { parseFields } from '../../schemas/codec';
import { callServer } from '../call';
import type { Definitions } from '../Definitions';
import { bodyOf, type RowOf, rowsOf, type Values } from '../values';

/** A question to the server, and how the rows of its answer are read. */
export interface Question<Fields extends AnyFields = AnyFields> {
  readonly rowsFrom: CallSpec;
  /** Further parts of the body, and the record's fields that fill them. */
  readonly args?: Readonly<Record<string, string>>;
  readonly fields: Fields;
  /** Fields that narrow it, and travel as parts of the body. */
  readonly asks?: AnyFields;
  readonly messages?: false;
}

/** The record that is asked about, and what was entered for `asks`. */
export interface Asked {
  readonly record: Values;
  readonly asked?: Values;
  readonly signal?: AbortSignal;
}

/** The calls of queries. */
export const queryCalls = (definitionOf: Definitions) => ({
  /** The rows that a call answers about a record; one whose answer is quiet shows no message of the server. */
  query: async <const Fields extends AnyFields>(
    resource: string,
    { rowsFrom, args: given = {}, fields, asks = {}, messages }: Question<Fields>,
    { record, asked = {}, signal }: Asked,
  ): Promise<readonly RowOf<Fields>[]> => {
    const ofRecord = Object.entries(given).map(([arg, name]) => [arg, record[name]]);
    const args = { ...Object.fromEntries(ofRecord), ...bodyOf({}, asks, asked) };
    const options = { args, isRead: true, isQuiet: messages === false, signal };
    const { rows } = await callServer(rowsFrom, await definitionOf(resource), record, options);
    return rowsOf(rows, fields) as readonly RowOf<Fields>[];
  },

  /** The rows that a query of the resource as a whole answers, and the other values of the answer. */
  tryQuery: async (
    resource: string,
    { rowsFrom, fields, asks = {}, shows = {} }: QuerySpec,
    { asked, signal }: Required<Pick<Asked, 'asked'>> & Pick<Asked, 'signal'>,
  ) => {
    const options = { args: bodyOf({}, asks, asked), isRead: true, isQuiet: true, signal };
    const answer = await callServer(rowsFrom, await definitionOf(resource), {}, options);
    return { rows: rowsOf(answer.rows, fields), shown: parseFields(answer.body, shows) };
  },
});
