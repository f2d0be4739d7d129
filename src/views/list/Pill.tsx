import AddIcon from '@mui/icons-material/Add';
import ClearIcon from '@mui/icons-material/Clear';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import look from './toolbar.module.css';

interface Props {
  label: string;
  /** What it is set to, while it is. */
  value: ReactNode;
  isSet: boolean;
  /** It has just been added: it opens at once. */
  isNew: boolean;
  /** Asks for it or not, where there is nothing else to choose. */
  onSwitch?(): void;
  onClear(): void;
  /** What opens from it. */
  opens(anchor: HTMLElement, onClose: () => void): ReactNode;
}

/** What narrows a list: its name while it is unset, and what it is set to, with a way to unset it. */
export const Pill = ({ label, value, isSet, isNew, onSwitch, onClear, opens }: Props) => {
  const translate = useTranslate();
  const opener = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isSwitch = onSwitch !== undefined;
  useEffect(() => {
    if (!isNew) return;
    // What opens from it gives the focus back to what had it.
    opener.current?.focus();
    if (!isSwitch) setAnchor(opener.current);
  }, [isNew, isSwitch]);
  const clear = () => {
    // The button goes with the value.
    opener.current?.focus();
    onClear();
  };
  return (
    <span className={look.pill} data-set={isSet || undefined}>
      <button
        ref={opener}
        type="button"
        {...(isSwitch
          ? { role: 'switch', 'aria-checked': isSet }
          : { 'aria-haspopup': 'dialog', 'aria-expanded': anchor !== null })}
        onClick={onSwitch ?? (() => setAnchor(opener.current))}
      >
        {!isSet && <AddIcon />}
        {label}
        {isSet && !isSwitch && (
          <>
            {': '}
            <span className={look.pillValue}>{value}</span>
          </>
        )}
      </button>
      {isSet && (
        <button
          type="button"
          aria-label={translate('views.clearFilter', { name: label })}
          onClick={clear}
        >
          <ClearIcon />
        </button>
      )}
      <Suspense>{anchor && opens(anchor, () => setAnchor(null))}</Suspense>
    </span>
  );
};
