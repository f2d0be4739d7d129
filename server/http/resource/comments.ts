import type { Resource } from '../../../schemas';
import type { CallContext, Operation } from '../../contract/CallContext';
import type { Reply } from '../../contract/reply';
import {
  addComment,
  editComment,
  removeComment,
  seeComments,
} from '../../records/comments/changeComments';
import { offerPeople } from '../../records/comments/people';
import { readComments } from '../../records/comments/readComments';
import { isTracked } from '../../records/history/tracked';
import type { Row } from '../../store/Store';
import { creating, type Endpoint, operation, recordPath, rowOf, writing } from './Endpoint';

type Run = (context: CallContext, definition: Resource, row: Row) => Promise<Reply>;

/** The calls of what people write about a record: who may read it reads that, and may write. */
export const commentOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { definition, tables, behaviours } = endpoint;
  // What belongs to no module is each person's own.
  const isOwn = definition.module === null;
  if (isOwn || !isTracked(endpoint, definition) || tables.of(definition).isUnlogged) return [];
  const path = `${recordPath(endpoint)}/comments`;
  const one = `${path}/{comment}`;
  const about = (run: Run) => async (context: CallContext) => {
    const asked = await rowOf(endpoint, context);
    await behaviours.of(definition.name).resolveRow?.(context, asked);
    return run(context, definition, asked);
  };
  const shape = (method: Operation['method'], at: string) =>
    ({ method, path: at, right: 'read' }) as const;
  return [
    operation(endpoint, shape('GET', path), about(readComments)),
    operation(
      endpoint,
      shape('GET', `${path}/people`),
      about((context) => offerPeople(context, definition)),
    ),
    creating(endpoint, shape('POST', path), about(addComment)),
    writing(endpoint, shape('POST', `${path}/seen`), about(seeComments)),
    writing(endpoint, shape('PUT', one), about(editComment)),
    writing(endpoint, shape('DELETE', one), about(removeComment)),
  ];
};
