import { Suspense } from 'react';
import { type DataRecord, isBlank, isShown, type Resource, traitsOf } from '../../../schemas';
import { FieldShow } from '../../fields/FieldShow';
import { fieldOf } from '../../fields/fields';
import { part } from '../../routing/part';
import { mayChangeParts } from '../../session/rights';
import { Nothing } from '../../ui/Nothing';
import { PageLink } from '../../ui/optimisations/PageLink';
import { withMaterial } from '../../ui/theme/material';
import { StateChip } from '../face/StateChip';
import type { DrawnColumn } from './columns';
import look from './table.module.css';

const RowEntry = part('RowEntry', () => withMaterial(import('./rowEntry/RowEntry')));
const RowToggle = part('RowToggle', async () => ({
  default: (await withMaterial(import('./RowToggle'))).RowToggle,
}));

interface Props {
  definition: Resource;
  column: Pick<DrawnColumn, 'name' | 'cutAt' | 'opens'>;
  record: DataRecord;
  /** The page of the row's record, where its value may lead to a tab of it. */
  path?: string | null;
}

/** The room of what a value is entered with; words have more of it. */
const entryRoom = (definition: Resource, name: string) =>
  traitsOf(fieldOf(definition, name)).isText
    ? `${look.entryRoom} ${look.textRoom}`
    : look.entryRoom;

/** A value of a list's row: to be read, or entered where the definition declares it and the person may. */
export const ListCell = ({ definition, column: { name, cutAt, opens }, record, path }: Props) => {
  // What is as it should be in nearly all rows is a tick, so that the exceptions are seen.
  const isException = definition.face.state === name && record[name] === false;
  const shown = isException ? (
    <StateChip definition={definition} record={record} />
  ) : (
    <FieldShow name={name} isCell cutAt={cutAt} />
  );
  if (opens && path)
    return (
      <PageLink to={`${path}?tab=${opens}`}>{isBlank(record[name]) ? <Nothing /> : shown}</PageLink>
    );
  const { editInRow, toggle } = definition.list;
  const isToggled = toggle?.field === name;
  const isEntered = editInRow?.fields.includes(name) && isShown({ when: editInRow.when }, record);
  const isChanged = isToggled || isEntered;
  if (!isChanged || !mayChangeParts(definition, record)) return shown;
  const Changed = isToggled ? RowToggle : RowEntry;
  return (
    <Suspense
      fallback={
        <span className={isToggled ? look.switchRoom : entryRoom(definition, name)}>{shown}</span>
      }
    >
      <Changed definition={definition} record={record} name={name} />
    </Suspense>
  );
};
