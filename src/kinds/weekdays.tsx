import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { useLocale, useTranslate } from 'react-admin';
import type { OptionsOf } from '../../schemas';
import { LabelledGroup } from '../fields/inputs/LabelledGroup';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { writtenLocale } from '../ui/format/locales';
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

const toggleLook = {
  px: 1.25,
  py: 0.5,
  color: 'text.primary',
  textTransform: 'none',
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
} as const;

const WeekdaysInput = (props: InputProps<number | null, Options>) => {
  const { value, onChange, field, isDisabled } = props;
  const translate = useTranslate();
  const days = daysOf(field, useLocale());
  return (
    <LabelledGroup {...props}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <ToggleButton
          size="small"
          value="any"
          selected={value === null}
          disabled={isDisabled}
          onChange={() => onChange(value === null ? 0 : null)}
          sx={{ ...toggleLook, mr: 1 }}
        >
          {translate('kinds.weekdays.any')}
        </ToggleButton>
        {days.map(({ bit, short, long }) => (
          <ToggleButton
            key={bit}
            size="small"
            value={bit}
            aria-label={long}
            selected={value !== null && (value & bit) !== 0}
            disabled={isDisabled}
            onChange={() => onChange((value ?? 0) ^ bit)}
            sx={toggleLook}
          >
            {short}
          </ToggleButton>
        ))}
      </Box>
    </LabelledGroup>
  );
};

export const weekdays: ViewOf<'weekdays'> = {
  Show: WeekdaysShow,
  Input: WeekdaysInput,
  Filter: asFilter(WeekdaysInput, null),
  asText: (value, { field }, { translate, locale }) => textOf(value, field, translate, locale),
};
