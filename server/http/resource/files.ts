import { type FieldOf, isKind, limitsOf } from '../../../schemas';
import { behaviourOf } from '../../behaviours';
import { Refusal } from '../../contract/Refusal';
import type { Work } from '../../contract/Work';
import { collectionOf } from '../../records/collections';
import { clearFile, sendFieldFile, storeFile } from '../../records/files/fileFields';
import { requireRow } from '../../records/scope';
import type { Operation } from '../operations';
import { operation, recordPath, rowOf, rowToChange, type Serving, writing } from './Serving';

type UploadField = FieldOf<'image'> | FieldOf<'file'>;

/** The record whose file is removed: that of the path, or the one whose id the body carries. */
const ownerOf = async (serving: Serving, work: Work, idArg: string | undefined) => {
  if (idArg === undefined || work.call.params.id !== undefined) return rowToChange(serving, work);
  const id = work.call.body[idArg];
  if (id === undefined) throw new Refusal(400, 'server.request.missing', { name: idArg });
  const row = await requireRow(work, collectionOf(serving.definition), id);
  await behaviourOf(serving.definition.name).mayChange?.(work, row);
  return row;
};

const operationsOf = (serving: Serving, name: string, field: UploadField): readonly Operation[] => {
  const { definition } = serving;
  const { part = 'file', remove, address, upload } = field;
  return [
    operation(serving, { method: 'GET', path: address, right: 'read' }, async (work) => {
      const row = await rowOf(serving, work);
      return sendFieldFile(work, definition, name, work.call.params.value ?? '', row);
    }),
    writing(
      serving,
      { method: 'POST', path: upload, right: 'update', upload: limitsOf(field) },
      async (work) => storeFile(work, definition, name, part, await rowToChange(serving, work)),
    ),
    ...(remove
      ? [
          writing(
            serving,
            {
              method: remove.method ?? 'POST',
              path: remove.path ?? recordPath(serving),
              fn: remove.fn,
              right: 'update',
            },
            async (work) =>
              clearFile(work, definition, name, await ownerOf(serving, work, remove.idArg)),
          ),
        ]
      : []),
  ];
};

/** The calls that show, store and remove the files of a resource's records. */
export const fileOperations = (serving: Serving): readonly Operation[] =>
  Object.entries(serving.definition.fields).flatMap(([name, field]) =>
    isKind(field, 'image', 'file') ? operationsOf(serving, name, field) : [],
  );
