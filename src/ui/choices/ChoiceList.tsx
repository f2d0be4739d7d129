import TickedIcon from '@mui/icons-material/CheckBox';
import OpenIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import look from './choices.module.css';

/** Something that can be chosen. */
export interface Choice {
  /** No other choice has it. */
  readonly id: string;
  readonly title: string;
  /** What distinguishes it from others of its name, below it. */
  readonly more?: ReactNode;
  /** What stands before it. */
  readonly picture?: ReactNode;
  /** It is there to be seen, and can't be chosen. */
  readonly isOff?: boolean;
}

interface Shared {
  /** The choices that are ticked, where several can be; without it the one that is marked is chosen. */
  ticked?: ReadonlySet<string>;
  onMark(id: string): void;
  onChoose(choice: Choice): void;
  /** Its box is pressed, which ticks it where a press elsewhere takes it at once. */
  onTick?(choice: Choice): void;
}

interface OptionProps extends Shared {
  id: string;
  choice: Choice;
  isMarked: boolean;
}

const Option = ({ id, choice, isMarked, ticked, onMark, onChoose, onTick }: OptionProps) => {
  const element = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const { title, more, picture, isOff = false } = choice;
  const isTicked = ticked?.has(choice.id) ?? false;
  useEffect(() => {
    if (isMarked) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  const Tick = isTicked ? TickedIcon : OpenIcon;
  return (
    // The keyboard stays in the field above, which points to the active option (aria-activedescendant).
    <Box
      ref={element}
      id={id}
      role="option"
      aria-selected={ticked ? isTicked : isMarked}
      aria-disabled={isOff || undefined}
      className={look.option}
      data-marked={isMarked || undefined}
      data-off={isOff || undefined}
      onMouseMove={() => onMark(choice.id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) =>
        (onTick && box.current?.contains(target as Node) ? onTick : onChoose)(choice)
      }
    >
      {ticked && (
        <span ref={box} className={look.tick}>
          <Tick fontSize="small" />
        </span>
      )}
      {picture}
      <span className={look.texts}>
        {title}
        {more && <div className={look.more}>{more}</div>}
      </span>
    </Box>
  );
};

interface Props extends Shared {
  id: string;
  label: string;
  choices: readonly Choice[];
  marked: string | undefined;
  isBusy: boolean;
  /** What stands below the choices. */
  note?: ReactNode;
}

/** The ids of options in the page, by those of their choices. */
export const choiceId = (listId: string, id: string): string => `${listId}-${id}`;

/** What can be chosen, each with a picture and a second line; the keyboard stays in the field above. */
export const ChoiceList = ({ id, label, choices, marked, isBusy, note, ...shared }: Props) => (
  <>
    <div
      className={look.list}
      role="listbox"
      id={id}
      aria-label={label}
      aria-busy={isBusy}
      aria-multiselectable={shared.ticked ? true : undefined}
    >
      {choices.map((choice) => (
        <Option
          key={choice.id}
          {...shared}
          id={choiceId(id, choice.id)}
          choice={choice}
          isMarked={choice.id === marked}
        />
      ))}
    </div>
    {note && (
      <div role="status" className={look.note}>
        {note}
      </div>
    )}
  </>
);
