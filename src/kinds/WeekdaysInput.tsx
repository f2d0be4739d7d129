import { useLocale, useTranslate } from 'react-admin';
import type { OptionsOf } from '../../schemas';
import { LabelledGroup } from '../fields/inputs/LabelledGroup';
import type { InputProps } from '../fields/KindView';
import look from '../ui/optimisations/toggles.module.css';
import { daysOf } from './weekdays';

/** A button for each day, and one for any. */
export const WeekdaysInput = (props: InputProps<number | null, OptionsOf<'weekdays'>>) => {
  const { value, onChange, field, isDisabled, isRequired } = props;
  const translate = useTranslate();
  const days = daysOf(field, useLocale());
  const toggle = (bit: number) => {
    const mask = (value ?? 0) ^ bit;
    // Where any day will do, none is no answer.
    onChange(mask === 0 && !isRequired ? null : mask);
  };
  return (
    <LabelledGroup {...props}>
      <div className={look.toggles}>
        {!isRequired && (
          <button
            type="button"
            className={look.toggle}
            data-any
            aria-pressed={value === null}
            disabled={isDisabled}
            onClick={() => onChange(null)}
          >
            {translate('kinds.weekdays.any')}
          </button>
        )}
        {days.map(({ bit, short, long }) => (
          <button
            key={bit}
            type="button"
            className={look.toggle}
            // What is read aloud begins with what is seen.
            aria-label={`${short}, ${long}`}
            aria-pressed={value !== null && (value & bit) !== 0}
            disabled={isDisabled}
            onClick={() => toggle(bit)}
          >
            {short}
          </button>
        ))}
      </div>
    </LabelledGroup>
  );
};
