import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { useTakenOver } from '../../session/useTakenOver';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import type { InputProps } from '../KindView';
import { TextInput } from './TextInput';
import { useTypedText } from './useTypedText';

type Value = string | null;

interface Props extends Omit<InputProps<Value>, 'field'> {
  /** The texts below `kinds` that it uses: `open` and `placeholder`. */
  texts: 'date' | 'time' | 'dateTime';
  icon: ReactNode;
  write(value: Value): string;
  read(text: string): Value;
  /** What a value that is being typed is taken for, in words; '' while it is nothing yet. */
  understood?(value: string): string;
  /** What opens to choose from; it is loaded then. */
  picker(pick: (value: string, isDone: boolean) => void): ReactNode;
}

interface ButtonsProps extends Pick<Props, 'label' | 'isDisabled' | 'icon'> {
  openText: string;
  isOpen: boolean;
  isClearable: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onClear(): void;
  onOpen(): void;
}

const PickerButtons = ({ label, icon, isDisabled, isOpen, ...props }: ButtonsProps) => {
  const translate = useTranslate();
  return (
    <>
      {props.isClearable && (
        <IconButton
          size="small"
          // No wider than a target has to be, so that a whole day can be read beside it.
          sx={{ '@media (pointer: fine)': { ml: -0.5, px: 0, minWidth: 24 } }}
          aria-label={translate('kinds.clear', { label })}
          onClick={props.onClear}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
      <IconButton
        ref={props.buttonRef}
        size="small"
        edge="end"
        aria-label={props.openText}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={props.onOpen}
      >
        {icon}
      </IconButton>
    </>
  );
};

interface PopoverProps {
  label: string;
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onClose(): void;
  children: ReactNode;
}

const PickerPopover = ({ label, isOpen, button, onClose, children }: PopoverProps) => {
  // Material looks for the button before there is a page.
  if (!useTakenOver()) return null;
  return (
    <Popover
      open={isOpen}
      anchorEl={() => button.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': label, variant: 'outlined', elevation: 0 },
      }}
    >
      <Suspense fallback={<Skeleton variant="rectangular" width={320} height={336} />}>
        {children}
      </Suspense>
    </Popover>
  );
};

/** What is being typed is taken for, below the field and over what stands there, so that nothing moves. */
const Understood = ({ meant, children }: { meant: string; children: ReactNode }) => (
  <Tooltip open={meant !== ''} title={meant} placement="bottom-start" describeChild>
    <div>
      {children}
      <span role="status" style={visuallyHidden}>
        {meant}
      </span>
    </div>
  </Tooltip>
);

/** A day, time or moment that is typed freely or chosen from a picker that opens below. */
export const PickerField = ({ texts, icon, write, read, picker, understood, ...props }: Props) => {
  const { label, value, onChange, onPick = onChange, isRequired, isDisabled } = props;
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { text, type, settle } = useTypedText({ value, onChange, write, read });
  // What is written as it will be stored explains itself.
  const meant = value !== null && text !== write(value) ? (understood?.(value) ?? '') : '';
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
  return (
    <>
      <Understood meant={meant}>
        <TextInput
          {...props}
          value={text}
          onChange={type}
          onBlur={leave}
          onKeyDown={openByKey}
          placeholder={translate(`kinds.${texts}.placeholder`)}
          end={
            <PickerButtons
              label={label}
              icon={icon}
              isDisabled={isDisabled}
              openText={open}
              isOpen={isOpen}
              isClearable={text !== '' && !isRequired && !isDisabled}
              buttonRef={button}
              onClear={() => type('')}
              onOpen={() => setOpen(true)}
            />
          }
        />
      </Understood>
      <PickerPopover label={open} isOpen={isOpen} button={button} onClose={() => setOpen(false)}>
        {picker((picked, isDone) => {
          onPick(picked);
          if (isDone) setOpen(false);
        })}
      </PickerPopover>
    </>
  );
};
