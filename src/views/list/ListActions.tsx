import { Suspense } from 'react';
import type { DataRecord, Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { part } from '../../routing/part';
import { isDeletable, mayDelete } from '../../session/rights';
import button from '../../ui/optimisations/button.module.css';
import { withMaterial } from '../../ui/theme/material';
import { actionsAt, hasActions, isOffered } from '../actions/actionsAt';
import list from './table.module.css';

// Most lists have no buttons of their own.
const InRow = part('InRow', async () => ({
  default: (await import('../actions/RowActions')).RowActions,
}));
const AboveList = part('AboveList', async () => ({
  default: (await import('../actions/RowActions')).ListActions,
}));

const DeleteInRow = part('DeleteInRow', async () => ({
  default: (await withMaterial(import('../deletion/DeleteButton'))).DeleteButton,
}));

const deletesInRow = (definition: Resource): boolean =>
  definition.list.deletesInRow === true && mayDelete(definition);

/** Whether rows have buttons for the person at work: without any they have no column for them. */
export const hasRowButtons = (definition: Resource): boolean =>
  deletesInRow(definition) || hasActions(definition, 'row');

interface RowProps {
  definition: Resource;
  record: DataRecord;
  /** There is no room for their words. */
  areSymbols?: boolean;
}

/** As wide as the buttons of a row will be: columns that are drawn before them keep their places. */
const ButtonsRoom = ({ definition, record, areSymbols = false }: RowProps) => {
  const labels = useLabels(definition.name);
  return (
    <span className={list.room}>
      {actionsAt(definition, 'row').map(
        ([name, spec]) =>
          isOffered(definition, spec, record) && (
            <span key={name} className={areSymbols ? button.icon : button.text}>
              {!areSymbols && labels.action(name).label()}
            </span>
          ),
      )}
    </span>
  );
};

/** The buttons of a row, where the person at work is offered any. */
export const RowActions = (props: RowProps) => {
  const { definition, record } = props;
  return (
    <>
      {hasActions(definition, 'row') && (
        <Suspense fallback={<ButtonsRoom {...props} />}>
          <InRow {...props} />
        </Suspense>
      )}
      {deletesInRow(definition) && isDeletable(definition, record) && (
        <Suspense fallback={<span className={`${button.icon} ${list.room}`} />}>
          <span className={list.quiet}>
            <DeleteInRow {...props} isInRow />
          </span>
        </Suspense>
      )}
    </>
  );
};

/** The buttons above a list, for what is done to the resource as a whole, where the person at work is offered any. */
export const ListActions = ({ definition }: { definition: Resource }) =>
  hasActions(definition, 'list') && (
    <Suspense>
      <AboveList definition={definition} />
    </Suspense>
  );
