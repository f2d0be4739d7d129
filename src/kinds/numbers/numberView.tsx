import { useLocale } from 'react-admin';
import { TextInput } from '../../fields/inputs/TextInput';
import { useTypedText } from '../../fields/inputs/useTypedText';
import type { InputProps, KindView, ShowProps } from '../../fields/KindView';
import { plainNumber, readTypedNumber, shownNumber } from '../../ui/format/numbers';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/plain/values.module.css';
import { asFilter } from '../asFilter';

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

const onScreen = (value: Value, { scale = 1 }: Parts): Value =>
  value === null ? null : value / scale;

const showOf = (parts: Parts) => {
  const NumberShow = ({ value, isCell }: ShowProps<Value, NumberOptions>) => {
    const locale = useLocale();
    const number = onScreen(value, parts);
    if (number === null || !Number.isFinite(number)) return <Nothing isCell={isCell} />;
    return (
      <span className={look.number}>
        {shownNumber(number / (parts.shownScale ?? 1), locale, parts.shown)}
      </span>
    );
  };
  return NumberShow;
};

const inputOf = (parts: Parts) => {
  const { typed, decimals, scale = 1, isWhole = false, start, end } = parts;
  const read = (text: string): Value => {
    const number = readTypedNumber(text, decimals);
    // A number of cents has none of its own: 1.15 × 100 is not quite 115.
    return number === null || scale === 1 ? number : Math.round(number * scale);
  };
  const NumberInput = ({ field, ...props }: InputProps<Value, NumberOptions>) => {
    const locale = useLocale();
    const write = (value: Value) => plainNumber(onScreen(value, parts), locale, typed);
    const { value, onChange } = props;
    const { text, type, settle } = useTypedText<Value>({ value, onChange, write, read });
    const leave = () => {
      settle();
      props.onBlur();
    };
    return (
      <TextInput
        {...props}
        value={text}
        onChange={type}
        onBlur={leave}
        inputMode={keyboard(isWhole, field.min)}
        start={start}
        end={end}
      />
    );
  };
  return NumberInput;
};

/** The view of a kind whose value is a number; text that is none stays in the field as it was typed. */
export const numberView = (parts: Parts): KindView<Value, NumberOptions> => {
  const Input = inputOf(parts);
  return {
    Show: showOf(parts),
    Input,
    Filter: asFilter(Input, null),
    asText: (value, _context, { locale }) =>
      plainNumber(onScreen(value, parts), locale, parts.typed),
    isNumeric: true,
  };
};
