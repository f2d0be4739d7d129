import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { OptionsOf } from '../../schemas';
import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { Nothing } from '../ui/Nothing';

/** The six digits that the browser's own colour input takes. */
const sixDigits = (value: string): string => {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim()) ?? [];
  const all = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return all === '' ? '#000000' : `#${all.toLowerCase()}`;
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

type Props = InputProps<string, OptionsOf<'colour'>>;

/** The colours that are offered by name. */
const Presets = ({ label, name, field, labelScope, value, onChange, isDisabled }: Props) => {
  const translate = useTranslate();
  if (!field.presets) return null;
  return (
    <Box
      role="group"
      aria-label={translate('kinds.colour.presets', { label })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
    >
      {field.presets.map((preset) => {
        const isChosen = value !== '' && sixDigits(value) === sixDigits(preset);
        return (
          <Chip
            key={preset}
            component="button"
            type="button"
            size="small"
            clickable
            disabled={isDisabled}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => onChange(preset)}
            label={labelScope.code(name, preset)}
            icon={
              <Box component="span" sx={{ ...swatch, width: 14, height: 14, bgcolor: preset }} />
            }
          />
        );
      })}
    </Box>
  );
};

const ColourText = (props: Props) => {
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

const ColourInput = (props: Props) => (
  <div>
    <ColourText {...props} />
    <Presets {...props} />
  </div>
);

export const colour: ViewOf<'colour'> = {
  Show: ColourShow,
  Input: ColourInput,
  Filter: TextInput,
  asText: (value) => value,
};
