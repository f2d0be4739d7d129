import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  /** The question; "Delete" unless given. */
  title?: string;
  text: string;
  isBusy: boolean;
  /** It can't be deleted, or not yet. */
  isRefused?: boolean;
  onDelete(): void;
  onClose(): void;
  /** What else there is to know before the answer. */
  children?: ReactNode;
}

/** Asks before something is deleted. */
export const DeleteDialog = ({ title, onDelete, ...props }: Props) => {
  const translate = useTranslate();
  const word = translate('views.delete');
  return (
    <ConfirmDialog
      {...props}
      title={title ?? word}
      confirm={word}
      tone="error"
      onConfirm={onDelete}
    />
  );
};
