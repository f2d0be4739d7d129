import { randomUUID } from 'node:crypto';
import { isFile, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { ok, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { safeName, uploadIn } from './fileFields';
import { FILES, forgetFiles, keepFile } from './files';

/** In place of the id of a record that isn't stored yet. */
const NO_RECORD = 0;

/** Milliseconds that a file waits for its record. */
const WAITS_MS = 24 * 60 * 60 * 1000;

const forgetLeft = async (context: CallContext): Promise<void> => {
  const { rows } = await context.store.find(FILES, { where: { recordId: NO_RECORD } });
  const now = context.clock();
  await forgetFiles(
    context,
    rows.filter(({ sentAt }) => now - Number(sentAt) > WAITS_MS),
  );
};

/**
 * Keeps a file for a record that its sender is about to create, and answers the name by which the create takes it.
 * Those that no record took within a day go. To be called within a transaction.
 */
export const keepAhead = async (
  context: CallContext,
  { name: resource }: Resource,
  field: string,
  part: string,
): Promise<Reply> => {
  await forgetLeft(context);
  const upload = uploadIn(context, part);
  const fileName = `${randomUUID().slice(0, 8)}-${safeName(upload.name)}`;
  const { user, organisation } = context.call;
  await keepFile(context, { resource, recordId: NO_RECORD, field }, upload, {
    fileName,
    sentAt: context.clock(),
    userId: user.id,
    organisationId: organisation.id,
  });
  return ok({ message: '', fileName });
};

/**
 * Gives a new record the files that were sent ahead and that it names.
 *
 * @throws FieldProblems for a name that no file waits under
 */
export const takeAhead = async (
  { store, call }: CallContext,
  { name: resource, fields }: Resource,
  row: Row,
): Promise<void> => {
  for (const [field, spec] of Object.entries(fields)) {
    const fileName = String(row[field] ?? '');
    if (!isFile(spec) || !spec.ahead || fileName === '') continue;
    const waiting: Values = { userId: call.user.id, organisationId: call.organisation.id };
    const { rows } = await store.find(FILES, {
      where: { ...waiting, resource, recordId: NO_RECORD, field, fileName },
    });
    const [file] = rows;
    if (!file) throw new FieldProblems(resource, { [field]: { message: 'server.files.gone' } });
    await store.update(FILES, file.id, { recordId: row.id });
  }
};
