import { useKey } from '../../ui/keys/useKey';

interface Keys {
  isActive: boolean;
  onSave(): void;
  onCancel(): void;
}

/** The keys of a record that is edited: to save it, and to leave it as it was. */
export const useRecordKeys = ({ isActive, onSave, onCancel }: Keys): void => {
  useKey('save', onSave, { isActive });
  useKey('cancel', onCancel, { isActive });
};
