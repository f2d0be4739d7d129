import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PickOne } from '../../fields/inputs/OptionPicker';
import { useOfferedChoices } from '../../kinds/reference/useOfferedChoices';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';

const inputDocuments = {
  path: 'objectlists/',
  fn: 'getAvailableHeaderDocuments',
  body: { isInputDocument: 1, returnAll: 0 },
} as const;

interface Props {
  groupId: number;
  onChosen(documentId: number): void;
  onClose(): void;
}

/** Asks which document is to be filled in. */
export const ChooseDocument = ({ groupId, onChosen, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { data, error, refetch } = useOfferedChoices(inputDocuments, {
    resource: 'objectlists',
    record: { id: groupId },
    field: { kind: 'reference' },
  });
  const options = data ?? [];
  const goOn = () => {
    setChecked(true);
    if (chosen === null) document.getElementById(`${id}-document`)?.focus();
    else onChosen(chosen);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{translate('documentList.choose.title')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {error ? (
          <FailedToLoad error={error} onRetry={() => refetch()} />
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              goOn();
            }}
          >
            <PickOne<number>
              id={`${id}-document`}
              label={translate('documentList.choose.label')}
              options={options}
              isLoading={!data}
              noOptions={translate('documentList.choose.none')}
              value={options.find((option) => option.id === chosen) ?? null}
              onChange={setChosen}
              onBlur={() => undefined}
              error={
                isChecked && chosen === null ? translate('documentList.choose.missing') : undefined
              }
              isRequired
            />
          </form>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('views.cancel')}</Button>
        <Button variant="contained" onClick={goOn}>
          {translate('documentList.choose.next')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
