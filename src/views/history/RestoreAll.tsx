import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { PastChange } from '../../../dataProvider/calls/history';
import { shownMoment } from '../../../schemas/days/shownDay';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { Restore } from './useRestore';

interface Props {
  change: Pick<PastChange, 'id' | 'at'>;
  restore: Pick<Restore, 'isBusy' | 'all'>;
  /** Called once it is as it was. */
  onDone?(): void;
}

/** Brings the whole record back to what it was, once that is confirmed. */
export const RestoreAll = ({ change, restore, onDone }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const when = shownMoment(change.at, locale);
  return (
    <>
      <Button
        size="small"
        disabled={restore.isBusy}
        onClick={() => setAsking(true)}
        aria-label={translate('history.restoreAllOf', { when })}
      >
        {translate('history.restoreAll')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('history.restoreAll')}
          text={translate('history.restoreAllAsk', { when })}
          confirm={translate('history.restore')}
          isBusy={restore.isBusy}
          onConfirm={async () => {
            const isDone = await restore.all(change);
            setAsking(false);
            if (isDone) onDone?.();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
