import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

interface Props {
  onLeave(): void;
  onClose(): void;
}

/** Asks before a key gives up what was changed in a form. */
const LeaveEditing = ({ onLeave, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('views.unsaved.stop')}
      text={translate('views.unsaved.kept')}
      confirm={translate('views.unsaved.leave')}
      cancel={translate('views.unsaved.stay')}
      tone="error"
      onConfirm={() => {
        onClose();
        onLeave();
      }}
      onClose={onClose}
    />
  );
};

export default LeaveEditing;
