import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusFirstField } from '../focus/firstField';
import { useTypedWork } from '../typedWork';
import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  title: string;
  /** Something was entered that isn't stored: closing asks first. */
  isDirty: boolean;
  isBusy: boolean;
  /** What is entered is kept as a draft, and offered again. */
  keepsDraft?: boolean;
  /** Without it there is nothing to save, and the dialog can only be closed. */
  onSave?(): void;
  /** Saves, and begins another one. */
  onSaveAndAdd?(): void;
  /** Asks whether what is entered here is to go. */
  onDelete?(): void;
  /** Its button's label, where that isn't that it saves. */
  save?: string;
  onClose(): void;
  maxWidth?: 'sm' | 'md' | 'lg' | 'xl';
  isFullScreen?: boolean;
  contentRef?: Ref<HTMLDivElement>;
  /** The id of the field where work begins; the first one unless given. */
  beginsAt?: string;
  children: ReactNode;
}

/** Whether a key is pressed in an editor of code or of formatted text: Enter makes a new line there, whatever is held. */
const isInEditor = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[contenteditable="true"]') !== null;

/** Saves by Ctrl or Cmd with Enter or S, and begins another one with Shift and Enter. */
const savesByKey =
  ({ isBusy, onSave, onSaveAndAdd }: Pick<Props, 'isBusy' | 'onSave' | 'onSaveAndAdd'>) =>
  (event: KeyboardEvent): void => {
    const isSave = event.key === 'Enter' || event.key.toLowerCase() === 's';
    if (!isSave || !(event.ctrlKey || event.metaKey) || isBusy) return;
    if (event.key === 'Enter' && isInEditor(event.target)) return;
    event.preventDefault();
    const goesOn = event.shiftKey && event.key === 'Enter' && onSaveAndAdd;
    (goesOn || onSave)?.();
  };

type ButtonsProps = Pick<
  Props,
  'isBusy' | 'onSave' | 'onSaveAndAdd' | 'onDelete' | 'save' | 'onClose'
>;

const Buttons = ({ isBusy, onSave, onSaveAndAdd, onDelete, save, onClose }: ButtonsProps) => {
  const translate = useTranslate();
  return (
    <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
      {onDelete && (
        <Button color="error" onClick={onDelete} disabled={isBusy} sx={{ mr: 'auto' }}>
          {translate('views.delete')}
        </Button>
      )}
      <Button onClick={onClose} disabled={isBusy}>
        {translate(onSave ? 'views.cancel' : 'views.close')}
      </Button>
      {onSaveAndAdd && (
        <Button onClick={onSaveAndAdd} disabled={isBusy}>
          {translate('views.saveAndAdd')}
        </Button>
      )}
      {onSave && (
        <Button variant="contained" loading={isBusy} onClick={onSave}>
          {save ?? translate('views.save')}
        </Button>
      )}
    </DialogActions>
  );
};

/** A form in a dialog: saved or cancelled by its buttons, and never closed over what was entered. */
export const FormDialog = ({ title, isDirty, isBusy, onSave, onClose, ...props }: Props) => {
  const { maxWidth = 'sm', isFullScreen = false, contentRef, children } = props;
  const { beginsAt, keepsDraft = false } = props;
  const translate = useTranslate();
  const id = useId();
  useTypedWork(isDirty);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => {
    if (isBusy) return;
    if (isDirty) setLeaving(true);
    else onClose();
  };
  const begin = (dialog: HTMLElement) => {
    const field = beginsAt === undefined ? null : document.getElementById(beginsAt);
    if (field) field.focus();
    else focusFirstField(dialog);
  };
  return (
    <>
      <Dialog
        open
        onClose={close}
        onKeyDown={savesByKey({ isBusy, onSave, onSaveAndAdd: props.onSaveAndAdd })}
        fullWidth
        maxWidth={maxWidth}
        fullScreen={isFullScreen}
        aria-labelledby={id}
        slotProps={{ transition: { onEntering: begin } }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent ref={contentRef} sx={{ '&&': { pt: 1 } }}>
          {children}
        </DialogContent>
        <Buttons {...props} isBusy={isBusy} onSave={onSave} onClose={close} />
      </Dialog>
      {isLeaving && (
        <ConfirmDialog
          title={translate('views.unsaved.title')}
          text={translate(keepsDraft ? 'views.unsaved.kept' : 'views.unsaved.entered')}
          also={
            onSave && {
              label: props.save ?? translate('views.save'),
              onChoose: () => {
                setLeaving(false);
                onSave();
              },
            }
          }
          confirm={translate('views.unsaved.leave')}
          tone="error"
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
};
