import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import { insertRow } from '../save/insert';
import { rowsOf } from '../tenant';
import { afterUnlinking } from './acceptLinks';
import type { JudgedLine } from './judgeLines';

/** Stores a line that is right. To be called within a transaction. @returns what is stored of it by then */
export const storeLine = async (
  context: CallContext,
  definition: Resource,
  { report, row, after }: JudgedLine<Row>,
): Promise<Row | undefined> => {
  const { afterSave } = context.behaviours.of(definition.name);
  if (report.state === 'changed' && row) {
    const rows = rowsOf(context, context.tables.of(definition));
    const changed = await rows.update(row.id, after);
    await afterUnlinking(context, definition, row, after);
    await afterSave?.(context, { before: row, row: changed });
    return changed;
  }
  if (report.state !== 'new') return row;
  const made = await insertRow(context, definition, after);
  await afterSave?.(context, { before: undefined, row: made });
  return made;
};
