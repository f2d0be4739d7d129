import { useState } from 'react';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import button from '../../ui/optimisations/button.module.css';
import type { ChoiceProps } from './choice';

const ChoiceList = lazyDialog(async () => (await import('./ChoiceList')).ChoiceList);

/** A button with a menu of which one entry holds. */
export const ChoiceMenu = <Value extends string>({
  children,
  onChoose,
  ...menu
}: ChoiceProps<Value>) => {
  const { label, choices } = menu;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (text: string) => {
    const chosen = choices.find(({ value }) => value === text);
    if (chosen) onChoose(chosen.value);
  };
  return (
    <>
      <button
        type="button"
        className={button.icon}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
      </button>
      {anchor && (
        <ChoiceList {...menu} anchor={anchor} onClose={() => setAnchor(null)} onChoose={choose} />
      )}
    </>
  );
};
