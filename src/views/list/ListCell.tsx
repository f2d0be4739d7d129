import { lazy, Suspense } from 'react';
import type { DataRecord, Resource } from '../../../schemas';
import { FieldShow } from '../../fields/FieldShow';
import { mayChangeParts } from '../../session/rights';
import { withMaterial } from '../../ui/theme/material';
import type { DrawnColumn } from './columns';

const RowEntry = lazy(() => withMaterial(import('./RowEntry')));

interface Props {
  definition: Resource;
  column: DrawnColumn;
  record: DataRecord;
}

/** A value of a list's row: to be read, or entered where the definition says so and the person may. */
export const ListCell = ({ definition, column: { name, cutAt }, record }: Props) => {
  const shown = <FieldShow name={name} isCell cutAt={cutAt} />;
  const isEntered = definition.list.editInRow?.fields.includes(name);
  if (!isEntered || !mayChangeParts(definition, record)) return shown;
  return (
    <Suspense fallback={shown}>
      <RowEntry definition={definition} record={record} name={name} />
    </Suspense>
  );
};
