import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { DataRecord, Resource } from '../../../schemas';
import { useWayBack } from '../../routing/useWayBack';
import { useAttempt } from '../../ui/useAttempt';
import { useLater } from '../../ui/useLater';
import { recordKey, rowKey } from './recordKeys';

/** Deletes a record and returns to its list after the delay that the resource asks for. */
export const useDeleteRecord = (definition: Resource, record: DataRecord) => {
  const provider = useDataProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const later = useLater();
  const { isBusy, attempt } = useAttempt('toast');
  const [isGone, setGone] = useState(false);

  // Going back must not show what was kept of it.
  useEffect(() => {
    if (!isGone) return;
    return () => {
      client.removeQueries({ queryKey: recordKey(definition.name, record.id) });
      client.removeQueries({ queryKey: rowKey(definition.name, record.id) });
    };
  }, [isGone, client, definition.name, record.id]);

  const remove = (replaceBy?: number) =>
    attempt(async () => {
      await provider.delete(definition.name, {
        id: record.id,
        previousData: record,
        meta: { replaceBy },
      });
      setGone(true);
      await client.invalidateQueries({ queryKey: [definition.name], refetchType: 'none' });
      later(definition.redirect.delete, () =>
        navigate(wayBack(definition.name, record), { replace: true }),
      );
    });

  return { isBusy: isBusy || isGone, remove };
};
