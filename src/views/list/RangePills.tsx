import Popover from '@mui/material/Popover';
import { type FormEvent, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { textOfField, useTextWriter } from '../../fields/text';
import type { FilterProps } from './FilterField';
import { below, Focused } from './FilterPopover';
import { Pill } from './Pill';
import { RangeFields } from './RangeFields';
import look from './toolbar.module.css';
import { type RangeContext, useRanges } from './useRanges';

interface Props extends FilterProps {
  /** Ranges that were added, the newest last. */
  added: readonly string[];
}

const isSet = (value: unknown): boolean => value !== undefined && value !== '';

/** What a range is set to, in words: from, up to, empty. */
const useRangeText = () => {
  const writer = useTextWriter();
  const translate = useTranslate();
  return ({ name, parts, asks, labelScope }: RangeContext, values: FilterProps['values']): string =>
    parts
      .flatMap((part) => {
        const parameter = `${name}${part}`;
        const field = asks[parameter];
        if (!field || !isSet(values[parameter])) return [];
        const context = { name: parameter, field, labelScope, resource: '', record: values };
        const value = textOfField(values[parameter], context, writer);
        return part === 'Filled' ? value : translate(`views.ranges.shown${part}`, { value });
      })
      .join(' ');
};

/** What a list is narrowed to by ranges, each a pill that what is entered of it opens from. */
const RangePills = ({ added, ...props }: Props) => {
  const { definition, values, onChange } = props;
  const textOf = useRangeText();
  const shown = useRanges(definition).filter(
    ({ key, parameters }) => added.includes(key) || parameters.some((name) => isSet(values[name])),
  );
  return shown.map((range) => {
    const { key, label, parameters } = range;
    const submit = (onClose: () => void) => (event: FormEvent) => {
      event.preventDefault();
      onClose();
    };
    return (
      <Pill
        key={key}
        label={label}
        value={textOf(range, values)}
        isSet={parameters.some((name) => isSet(values[name]))}
        isNew={key === added.at(-1)}
        onClear={() => onChange(Object.fromEntries(parameters.map((name) => [name, ''])))}
        opens={(anchor, onClose) => (
          <Popover
            anchorEl={anchor}
            open
            onClose={onClose}
            {...below}
            slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
          >
            <form onSubmit={submit(onClose)}>
              <Suspense fallback={<div className={look.entered} />}>
                <Focused>
                  <RangeFields {...props} range={range} />
                </Focused>
              </Suspense>
              <button type="submit" hidden />
            </form>
          </Popover>
        )}
      />
    );
  });
};

export default RangePills;
