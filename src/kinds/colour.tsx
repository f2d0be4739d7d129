import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useLocale, useTranslate } from 'react-admin';
import type { OptionsOf } from '../../schemas';
import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { hexOf, tooLittle } from '../ui/contrast';
import { numberFormat } from '../ui/format/formatters';
import { Nothing } from '../ui/Nothing';
import look from '../ui/plain/values.module.css';

/** The six digits that the browser's own colour input takes. */
const sixDigits = (value: string): string => hexOf(value) ?? '#000000';

const swatch = {
  width: 24,
  height: 24,
  p: 0,
  flexShrink: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 0.5,
} as const;

type Shown = ShowProps<string, OptionsOf<'colour'>>;

/** Says that what is written in this colour can hardly be read on the colour that it stands on. */
const Unreadable = ({ value, field, record, labelScope }: Omit<Shown, 'isCell'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { readableOn } = field;
  if (readableOn === undefined) return null;
  const ratio = tooLittle(String(record[readableOn] ?? ''), value);
  return (
    <FormHelperText component="div" role="status" sx={{ color: 'warning.main', m: 0 }}>
      {ratio !== null &&
        translate('kinds.colour.unreadable', {
          on: labelScope.field(readableOn),
          ratio: numberFormat(locale, { minimumFractionDigits: 1 }).format(ratio),
        })}
    </FormHelperText>
  );
};

const ColourShow = (props: Shown) => {
  const { value, isCell } = props;
  if (!value) return <Nothing isCell={isCell} />;
  return (
    <>
      <span className={look.swatched}>
        <span aria-hidden="true" className={look.swatch} style={{ background: sixDigits(value) }} />
        {value}
      </span>
      {!isCell && <Unreadable {...props} />}
    </>
  );
};

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

const ColourInput = (props: Props) => (
  <div>
    <ColourText {...props} />
    <Unreadable {...props} />
    <Presets {...props} />
  </div>
);

export const colour: ViewOf<'colour'> = {
  Show: ColourShow,
  Input: ColourInput,
  Filter: TextInput,
  asText: (value) => value,
};
