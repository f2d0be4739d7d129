import { inFormPart, useKey } from '../../ui/keys/useKey';

interface Keys {
  isActive: boolean;
  onSave(): void;
  /** In a new record after which another can be begun. */
  onSaveAndAdd?(): void;
  onCancel(): void;
}

/** The keys of a record that is edited: to save it, and to leave it as it was. */
export const useRecordKeys = ({ isActive, onSave, onSaveAndAdd, onCancel }: Keys): void => {
  useKey('save', onSave, { isActive, within: inFormPart });
  useKey('saveAndAdd', () => onSaveAndAdd?.(), {
    isActive: isActive && onSaveAndAdd !== undefined,
    within: inFormPart,
  });
  useKey('cancel', onCancel, { isActive });
};
