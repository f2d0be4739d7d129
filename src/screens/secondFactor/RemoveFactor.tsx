import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { filled } from '../../ui/useTexts';
import { useFactorName } from './FactorLine';
import { useFactorTexts } from './useFactorTexts';
import type { OwnFactor } from './useSecondFactors';

interface Props {
  factor: OwnFactor;
  /** None is left after it. */
  isLast: boolean;
  isBusy: boolean;
  onRemove(): Promise<unknown>;
  onClose(): void;
}

/** Asks before a second factor is removed. */
export const RemoveFactor = ({ factor, isLast, isBusy, onRemove, onClose }: Props) => {
  const texts = useFactorTexts().remove;
  const { nameOf } = useFactorName();
  const remove = async () => {
    await onRemove();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.title}
      text={filled(isLast ? texts.last : texts.text, { name: nameOf(factor) })}
      confirm={texts.button}
      tone="error"
      isBusy={isBusy}
      onConfirm={remove}
      onClose={onClose}
    />
  );
};
