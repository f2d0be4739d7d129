import { type FieldOf, isFile, limitsOf } from '../../../schemas';
import type { CallContext, Operation } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { clearFile, sendFieldFile, storeFile } from '../../records/files/fileFields';
import { keepAhead } from '../../records/files/filesAhead';
import { rowsOf } from '../../records/tenant';
import type { Row } from '../../store/Store';
import {
  aboutRecord,
  creating,
  type Endpoint,
  operation,
  recordPath,
  refuseOtherOrganisation,
  rowOf,
  rowToChange,
  writing,
} from './Endpoint';
import { rowOfPart } from './rowOfPart';

/** A file takes the place of the one before, so that other clients than the browser may well put it there. */
const uploadMethods = ['POST', 'PUT'] as const;

type UploadField = FieldOf<'image'> | FieldOf<'file'>;

/** The record whose file is shown: that of the address, or the one that calls its file so. @throws Refusal 404 */
const shownRow = async (endpoint: Endpoint, context: CallContext, field: string): Promise<Row> => {
  const { id, value } = context.call.params;
  if (id !== undefined || endpoint.definition.single) return rowOf(endpoint, context);
  refuseOtherOrganisation(context);
  const rows = rowsOf(context, context.tables.of(endpoint.definition));
  const [row] = await rows.find({ where: { [field]: value ?? '' }, take: 1 });
  if (row) return row;
  throw new Refusal(404, 'server.request.notFound');
};

const operationsOf = (
  endpoint: Endpoint,
  name: string,
  field: UploadField,
): readonly Operation[] => {
  const { definition } = endpoint;
  const { part = 'file', remove, address, upload, ahead } = field;
  return [
    operation(endpoint, { method: 'GET', path: address, right: 'read' }, async (context) => {
      const row = await shownRow(endpoint, context, name);
      return sendFieldFile(context, definition, name, row, context.call.params.value);
    }),
    ...(upload === undefined
      ? []
      : uploadMethods.map((method) =>
          writing(
            endpoint,
            { method, path: upload, right: 'update', upload: limitsOf(field) },
            async (context) =>
              storeFile(context, definition, name, part, await rowOfPart(endpoint, context)),
          ),
        )),
    ...(upload === undefined || !ahead
      ? []
      : uploadMethods.map((method) =>
          creating(
            endpoint,
            {
              method,
              path: upload.replace('{id}', 'add'),
              right: 'create',
              upload: limitsOf(field),
            },
            (context) => keepAhead(context, definition, name, part),
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
    isFile(field) ? operationsOf(endpoint, name, field) : [],
  );
