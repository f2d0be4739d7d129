import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { OptionsOf } from '../../../schemas';
import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps } from '../../fields/KindView';
import look from '../../ui/optimisations/values.module.css';
import { sixDigits } from './sixDigits';
import { Unreadable } from './Unreadable';

const swatch = {
  width: 24,
  height: 24,
  p: 0,
  flexShrink: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 0.5,
} as const;

type Props = InputProps<string, OptionsOf<'colour'>>;

/** The colours that are offered by name. */
const Presets = ({ label, name, field, labelScope, value, onChange, isDisabled }: Props) => {
  const translate = useTranslate();
  if (!field.values) return null;
  return (
    <Box
      role="group"
      aria-label={translate('kinds.colour.presets', { label })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
    >
      {field.values.map((preset) => {
        const isChosen = value !== '' && sixDigits(value) === sixDigits(preset);
        return (
          <button
            key={preset}
            type="button"
            className={`${look.chip} ${look.preset}`}
            disabled={isDisabled}
            aria-pressed={isChosen}
            onClick={() => onChange(preset)}
          >
            <span className={look.dot} style={{ background: preset }} />
            <span className={look.word}>{labelScope.code(name, preset)}</span>
          </button>
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

/** A colour as text, with the browser's own way of choosing one. */
export const ColourInput = (props: Props) => (
  <div>
    <ColourText {...props} />
    <Unreadable {...props} />
    <Presets {...props} />
  </div>
);
