import Box from '@mui/material/Box';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { PaletteGroup, PaletteItem } from './PaletteItem';
import look from './palette.module.css';

interface OptionProps {
  id: string;
  item: PaletteItem;
  isMarked: boolean;
  onMark(id: string): void;
  onChoose(item: PaletteItem, event: MouseEvent): void;
}

const Option = ({ id, item, isMarked, onMark, onChoose }: OptionProps) => {
  const element = useRef<HTMLDivElement>(null);
  const { label, text, Icon } = item;
  useEffect(() => {
    if (isMarked) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    // The keyboard stays in the field above, which points to the active option (aria-activedescendant).
    <Box
      ref={element}
      id={id}
      role="option"
      aria-selected={isMarked}
      className={look.option}
      onMouseMove={() => onMark(item.id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(item, event)}
    >
      <Icon fontSize="small" />
      <span className={look.label}>{label}</span>
      {text && <span className={look.text}>{text}</span>}
    </Box>
  );
};

interface Props extends Pick<OptionProps, 'onMark' | 'onChoose'> {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  marked: string | undefined;
  isBusy: boolean;
}

/** The ids of options in the page, by those of their items. */
export const optionId = (listId: string, itemId: string): string =>
  `${listId}-${itemId.replace(/\W/g, '_')}`;

/** What the palette offers, in groups. */
export const PaletteList = ({ id, label, groups, marked, isBusy, onMark, onChoose }: Props) => (
  <div role="listbox" id={id} aria-label={label} aria-busy={isBusy} className={look.list}>
    {groups.map(({ id: groupId, heading, items }) => (
      <Box key={groupId} role="group" aria-labelledby={`${id}-${groupId}`}>
        <div id={`${id}-${groupId}`} role="presentation" className={look.heading}>
          {heading}
        </div>
        {items.map((item) => (
          <Option
            key={item.id}
            id={optionId(id, item.id)}
            item={item}
            isMarked={item.id === marked}
            onMark={onMark}
            onChoose={onChoose}
          />
        ))}
      </Box>
    ))}
  </div>
);
