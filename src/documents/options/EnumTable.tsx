import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { DataRecord } from '../../../schemas';
import { useDefinition } from '../../routing/definitions';
import { RowTable } from '../../views/parts/subList/table/RowTable';
import { recordKey } from '../../views/recordKeys';
import { StoredRecordContext } from '../../views/storedRecord';

const ENUMS = 'enums';

/** The values of an enum as a table, changed where the enum is offered. */
export const EnumTable = ({ id, onClose }: { id: number; onClose(): void }) => {
  const definition = useDefinition(ENUMS);
  const client = useQueryClient();
  const provider = useDataProvider();
  const { data: record } = useQuery({
    queryKey: recordKey(ENUMS, id),
    queryFn: async ({ signal }) => (await provider.getOne<DataRecord>(ENUMS, { id, signal })).data,
  });
  const stored = useMemo(
    () =>
      record && {
        definition,
        record,
        onReload: () => client.invalidateQueries({ queryKey: [ENUMS] }),
      },
    [definition, record, client],
  );
  return stored ? (
    <StoredRecordContext value={stored}>
      <RowTable name="values" onClose={onClose} />
    </StoredRecordContext>
  ) : null;
};
