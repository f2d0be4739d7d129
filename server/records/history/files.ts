import { isFile, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { ChangedRow } from '../../store/ChangedRows';
import type { Row } from '../../store/Store';
import type { FileChange, FileSide } from '../../tables/general/history';
import { organisations } from '../../tables/organisation/organisations';
import { formerOf, NO_RECORD, ofFormer } from '../files/files';
import { isTracked } from './tracked';

type Parts = Pick<CallContext, 'behaviours' | 'definitions'>;

/** What became of one file of a record. */
interface OfFile {
  readonly resource: string;
  readonly recordId: number;
  /** None of a record that organisations share. */
  readonly organisationId: number | undefined;
  readonly isNew: boolean;
  readonly changes: readonly FileChange[];
}

/** Whether a record's files are kept under this name: that of a field, or of a list of pictures with a row's id. */
const isFileOf = ({ fields, subLists }: Resource, name: string): boolean => {
  const field = fields[name];
  const [list = ''] = name.split('/');
  return (field !== undefined && isFile(field)) || subLists[list]?.pictures !== undefined;
};

/** A file that is the present one of a record, which isn't in the trash. */
const present = (row: Row | undefined, resource: string): FileSide | undefined =>
  row?.resource === resource ? { id: row.id, name: String(row.fileName ?? '') } : undefined;

/** What a changed row of a file amounts to for its record: which content is there by now, or no longer. */
export const fileChanges = (parts: Parts, { before, after }: ChangedRow): readonly OfFile[] => {
  const row = after ?? before;
  const named = String(row?.resource);
  const resource = ofFormer(named) ?? named;
  const definition = parts.definitions.named(resource);
  const file = String(row?.field ?? '');
  const isKept = definition && isTracked(parts, definition) && isFileOf(definition, file);
  // What waited for its record came with it, and what comes out of the trash comes back with its record.
  const own = [resource, formerOf(resource)];
  const isMoved =
    before && (before.recordId === NO_RECORD || !own.includes(String(before.resource)));
  if (!row || !isKept || isMoved || row.recordId === NO_RECORD) return [];
  const [was, is] = [present(before, resource), present(after, resource)];
  if (!was === !is) return [];
  // What it is called is known once another takes its place.
  const side = was && after ? present({ ...after, resource }, resource) : was;
  return [
    {
      resource,
      recordId: Number(row.recordId),
      organisationId: resource === organisations.name ? undefined : Number(row.organisationId),
      isNew: false,
      changes: [{ file, ...(side && { was: side }), ...(is && { is }) }],
    },
  ];
};

const sidesOf = (file: string, was?: FileSide, is?: FileSide): readonly FileChange[] =>
  was?.id === is?.id ? [] : [{ file, ...(was && { was }), ...(is && { is }) }];

/** Changes by what became of each field. */
const byField = (
  changes: readonly FileChange[],
  one: (file: string, all: readonly FileChange[]) => readonly FileChange[],
): readonly FileChange[] =>
  [...new Set(changes.map(({ file }) => file))].flatMap((file) =>
    one(
      file,
      changes.filter((change) => change.file === file),
    ),
  );

/** What a file that went and another that came make together: of each field one change. */
export const pairedFiles = (changes: readonly FileChange[]): readonly FileChange[] =>
  byField(changes, (file, all) =>
    sidesOf(file, all.find(({ was }) => was)?.was, all.find(({ is }) => is)?.is),
  );

/** What changes one after the other amount to: of each field from its first to its last. */
export const joinedFiles = (changes: readonly FileChange[]): readonly FileChange[] =>
  byField(changes, (file, all) => sidesOf(file, all[0]?.was, all.at(-1)?.is));
