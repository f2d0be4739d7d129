import { Suspense } from 'react';
import type { DataRecord, Resource } from '../../../schemas';
import { part } from '../../routing/part';
import { hasActions } from '../actions/actionsAt';

// Most lists have no buttons of their own.
const InRow = part(async () => ({ default: (await import('../actions/RowActions')).RowActions }));
const AboveList = part(async () => ({
  default: (await import('../actions/RowActions')).ListActions,
}));

/** The buttons of a row, where the person at work is offered any. */
export const RowActions = ({ definition, record }: { definition: Resource; record: DataRecord }) =>
  hasActions(definition, 'row') && (
    <Suspense>
      <InRow definition={definition} record={record} />
    </Suspense>
  );

/** The buttons above a list, where the person at work is offered any. */
export const ListActions = ({ definition }: { definition: Resource }) =>
  hasActions(definition, 'list') && (
    <Suspense>
      <AboveList definition={definition} />
    </Suspense>
  );
