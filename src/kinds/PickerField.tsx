import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import type { InputProps } from './KindView';
import { TextInput } from './TextInput';
import { useTypedText } from './useTypedText';

type Value = string | null;

interface Props extends Omit<InputProps<Value>, 'field'> {
  /** The texts below `kinds` that it uses: `open` and `placeholder`. */
  texts: 'date' | 'time' | 'dateTime';
  icon: ReactNode;
  write(value: Value): string;
  read(text: string): Value;
  /** What opens to choose from; it is loaded then. */
  picker(pick: (value: string, isDone: boolean) => void): ReactNode;
}

/** A day, time or moment that is typed freely or chosen from a picker that opens below. */
export const PickerField = ({ texts, icon, write, read, picker, ...props }: Props) => {
  const { label, value, onChange, isRequired, isDisabled } = props;
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { text, type, settle } = useTypedText({ value, onChange, write, read });
  const open = translate(`kinds.${texts}.open`, { label });
  const leave = () => {
    settle();
    props.onBlur();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  const buttons = (
    <>
      {text !== '' && !isRequired && !isDisabled && (
        <IconButton
          size="small"
          aria-label={translate('kinds.clear', { label })}
          onClick={() => type('')}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
      <IconButton
        ref={button}
        size="small"
        edge="end"
        aria-label={open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        {icon}
      </IconButton>
    </>
  );
  return (
    <>
      <TextInput
        {...props}
        value={text}
        onChange={type}
        onBlur={leave}
        onKeyDown={openByKey}
        placeholder={translate(`kinds.${texts}.placeholder`)}
        end={buttons}
      />
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': open, variant: 'outlined', elevation: 0 },
        }}
      >
        <Suspense fallback={<Skeleton variant="rectangular" width={320} height={336} />}>
          {picker((picked, isDone) => {
            onChange(picked);
            if (isDone) setOpen(false);
          })}
        </Suspense>
      </Popover>
    </>
  );
};
