import { lazy, Suspense, useEffect, useState } from 'react';
import type { DataRecord, Resource } from '../../../schemas';
import { part } from '../../routing/part';
import { isDeletable, mayDelete, mayImport } from '../../session/rights';
import button from '../../ui/optimisations/button.module.css';
import { withMaterial } from '../../ui/theme/material';
import { whenIdle } from '../../ui/waiting/whenIdle';
import { hasActions } from '../actions/actionsAt';

// Most lists have no buttons of their own.
const InRow = part(async () => ({ default: (await import('../actions/RowActions')).RowActions }));
const AboveList = part(async () => ({
  default: (await import('../actions/RowActions')).ListActions,
}));

const Files = part(() => import('../import/ListFiles'));

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
        <DeleteInRow definition={definition} record={record} isInRow />
      )}
    </Suspense>
  );

/** Room for the buttons that are still to come, or the rows would be moved. */
const FilesRoom = ({ definition }: { definition: Resource }) => (
  <>
    {mayImport(definition) && <span className={button.icon} />}
    {definition.exports && <span className={button.icon} />}
  </>
);

/** The buttons that bring records in from files and save them as such: they come after the list. */
const FilesLater = ({ definition }: { definition: Resource }) => {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  const room = <FilesRoom definition={definition} />;
  return isTime ? (
    <Suspense fallback={room}>
      <Files definition={definition} />
    </Suspense>
  ) : (
    room
  );
};

/** The buttons above a list, where the person at work is offered any. */
export const ListActions = ({ definition }: { definition: Resource }) => (
  <>
    {hasActions(definition, 'list') && (
      <Suspense>
        <AboveList definition={definition} />
      </Suspense>
    )}
    {(mayImport(definition) || definition.exports) && <FilesLater definition={definition} />}
  </>
);
