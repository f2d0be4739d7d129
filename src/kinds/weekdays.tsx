import { useLocale, useTranslate } from 'react-admin';
import type { OptionsOf } from '../../schemas';
import { LabelledGroup } from '../fields/inputs/LabelledGroup';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { writtenLocale } from '../ui/format/locales';
import look from '../ui/plain/values.module.css';
import type { Translate } from '../ui/Translate';
import { asFilter } from './asFilter';

type Options = OptionsOf<'weekdays'>;

/** Any Monday; the six days after it give the other names. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The days as they stand on screen, Monday first, each with its bit in the mask. */
const daysOf = ({ startsOn }: Options, locale: string) => {
  const name = (index: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(writtenLocale(locale), { weekday, timeZone: 'UTC' }).format(
      MONDAY + index * DAY_MS,
    );
  return Array.from({ length: 7 }, (_, index) => ({
    bit: 1 << (startsOn === 'monday' ? index : (index + 1) % 7),
    short: name(index, 'short'),
    long: name(index, 'long'),
  }));
};

const textOf = (value: number | null, field: Options, translate: Translate, locale: string) => {
  if (value === null) return translate('kinds.weekdays.any');
  const chosen = daysOf(field, locale).filter(({ bit }) => value & bit);
  return chosen.map(({ short }) => short).join(', ') || translate('kinds.weekdays.none');
};

const WeekdaysShow = ({ value, field }: ShowProps<number | null, Options>) =>
  textOf(value, field, useTranslate(), useLocale());

const WeekdaysInput = (props: InputProps<number | null, Options>) => {
  const { value, onChange, field, isDisabled } = props;
  const translate = useTranslate();
  const days = daysOf(field, useLocale());
  return (
    <LabelledGroup {...props}>
      <div className={look.toggles}>
        <button
          type="button"
          className={look.toggle}
          aria-pressed={value === null}
          disabled={isDisabled}
          onClick={() => onChange(value === null ? 0 : null)}
        >
          {translate('kinds.weekdays.any')}
        </button>
        {days.map(({ bit, short, long }) => (
          <button
            key={bit}
            type="button"
            className={look.toggle}
            aria-label={long}
            aria-pressed={value !== null && (value & bit) !== 0}
            disabled={isDisabled}
            onClick={() => onChange((value ?? 0) ^ bit)}
          >
            {short}
          </button>
        ))}
      </div>
    </LabelledGroup>
  );
};

export const weekdays: ViewOf<'weekdays'> = {
  Show: WeekdaysShow,
  Input: WeekdaysInput,
  Filter: asFilter(WeekdaysInput, null),
  asText: (value, { field }, { translate, locale }) => textOf(value, field, translate, locale),
};
