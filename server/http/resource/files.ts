import { type FieldOf, isKind, limitsOf } from '../../../schemas';
import type { CallContext, Operation } from '../../contract/CallContext';
import { neededPart } from '../../contract/parts';
import { collectionOf } from '../../records/collections';
import { clearFile, sendFieldFile, storeFile } from '../../records/files/fileFields';
import { requireRow } from '../../records/tenant';
import { sentId } from '../../wire/sent';
import { type Endpoint, operation, recordPath, rowOf, rowToChange, writing } from './Endpoint';

type UploadField = FieldOf<'image'> | FieldOf<'file'>;

/** The record whose file is removed: that of the path, or the one whose id the body carries. */
const ownerOf = async (endpoint: Endpoint, context: CallContext, idArg: string | undefined) => {
  if (idArg === undefined || context.call.params.id !== undefined)
    return rowToChange(endpoint, context);
  const id = neededPart(context.call.body, idArg, sentId);
  const row = await requireRow(context, collectionOf(context, endpoint.definition), id);
  await context.behaviours.of(endpoint.definition.name).mayChange?.(context, row);
  return row;
};

const operationsOf = (
  endpoint: Endpoint,
  name: string,
  field: UploadField,
): readonly Operation[] => {
  const { definition } = endpoint;
  const { part = 'file', remove, address, upload } = field;
  return [
    operation(endpoint, { method: 'GET', path: address, right: 'read' }, async (context) => {
      const row = await rowOf(endpoint, context);
      return sendFieldFile(context, definition, name, row, context.call.params.value);
    }),
    ...(upload === undefined
      ? []
      : [
          writing(
            endpoint,
            { method: 'POST', path: upload, right: 'update', upload: limitsOf(field) },
            async (context) =>
              storeFile(context, definition, name, part, await rowToChange(endpoint, context)),
          ),
        ]),
    ...(remove
      ? [
          writing(
            endpoint,
            {
              method: remove.method ?? 'POST',
              path: remove.path ?? recordPath(endpoint),
              fn: remove.fn,
              right: 'update',
            },
            async (context) =>
              clearFile(context, definition, name, await ownerOf(endpoint, context, remove.idArg)),
          ),
        ]
      : []),
  ];
};

/** The calls that show, store and remove the files of a resource's records. */
export const fileOperations = (endpoint: Endpoint): readonly Operation[] =>
  Object.entries(endpoint.definition.fields).flatMap(([name, field]) =>
    isKind(field, 'image', 'file') ? operationsOf(endpoint, name, field) : [],
  );
