import { type FieldOf, isKind, limitsOf } from '../../../schemas';
import type { Operation } from '../../contract/CallContext';
import { clearFile, sendFieldFile, storeFile } from '../../records/files/fileFields';
import {
  aboutRecord,
  type Endpoint,
  operation,
  recordPath,
  rowOf,
  rowToChange,
  writing,
} from './Endpoint';

/** A file takes the place of the one before, so that other clients than the browser may well put it there. */
const uploadMethods = ['POST', 'PUT'] as const;

type UploadField = FieldOf<'image'> | FieldOf<'file'>;

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
      : uploadMethods.map((method) =>
          writing(
            endpoint,
            { method, path: upload, right: 'update', upload: limitsOf(field) },
            async (context) =>
              storeFile(context, definition, name, part, await rowToChange(endpoint, context)),
          ),
        )),
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
            async (context) => {
              const about = aboutRecord(context, remove.idArg);
              return clearFile(about, definition, name, await rowToChange(endpoint, about));
            },
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
