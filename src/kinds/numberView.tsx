import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import { asFilter } from './asFilter';
import type { InputProps, KindView, ShowProps } from './KindView';
import { Nothing } from './Nothing';
import { plainNumber, readTypedNumber, shownNumber } from './numbers';
import { TextInput } from './TextInput';
import { useTypedText } from './useTypedText';

interface NumberOptions {
  min?: number;
  max?: number;
}

type Value = number | null;

interface Parts {
  /** How it is shown in full. */
  shown?: Intl.NumberFormatOptions;
  /** How it is typed and exported. */
  typed?: Intl.NumberFormatOptions;
  /** What stands before or after the input. */
  start?: string;
  end?: string;
  /** How often the number on screen goes into the record's. */
  scale?: number;
  /** The number on screen that is formatted as `shown`, over the one that is typed. */
  shownScale?: number;
  /** Most digits after the comma. */
  decimals?: number;
  isWhole?: boolean;
}

const keyboard = (isWhole: boolean, min?: number) => {
  // Telephones' number keys have no minus.
  if (min !== undefined && min < 0) return 'text';
  return isWhole ? 'numeric' : 'decimal';
};

/** The view of a kind whose value is a number; text that is none stays in the field as it was typed. */
export const numberView = ({
  shown,
  typed,
  start,
  end,
  scale = 1,
  shownScale = 1,
  decimals,
  isWhole = false,
}: Parts): KindView<Value, NumberOptions> => {
  const onScreen = (value: Value): Value => (value === null ? null : value / scale);

  const NumberShow = ({ value, isCell }: ShowProps<Value, NumberOptions>) => {
    const locale = useLocale();
    if (value === null || !Number.isFinite(value)) return <Nothing isCell={isCell} />;
    return (
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {shownNumber(value / scale / shownScale, locale, shown)}
      </Box>
    );
  };

  const NumberInput = (props: InputProps<Value, NumberOptions>) => {
    const locale = useLocale();
    const { text, type, settle } = useTypedText<Value>({
      value: props.value,
      onChange: props.onChange,
      write: (value) => plainNumber(onScreen(value), locale, typed),
      read: (text) => {
        const read = readTypedNumber(text, decimals);
        return read === null || scale === 1 ? read : Math.round(read * scale);
      },
    });
    const leave = () => {
      settle();
      props.onBlur();
    };
    return (
      <TextInput
        {...props}
        field={undefined}
        value={text}
        onChange={type}
        onBlur={leave}
        inputMode={keyboard(isWhole, props.field.min)}
        start={start}
        end={end}
      />
    );
  };

  return {
    Show: NumberShow,
    Input: NumberInput,
    Filter: asFilter(NumberInput, null),
    asText: (value, _context, _translate, locale) => plainNumber(onScreen(value), locale, typed),
    isNumeric: true,
  };
};
