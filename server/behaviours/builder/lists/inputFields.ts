import { type DocumentRow, rowTypeOf } from '../../../../schemas/documents';
import type { CallContext } from '../../../contract/CallContext';
import { rowsIn, type StoredDocument } from '../documents/documentRows';
import { activeVersion } from '../documents/family';

/** A row of a document in which something is filled in, as helpers answer it. */
export interface InputField {
  readonly id: number;
  readonly title: string;
  readonly type: number;
}

const titleOf = ({ id, options }: DocumentRow): string => String(options.title || `#${id}`);

/** The fields of a document: of its active version, or of itself while none is active. */
export const inputFieldsOf = async (
  context: CallContext,
  document: StoredDocument,
): Promise<readonly InputField[]> => {
  const version = (await activeVersion(context, document)) ?? document;
  return rowsIn(version)
    .filter(({ type }) => rowTypeOf(type)?.value !== undefined)
    .map((row) => ({ id: row.id, title: titleOf(row), type: row.type }));
};
