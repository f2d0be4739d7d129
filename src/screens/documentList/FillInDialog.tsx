import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentForm } from '../../documents/DocumentForm';
import { ConfirmDialog } from '../../views/ConfirmDialog';
import { SaveFailure } from '../../views/SaveFailure';
import type { FilledIn } from './held';
import { useFillIn } from './useFillIn';
import type { Form } from './useForms';

interface Props {
  form: Form;
  /** What is changed; `null` for a new one. */
  item: FilledIn | null;
  /** Of the document, for the values that are offered. */
  language: string;
  isReadOnly: boolean;
  store(values: Readonly<Record<number, unknown>>): Promise<void>;
  onClose(): void;
}

/** A document as a form over the list: filled in, checked row by row, and stored. */
const FillInDialog = ({ form, item, language, ...props }: Props) => {
  const { isReadOnly, store, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [isLeaving, setLeaving] = useState(false);
  const fillIn = useFillIn({ form, item, store, onStored: onClose });
  const { tries, isBusy, isDirty, save } = fillIn;
  const titleKey = isReadOnly ? '' : item ? 'editTitle' : 'addTitle';

  useEffect(() => {
    if (tries > 0) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const close = () => {
    if (isBusy) return;
    if (isDirty && !isReadOnly) setLeaving(true);
    else onClose();
  };

  return (
    <>
      <Dialog
        open
        onClose={close}
        fullWidth
        maxWidth="md"
        fullScreen={isNarrow}
        aria-labelledby={`${id}-title`}
      >
        <DialogTitle id={`${id}-title`}>
          {titleKey ? translate(`documentList.${titleKey}`, { title: form.title }) : form.title}
        </DialogTitle>
        <DialogContent ref={content}>
          <SaveFailure failure={fillIn.failure} onRetry={save} />
          <DocumentForm
            rows={form.rows}
            values={fillIn.values}
            onChange={fillIn.setValues}
            problems={fillIn.problems}
            isReadOnly={isReadOnly || isBusy}
            language={language}
            onSubmit={isReadOnly ? undefined : save}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isBusy}>
            {translate(isReadOnly ? 'views.close' : 'views.cancel')}
          </Button>
          {!isReadOnly && (
            <Button variant="contained" loading={isBusy} onClick={save}>
              {translate('views.save')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {isLeaving && (
        <ConfirmDialog
          title={translate('views.unsaved.title')}
          text={translate('views.unsaved.text')}
          confirm={translate('views.unsaved.leave')}
          tone="error"
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
};

export default FillInDialog;
