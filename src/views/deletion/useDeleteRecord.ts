import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError } from 'react-admin';
import { useNavigate } from 'react-router';
import { Conflict } from '../../../dataProvider/Conflict';
import type { DataRecord, Resource } from '../../../schemas';
import { useWayBack } from '../../routing/useWayBack';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { useLater } from '../../ui/waiting/useLater';
import { recordKey, rowKey } from '../recordKeys';
import { useDeletion } from './useDeletion';

interface Options {
  /** It is deleted from the list, which stays. */
  staysOnList?: boolean;
}

/** Deletes a record and returns to its list after the delay that the resource asks for. */
export const useDeleteRecord = (
  definition: Resource,
  record: DataRecord,
  { staysOnList = false }: Options = {},
) => {
  const deletion = useDeletion(definition);
  const client = useQueryClient();
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const later = useLater();
  const { isBusy, attempt } = useAttempt('toast');
  const [isGone, setGone] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  // Going back must not show what was kept of it.
  useEffect(() => {
    if (!isGone) return;
    return () => {
      client.removeQueries({ queryKey: recordKey(definition.name, record.id) });
      client.removeQueries({ queryKey: rowKey(definition.name, record.id) });
    };
  }, [isGone, client, definition.name, record.id]);

  const send = async (replaceBy: number | undefined): Promise<'gone' | Conflict> => {
    const seen = conflict?.present ?? record;
    try {
      await deletion(seen, replaceBy);
      return 'gone';
    } catch (error) {
      if (error instanceof Conflict) return error;
      // Somebody else was first.
      if (error instanceof HttpError && error.status === 404) return 'gone';
      throw error;
    }
  };

  /** @returns whether there is nothing more to ask: a record that has changed since it was seen is asked about again */
  const remove = async (replaceBy?: number): Promise<boolean> => {
    let isAsked = false;
    await attempt(async () => {
      const sent = await send(replaceBy);
      isAsked = sent !== 'gone';
      if (sent !== 'gone') return setConflict(sent);
      if (staysOnList) return client.invalidateQueries({ queryKey: [definition.name] });
      setGone(true);
      await client.invalidateQueries({ queryKey: [definition.name], refetchType: 'none' });
      later(definition.redirect.delete, () =>
        navigate(wayBack(definition.name, record), { replace: true }),
      );
    });
    return !isAsked;
  };

  /** It isn't deleted; what became of it meanwhile is shown. */
  const forget = () => {
    if (!conflict) return;
    setConflict(null);
    void client.invalidateQueries({ queryKey: recordKey(definition.name, record.id) });
  };

  return { isBusy: isBusy || isGone, conflict, remove, forget };
};
