import { limitsOf, newRecordUpload, type Resource, type UploadSpec } from '../../../schemas';
import type { CallContext, Operation, Prepared } from '../../contract/CallContext';
import type { Upload } from '../../contract/call';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import { created, record } from '../../contract/reply';
import { answerFirst } from '../../records/answers';
import { safeName, uploadIn } from '../../records/files/fileFields';
import { keepFile, ownerOf } from '../../records/files/files';
import { takeAhead } from '../../records/files/filesAhead';
import { insertRow } from '../../records/save/insert';
import { acceptSave } from '../../records/save/save';
import { recordMessage } from '../../records/texts';
import type { Row } from '../../store/Store';
import { type Endpoint, operation, preparing } from './Endpoint';

const NOTHING: Prepared = { values: {}, answer: {} };

/** The values of a new record. */
export const readFirst = async ({ definition }: Endpoint, context: CallContext) =>
  record(await answerFirst(context, definition), definition.verbs.recordIn);

/** The file that a record is made of, and the field that holds its name. */
interface Source {
  readonly upload: Upload;
  readonly field: string;
}

/** @returns none where records aren't created by an upload. @throws Refusal or FieldProblems 400 without a file */
const sourceOf = ({ definition }: Endpoint, context: CallContext): Source | undefined => {
  const spec = newRecordUpload(definition.verbs);
  if (!spec) return undefined;
  const { part = 'file', field, messages } = spec;
  if (context.call.uploads.length === 0 && messages?.missing !== undefined)
    throw new FieldProblems(definition.name, { [part]: { message: messages.missing } });
  return { upload: uploadIn(context, part), field };
};

/** Keeps the files of a new record, each as that of its field. */
const keepFiles = async (
  context: CallContext,
  { name }: Resource,
  row: Row,
  files: Prepared['files'] = {},
): Promise<void> => {
  for (const [field, upload] of Object.entries(files))
    await keepFile(context, { ...ownerOf(name, row), field }, upload);
};

/** Stores a new record. To be called within a transaction. */
export const insertRecord = async (
  { definition }: Endpoint,
  context: CallContext,
  { values, answer, files }: Prepared = NOTHING,
  source?: Source,
) => {
  const row = await insertRow(context, definition, {
    ...(await acceptSave(context, definition, 'create', undefined)),
    ...(source && { [source.field]: safeName(source.upload.name) }),
    ...values,
  });
  await keepFiles(context, definition, row, {
    ...(source && { [source.field]: source.upload }),
    ...files,
  });
  await takeAhead(context, definition, row);
  const { afterSave, changeMeta } = context.behaviours.of(definition.name);
  await afterSave?.(context, { before: undefined, row });
  const further = changeMeta?.(row.id);
  return created(row.id, recordMessage(context, 'added', definition), { ...answer, ...further });
};

const prepare = async (
  { definition }: Endpoint,
  context: CallContext,
  source: Source | undefined,
): Promise<Prepared> => {
  const { beforeCreate } = context.behaviours.of(definition.name);
  if (!beforeCreate) return NOTHING;
  // What would be refused anyhow isn't worth the time.
  await acceptSave(context, definition, 'create', undefined);
  return beforeCreate(context, source?.upload);
};

const create = (endpoint: Endpoint) => async (context: CallContext) => {
  await context.behaviours.of(endpoint.definition.name).beforeSave?.(context);
  const source = sourceOf(endpoint, context);
  const prepared = await prepare(endpoint, context, source);
  await source?.upload.file.stage();
  return (inner: CallContext) =>
    insertRecord(endpoint, inner, prepared, source).finally(async () => {
      for (const { file } of Object.values(prepared.files ?? {})) await file.discard();
    });
};

/** Where new records are sent to, and what they begin with is read. */
export const addPath = ({ definition: { path } }: Endpoint): string => `${path}/add`;

const firstOperation = (endpoint: Endpoint): Operation =>
  operation(endpoint, { method: 'GET', path: addPath(endpoint), right: 'read' }, (context) =>
    readFirst(endpoint, context),
  );

/** Why records aren't created by call at all. */
const refusedOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { name } = endpoint.definition;
  const path = addPath(endpoint);
  const refuse = async (context: CallContext) => {
    await context.behaviours.of(name).beforeCreate?.(context);
    throw new Refusal(405, 'server.request.method');
  };
  return [
    operation(endpoint, { method: 'GET', path, right: 'read' }, refuse),
    ...(['PUT', 'POST'] as const).map((method) =>
      operation(endpoint, { method, path, right: 'create' }, refuse),
    ),
  ];
};

const uploadedOperations = (
  endpoint: Endpoint,
  spec: UploadSpec & { readonly path?: string },
): readonly Operation[] => {
  const at = addPath(endpoint);
  const { path = at } = spec;
  const shape = { method: 'POST', path, right: 'create', upload: limitsOf(spec) } as const;
  const others = (['PUT', 'POST'] as const).filter((method) => method === 'PUT' || path !== at);
  return [
    firstOperation(endpoint),
    preparing(endpoint, shape, create(endpoint)),
    ...others.map((method) =>
      operation(endpoint, { method, path: at, right: 'create' }, async () => {
        throw new Refusal(405, 'server.request.method');
      }),
    ),
  ];
};

const sentOperations = (endpoint: Endpoint, isPosted: boolean): readonly Operation[] => {
  const { fields, path } = endpoint.definition;
  const at = addPath(endpoint);
  const run = create(endpoint);
  const post = async (context: CallContext) => {
    // A person has a field of that name; elsewhere it names a function, and there is none of that name.
    if (context.call.body.function !== undefined && !('function' in fields))
      throw new Refusal(400, 'server.request.unknownFunction');
    return run(context);
  };
  return [
    firstOperation(endpoint),
    preparing(endpoint, { method: 'PUT', path: at, right: 'create' }, run),
    preparing(endpoint, { method: 'POST', path: at, right: 'create' }, post),
    ...(isPosted ? [preparing(endpoint, { method: 'POST', path, right: 'create' }, run)] : []),
  ];
};

/** Creating by a call or by an upload, or why it can't be done. */
export const createOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { create: verb } = endpoint.definition.verbs;
  if (verb === false) return refusedOperations(endpoint);
  return verb?.upload
    ? uploadedOperations(endpoint, verb.upload)
    : sentOperations(endpoint, verb?.method === 'POST');
};
