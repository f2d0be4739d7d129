import { copyMarks } from '../../../i18n/copyMarks';
import { isKind, type Resource } from '../../../schemas';
import { serializeValue } from '../../../schemas/codec';
import type { CallContext } from '../../contract/CallContext';
import { created, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { acceptField, firstValues } from '../../wire/fields';
import { storedIds } from '../../wire/references';
import { filesOf, ownerOf, shareFiles } from '../files/files';
import { rowsOf, rowsReferring } from '../tenant';
import { recordMessage } from '../texts';
import { notCopied } from './notCopied';
import { followingCopy } from './save';

const marked = (title: unknown, mark: string): unknown =>
  typeof title === 'string' && title.trim() !== '' ? `${title} ${mark}` : title;

const markOf = (language: unknown): string =>
  Object.entries(copyMarks).find(([known]) => known === language)?.[1] ?? copyMarks['EN-gb'];

const markedBlocks = (blocks: unknown, title: string): unknown =>
  Array.isArray(blocks)
    ? blocks.map((block) => ({ ...block, [title]: marked(block[title], markOf(block.language)) }))
    : blocks;

/** The title with its mark, in every language that it is written in. */
const titlesOfCopy = (context: CallContext, { fields, title }: Resource, row: Row): Values => {
  const [name = ''] = title;
  const byLanguage = Object.entries(fields).filter(
    ([, field]) => isKind(field, 'perLanguage') && name in field.fields,
  );
  return {
    [name]: marked(row[name], context.call.text('server.records.copyMark')),
    ...Object.fromEntries(byLanguage.map(([field]) => [field, markedBlocks(row[field], name)])),
  };
};

/** Values that nobody enters and that a new record begins with, such as its state. */
const begunAnew = ({ fields }: Resource): Values =>
  firstValues(Object.fromEntries(Object.entries(fields).filter(([, { readOnly }]) => readOnly)));

/** Values that the definition gives a copy instead of the original's. */
const differing = ({ fields, verbs: { copy = true } }: Resource): Values =>
  Object.fromEntries(
    Object.entries(copy === true ? {} : copy).flatMap(([name, value]) => {
      const field = fields[name];
      return field ? [[name, acceptField(serializeValue(value, field), field, undefined)]] : [];
    }),
  );

const copyFiles = async (
  context: CallContext,
  { name }: Resource,
  from: Row,
  to: Row,
): Promise<void> =>
  shareFiles(context, ownerOf(name, to), await filesOf(context, ownerOf(name, from)));

/** Links that are kept at the other end; the others are among the record's own values. */
const copyLinks = async (
  context: CallContext,
  definition: Resource,
  from: Row,
  to: Row,
): Promise<void> => {
  for (const { storedIn, to: target } of Object.values(definition.links)) {
    if (!('theirIds' in storedIn)) continue;
    const table = context.tables.named(target);
    const rows = table && rowsReferring(context, table, context.tables.of(definition));
    const where = { [storedIn.theirIds]: { contains: from.id } };
    for (const row of (await rows?.find({ where })) ?? [])
      await rows?.update(row.id, {
        [storedIn.theirIds]: [...storedIds(row[storedIn.theirIds]), to.id],
      });
  }
};

/**
 * Makes a record with all that another has: its values, its rows, its links and its files, under a title
 * that marks it as a copy. To be called within a transaction.
 */
export const copyRecord = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const { id: _, ...stored } = row;
  const values = { ...stored, ...notCopied(definition, stored) };
  const after = {
    ...values,
    ...begunAnew(definition),
    ...differing(definition),
    ...titlesOfCopy(context, definition, { ...row, ...values }),
  };
  const made = await rowsOf(context, context.tables.of(definition)).insert({
    ...after,
    ...followingCopy(context, definition, after),
  });
  await copyFiles(context, definition, row, made);
  await copyLinks(context, definition, row, made);
  return created(made.id, recordMessage(context, 'copied', definition));
};
