import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import type { PastRecord } from '../../../dataProvider/calls/history';
import { restoreTrashed } from '../../../dataProvider/restoreTrashed';
import type { DataRecord, Resource } from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { RestoreAll } from '../history/RestoreAll';
import { useRestore } from '../history/useRestore';
import { StoredRecordContext } from '../storedRecord';
import { useWholeRecord } from './useWholeRecord';

interface Props {
  definition: Resource;
  past: PastRecord;
}

/** Goes to the record as it is. */
const useToPresent = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(pathname);
};

const NO_CHANGES = [] as const;

const Back = ({ definition, past, record }: Props & { record: DataRecord }) => {
  const toPresent = useToPresent();
  const restore = useRestore({ definition, record, changes: NO_CHANGES });
  const { change, side } = past;
  if (!restore.mayRestore || side === 'after' || change.isGone) return null;
  return <RestoreAll change={change} restore={restore} onDone={toPresent} />;
};

/** Brings a record back to what it was, as its history does. */
const Restoring = ({ definition, past }: Props) => {
  const { data, refetch } = useWholeRecord(definition, past.record.id, false);
  const stored = useMemo(
    () => data && { definition, record: data, onReload: async () => void (await refetch()) },
    [definition, data, refetch],
  );
  return (
    stored && (
      <StoredRecordContext value={stored}>
        <Back definition={definition} past={past} record={stored.record} />
      </StoredRecordContext>
    )
  );
};

/** Brings a record back from the trash. */
const TakingOut = ({ entry }: { entry: number }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const toPresent = useToPresent();
  const { isBusy, attempt } = useAttempt('toast');
  const takeOut = async () => {
    const isDone = await attempt(() => restoreTrashed([entry]));
    await client.invalidateQueries();
    if (isDone) toPresent();
  };
  return (
    <Button variant="outlined" disabled={isBusy} onClick={takeOut}>
      {translate('history.takeOut')}
    </Button>
  );
};

/** The ways from a record as it was: to what it is, and back to what it was. */
export const PastButtons = ({ definition, past }: Props) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { lies } = past;
  if (lies) return lies.canRestore && <TakingOut entry={lies.id} />;
  return (
    <>
      <Restoring definition={definition} past={past} />
      <Button variant="outlined" component={Link} to={pathname}>
        {translate('history.toPresent')}
      </Button>
    </>
  );
};
