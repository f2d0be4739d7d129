import { randomUUID } from 'node:crypto';
import { isFile, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { ok, type Reply } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { files } from '../../tables/general/files';
import { rowsOf } from '../tenant';
import { safeName, uploadIn } from './fileFields';
import { keepFile, NO_RECORD } from './files';

/** Milliseconds that a file waits for its record. */
const WAITS_MS = 24 * 60 * 60 * 1000;

/** Forgets the files that no record took; their contents go with what nothing refers to. */
export const forgetWaiting = async ({
  store,
  clock,
}: Pick<CallContext, 'store' | 'clock'>): Promise<void> => {
  const where = { recordId: NO_RECORD, sentAt: { to: clock() - WAITS_MS } };
  // Of all organisations: nobody works for one that has long been left alone.
  await store.across(files).removeWhere({ where });
};

/**
 * Keeps a file for a record that its sender is about to create, and answers the name by which the create takes it.
 * To be called within a transaction.
 */
export const keepAhead = async (
  context: CallContext,
  { name: resource }: Resource,
  field: string,
  part: string,
): Promise<Reply> => {
  const upload = uploadIn(context, part);
  const fileName = `${randomUUID().slice(0, 8)}-${safeName(upload.name)}`;
  const { user, organisation } = context.call;
  const owner = { organisationId: organisation.id, resource, recordId: NO_RECORD, field };
  await keepFile(context, owner, upload, {
    fileName,
    sentAt: context.clock(),
    userId: user.id,
  });
  return ok({ message: '', fileName });
};

/**
 * Gives a new record the files that were sent ahead and that it names.
 *
 * @throws FieldProblems for a name that no file waits under
 */
export const takeAhead = async (
  context: CallContext,
  { name: resource, fields }: Resource,
  row: Row,
): Promise<void> => {
  for (const [field, spec] of Object.entries(fields)) {
    const fileName = String(row[field] ?? '');
    if (!isFile(spec) || !spec.ahead || fileName === '') continue;
    const userId = context.call.user.id;
    const where = { userId, resource, recordId: NO_RECORD, field, fileName };
    const [file] = await rowsOf(context, files).find({ where });
    if (!file) throw new FieldProblems(resource, { [field]: { message: 'server.files.gone' } });
    await rowsOf(context, files).update(file.id, { recordId: row.id });
  }
};
