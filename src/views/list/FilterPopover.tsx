import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { type AnyField, traitsOf, valuesOf } from '../../../schemas';
import { textOfField, useTextWriter } from '../../fields/text';
import { focusFirstField } from '../../ui/focus/firstField';
import { FilterField, type FilterProps } from './FilterField';
import look from './toolbar.module.css';
import { useFilterFields } from './useFilterFields';

interface Props extends FilterProps {
  name: string;
  anchor: HTMLElement;
  onClose(): void;
}

/** More codes than this are searched through instead of listed. */
const MAX_LISTED = 12;

/** The values that a filter is chosen from at sight; none where it is entered or searched for. */
const listedValues = (field: AnyField) => {
  const values = valuesOf(field);
  return values && values.length <= MAX_LISTED ? values : undefined;
};

/** Where what opens from a pill stands. */
export const below = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
  transformOrigin: { vertical: -4, horizontal: 'left' },
} as const;

/** The focus goes to what is entered as soon as that is there. */
export const Focused = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(place.current), []);
  return (
    <div ref={place} className={look.entered}>
      {children}
    </div>
  );
};

/** What a filter is set with: its values where they are few, or what its kind is entered with. */
const FilterPopover = ({ definition, name, values, anchor, onChange, onClose }: Props) => {
  const writer = useTextWriter();
  const contextOf = useFilterFields(definition);
  const context = contextOf(name);
  const listed = listedValues(context.field);
  const set = (value: unknown) => {
    onClose();
    onChange({ [name]: value });
  };
  if (listed)
    return (
      <Menu
        anchorEl={anchor}
        open
        onClose={onClose}
        {...below}
        slotProps={{ list: { 'aria-label': context.label } }}
      >
        {listed.map((value) => (
          <MenuItem
            key={String(value)}
            dense
            role="menuitemradio"
            aria-checked={values[name] === value}
            selected={values[name] === value}
            onClick={() => set(value)}
          >
            {textOfField(value, { ...context, record: {} }, writer)}
          </MenuItem>
        ))}
      </Menu>
    );
  // Another record is chosen at one go; several, and what is typed, at several.
  const isDoneAtOnce = traitsOf(context.field).refers === 'one';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Popover
      anchorEl={anchor}
      open
      onClose={onClose}
      {...below}
      slotProps={{ paper: { role: 'dialog', 'aria-label': context.label } }}
    >
      <form onSubmit={submit}>
        <Suspense fallback={<div className={look.entered} />}>
          <Focused>
            <FilterField
              definition={definition}
              name={name}
              values={values}
              onChange={(changes) => {
                if (isDoneAtOnce && changes[name] !== '') onClose();
                onChange(changes);
              }}
            />
          </Focused>
        </Suspense>
      </form>
    </Popover>
  );
};

export default FilterPopover;
