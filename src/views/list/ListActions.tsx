import { lazy, Suspense } from 'react';
import type { DataRecord, Resource } from '../../../schemas';
import { part } from '../../routing/part';
import { isDeletable, mayDelete } from '../../session/rights';
import { withMaterial } from '../../ui/theme/material';
import { hasActions } from '../actions/actionsAt';
import list from './table.module.css';

// Most lists have no buttons of their own.
const InRow = part(async () => ({ default: (await import('../actions/RowActions')).RowActions }));
const AboveList = part(async () => ({
  default: (await import('../actions/RowActions')).ListActions,
}));

const DeleteInRow = lazy(async () => ({
  default: (await withMaterial(import('../deletion/DeleteButton'))).DeleteButton,
}));

const deletesInRow = (definition: Resource): boolean =>
  definition.list.deletesInRow === true && mayDelete(definition);

/** Whether rows have buttons for the person at work: without any they have no column for them. */
export const hasRowButtons = (definition: Resource): boolean =>
  deletesInRow(definition) || hasActions(definition, 'row');

/** The buttons of a row, where the person at work is offered any. */
export const RowActions = ({ definition, record }: { definition: Resource; record: DataRecord }) =>
  hasRowButtons(definition) && (
    <Suspense>
      {hasActions(definition, 'row') && <InRow definition={definition} record={record} />}
      {deletesInRow(definition) && isDeletable(definition, record) && (
        <span className={list.quiet}>
          <DeleteInRow definition={definition} record={record} isInRow />
        </span>
      )}
    </Suspense>
  );

/** The buttons above a list, for what is done to the resource as a whole, where the person at work is offered any. */
export const ListActions = ({ definition }: { definition: Resource }) =>
  hasActions(definition, 'list') && (
    <Suspense>
      <AboveList definition={definition} />
    </Suspense>
  );
