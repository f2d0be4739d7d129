import { lazyDialog } from '../../ui/loading/lazyDialog';
import { MenuButton } from '../../ui/MenuButton';
import type { ChoiceProps } from './choice';

const ChoiceList = lazyDialog(async () => (await import('./ChoiceList')).ChoiceList);

/** A button with a menu of which one entry holds. */
export const ChoiceMenu = <Value extends string>({
  children,
  onChoose,
  ...menu
}: ChoiceProps<Value>) => {
  const { label, choices } = menu;
  const choose = (text: string) => {
    const chosen = choices.find(({ value }) => value === text);
    if (chosen) onChoose(chosen.value);
  };
  return (
    <MenuButton
      label={label}
      menu={(anchor, close) => (
        <ChoiceList {...menu} anchor={anchor} onClose={close} onChoose={choose} />
      )}
    >
      {children}
    </MenuButton>
  );
};
