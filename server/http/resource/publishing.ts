import { REPUBLISH, UNPUBLISH } from '../../../schemas';
import type { Operation } from '../../contract/CallContext';
import {
  publish,
  readPublished,
  republish,
  sendPublishedFile,
  unpublish,
} from '../../records/publishing/publish';
import { readVersions } from '../../records/publishing/versions';
import { type Endpoint, operation, recordPath, rowOf, rowToChange, writing } from './Endpoint';

/** The calls that publish a record, and those by which devices fetch what is published. */
export const publishingOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { definition } = endpoint;
  if (!definition.publishes) return [];
  const path = recordPath(endpoint);
  const read = { method: 'GET', right: 'read' } as const;
  return [
    writing(
      endpoint,
      { method: 'POST', path, fn: definition.publishes.fn, right: 'update' },
      async (context) => publish(context, definition, await rowToChange(endpoint, context)),
    ),
    writing(endpoint, { method: 'POST', path, fn: UNPUBLISH, right: 'update' }, async (context) =>
      unpublish(context, definition, await rowToChange(endpoint, context)),
    ),
    writing(endpoint, { method: 'POST', path, fn: REPUBLISH, right: 'update' }, async (context) =>
      republish(context, definition, await rowToChange(endpoint, context)),
    ),
    operation(endpoint, { ...read, path: `${path}/publications` }, async (context) =>
      readVersions(context, definition, await rowOf(endpoint, context)),
    ),
    operation(endpoint, { ...read, path: `${path}/published` }, async (context) =>
      readPublished(context, definition, await rowOf(endpoint, context)),
    ),
    operation(endpoint, { ...read, path: `${path}/published/{field}` }, async (context) =>
      sendPublishedFile(
        context,
        definition,
        await rowOf(endpoint, context),
        context.call.params.field ?? '',
      ),
    ),
  ];
};
