import SearchIcon from '@mui/icons-material/Search';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Popover from '@mui/material/Popover';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Choice, ChoiceList, choiceId } from './ChoiceList';
import look from './choices.module.css';
import { useMarked } from './useMarked';

interface Props {
  anchor: HTMLElement;
  label: string;
  typed: string;
  onType(text: string): void;
  choices: readonly Choice[];
  /** The choices that are ticked, where several can be. */
  ticked?: ReadonlySet<string>;
  /** What is searched for is on its way. */
  isBusy?: boolean;
  /** What went wrong, above the choices. */
  problem?: ReactNode;
  /** What stands below the choices, as that there are more. */
  note?: ReactNode;
  /** What is done with what is ticked. */
  foot?: ReactNode;
  onChoose(choice: Choice): void;
  /** By its box, or Shift and Enter, where several can be ticked and a press elsewhere, or Enter, takes one at once. */
  onTick?(choice: Choice): void;
  /** Ctrl or Cmd and Enter: what is ticked is taken, or else what the keyboard stands on. */
  onDone?(marked: Choice | undefined): void;
  onClose(): void;
}

const below = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: -4, horizontal: 'right' },
} as const;

interface SearchProps {
  typed: string;
  onType(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
  /** There is something to choose. */
  isOpen: boolean;
  listId: string;
  /** The id of the option that the keyboard stands on. */
  marked: string | undefined;
}

/** What is typed, over the options that it finds. */
const SearchLine = ({ typed, onType, onKeyDown, isOpen, listId, marked }: SearchProps) => {
  const label = useTranslate()('views.search');
  return (
    <div className={look.search}>
      <SearchIcon fontSize="small" />
      <InputBase
        autoFocus
        fullWidth
        value={typed}
        placeholder={label}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': label,
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-activedescendant': marked,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
    </div>
  );
};

/** Choices by a search, over the place that they are for: one is taken at once, several are ticked. */
export const ChoicePopover = ({ anchor, label, typed, onType, choices, ...props }: Props) => {
  const { ticked, isBusy = false, problem, note, foot, onChoose, onTick, onDone, onClose } = props;
  const translate = useTranslate();
  const listId = useId();
  const { marked, setMarked, onStepKey } = useMarked(choices);
  const unlessOff = (then: (choice: Choice) => void) => (choice: Choice | undefined) => {
    if (choice && !choice.isOff) then(choice);
  };
  const choose = unlessOff(onChoose);
  const tick = unlessOff(onTick ?? onChoose);
  const onKeyDown = (event: KeyboardEvent) => {
    onStepKey(event);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) onDone?.(marked);
    else (event.shiftKey ? tick : choose)(marked);
  };
  return (
    <Popover
      anchorEl={anchor}
      open
      onClose={onClose}
      {...below}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { display: 'flex', flexDirection: 'column', width: 'min(420px, 100vw - 32px)' },
        },
      }}
    >
      <SearchLine
        typed={typed}
        onType={(text) => {
          onType(text);
          setMarked(undefined);
        }}
        onKeyDown={onKeyDown}
        isOpen={choices.length > 0}
        listId={listId}
        marked={marked && choiceId(listId, marked.id)}
      />
      <div style={{ height: 2, marginTop: -2 }}>
        {isBusy && <LinearProgress aria-hidden sx={{ height: 2 }} />}
      </div>
      {problem}
      <ChoiceList
        id={listId}
        label={label}
        choices={choices}
        ticked={ticked}
        marked={marked?.id}
        isBusy={isBusy}
        note={choices.length === 0 && !isBusy ? translate('views.noResults') : note}
        onMark={setMarked}
        onChoose={choose}
        onTick={tick}
      />
      {foot && <div className={look.foot}>{foot}</div>}
    </Popover>
  );
};
