import { useLocale } from 'react-admin';
import { TextInput } from '../../fields/inputs/TextInput';
import { useTypedText } from '../../fields/inputs/useTypedText';
import type { InputProps, KindEntry } from '../../fields/KindView';
import { plainNumber, readTypedNumber } from '../../ui/format/numbers';
import { asFilter } from '../asFilter';
import { type NumberOptions, type NumberParts, type NumberValue, onScreen } from './numberParts';

const keyboard = (isWhole: boolean, min?: number) => {
  // Telephones' number keys have no minus.
  if (min !== undefined && min < 0) return 'text';
  return isWhole ? 'numeric' : 'decimal';
};

const inputOf = (parts: NumberParts) => {
  const { typed, decimals, scale = 1, isWhole = false, start, end } = parts;
  const read = (text: string): NumberValue => {
    const number = readTypedNumber(text, decimals);
    // A number of cents has none of its own: 1.15 × 100 is not quite 115.
    return number === null || scale === 1 ? number : Math.round(number * scale);
  };
  const NumberInput = ({ field, ...props }: InputProps<NumberValue, NumberOptions>) => {
    const locale = useLocale();
    const write = (value: NumberValue) => plainNumber(onScreen(value, parts), locale, typed);
    const { value, onChange } = props;
    const { text, type, settle } = useTypedText<NumberValue>({ value, onChange, write, read });
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
        end={field.unit ?? end}
      />
    );
  };
  return NumberInput;
};

/** How a kind is entered whose value is a number; text that is none stays in the field as it was typed. */
export const numberEntry = (parts: NumberParts): KindEntry<NumberValue, NumberOptions> => {
  const Input = inputOf(parts);
  return { Input, Filter: asFilter(Input, null) };
};
