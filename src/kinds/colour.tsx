import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { OptionsOf, ViewOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { Nothing } from './Nothing';
import { TextInput } from './TextInput';

/** The six digits that the browser's own colour input takes. */
const sixDigits = (value: string): string => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value)?.slice(1);
  if (short) return `#${short.map((digit) => digit + digit).join('')}`.toLowerCase();
  return /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000';
};

const swatch = {
  width: 24,
  height: 24,
  p: 0,
  flexShrink: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 0.5,
} as const;

const ColourShow = ({ value, isCell }: ShowProps<string>) =>
  value ? (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" aria-hidden="true" sx={{ ...swatch, bgcolor: sixDigits(value) }} />
      {value}
    </Box>
  ) : (
    <Nothing isCell={isCell} />
  );

const ColourInput = (props: InputProps<string, OptionsOf<'colour'>>) => {
  const { label, value, onChange, isDisabled } = props;
  const translate = useTranslate();
  return (
    <TextInput
      {...props}
      placeholder="#rrggbb"
      start={
        <Box
          component="input"
          type="color"
          aria-label={translate('kinds.colour.choose', { label })}
          value={sixDigits(value)}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
          sx={{ ...swatch, bgcolor: 'transparent', cursor: 'pointer' }}
        />
      }
    />
  );
};

export const colour: ViewOf<'colour'> = {
  Show: ColourShow,
  Input: ColourInput,
  Filter: TextInput,
  asText: (value) => value,
};
