import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { DataRecord, Resource } from '../../../schemas';
import { useListPath } from '../../routing/paths';
import { useAttempt } from '../../ui/useAttempt';
import { useLater } from '../../ui/useLater';

/** Deletes a record and returns to its list after the delay that the resource asks for. */
export const useDeleteRecord = (definition: Resource, record: DataRecord) => {
  const provider = useDataProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const listPath = useListPath();
  const later = useLater();
  const { isBusy, attempt } = useAttempt('toast');
  const [isGone, setGone] = useState(false);

  const remove = () =>
    attempt(async () => {
      await provider.delete(definition.name, { id: record.id, previousData: record });
      setGone(true);
      await client.invalidateQueries({ queryKey: [definition.name], refetchType: 'none' });
      later(definition.redirect.delete, () => navigate(listPath(definition.name, record)));
    });

  return { isBusy: isBusy || isGone, remove };
};
