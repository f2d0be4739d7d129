import type { ExportsSpec, Resource } from '../../../schemas';
import { recordColumns } from '../../../schemas/exchange/columns';
import type { CallContext } from '../../contract/CallContext';
import { type Reply, writtenFile } from '../../contract/reply';
import { madeInTurns } from '../../store/pace';
import { collectionOf } from '../collections';
import { readPage } from '../list/pageRequest';
import { findRows } from '../tenant';
import { exportedOf } from './cells';

/** The page that a body asks for; all rows where it asks for none. */
const pageIn = ({ call: { body } }: CallContext, { list: { pageSize } }: Resource) => {
  const parameters = Object.fromEntries(
    ['page', 'maxrowcount']
      .filter((name) => body[name] !== undefined)
      .map((name) => [name, [String(body[name])]]),
  );
  return readPage(parameters, pageSize, () => true);
};

/** Answers records as rows of a file that can be imported as it is: by its heads, in the order of their ids. */
export const exportRecords = async (
  context: CallContext,
  definition: Resource,
  { columns: names }: ExportsSpec,
): Promise<Reply> => {
  const columns = recordColumns(definition, names);
  const { skip, take } = pageIn(context, definition);
  const { rows, total } = await findRows(context, collectionOf(context, definition), {
    sort: [{ field: 'id', order: 'asc' }],
    skip,
    take,
  });
  const written = await madeInTurns(rows, (row) => {
    const whole = { ...row, [definition.idField]: row.id };
    const cells = columns.map((column) => [column.head, exportedOf(whole, column)] as const);
    return JSON.stringify(Object.fromEntries(cells));
  });
  return writtenFile(written, total);
};
