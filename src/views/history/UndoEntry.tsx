import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { PastChange } from '../../../dataProvider/calls/history';
import { shownMoment } from '../../../schemas/days/shownDay';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { undoing } from '../../ui/undoing';

/** What is to be confirmed first: what becomes of other records, and of a record that goes. */
const questionsOf = ({ isNew, isBack, act }: PastChange): readonly string[] => [
  ...(act.records > 1 ? ['undoOthers'] : []),
  ...(isNew ? ['undoAdded'] : []),
  ...(isBack ? ['undoBack'] : []),
];

/** Takes back what a change was part of, with all else that was done at once. */
export const UndoEntry = ({ change }: { change: PastChange }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { act, at } = change;
  const when = shownMoment(at, locale);
  const questions = questionsOf(change);
  const begin = () => {
    setAsking(false);
    if (act.id !== null) undoing.begin(act.id);
  };
  return (
    <>
      <Button
        size="small"
        onClick={() => (questions.length > 0 ? setAsking(true) : begin())}
        aria-label={translate('history.undoOf', { when })}
      >
        {translate('history.undo')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('history.undoTitle', { when })}
          text={questions
            .map((name) =>
              translate(`history.${name}`, { smart_count: act.records - 1, by: change.by }),
            )
            .join('\n')}
          confirm={translate('history.undo')}
          onConfirm={begin}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
