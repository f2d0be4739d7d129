import { useLocale } from 'react-admin';
import type { JsonSchema } from '../../../schemas/documents';
import { TextInput } from '../../fields/inputs/TextInput';
import { useTypedText } from '../../fields/inputs/useTypedText';
import { euros, plainNumber, readTypedNumber } from '../../ui/format/numbers';
import { type ControlInputProps, control, textOption } from '../control';
import { formatIs, typeIs } from '../testers';

type Value = number | null;

const isWhole = ({ type }: JsonSchema): boolean => !type.includes('number');

// Telephones' number keys have no minus.
const keyboard = (schema: JsonSchema) => {
  if (schema.minimum === undefined || schema.minimum < 0) return 'text';
  return isWhole(schema) ? 'numeric' : 'decimal';
};

const asNumber = (value: unknown): Value => (typeof value === 'number' ? value : null);

/** A number as it is typed in the person's language, with comma or dot; an amount with its sign. */
export const NumberFill = ({ value, schema, row, ...props }: ControlInputProps<Value>) => {
  const locale = useLocale();
  const isCurrency = schema.format === 'currency';
  const sign = isCurrency ? textOption(row, 'currencySign') : '';
  const placeholder = textOption(row, 'placeholder');
  const inCents = isCurrency && !isWhole(schema) ? euros : undefined;
  const isExact = (amount: Value) => amount === null || Number(amount.toFixed(2)) === amount;
  const { text, type, settle } = useTypedText<Value>({
    value: asNumber(value),
    onChange: props.onChange,
    // Digits too many are not rounded away: the message is about them.
    write: (amount) => plainNumber(amount, locale, isExact(amount) ? inCents : undefined),
    read: (typed) => readTypedNumber(sign ? typed.replace(sign, '') : typed),
  });
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
      inputMode={keyboard(schema)}
      placeholder={placeholder}
      isPlaceholderShown={placeholder !== ''}
      start={sign || undefined}
    />
  );
};

const renderer = control(NumberFill);

export const integerRenderer = { tester: typeIs('integer'), renderer };
export const numberRenderer = { tester: typeIs('number'), renderer };
export const currencyRenderer = { tester: formatIs('currency'), renderer };
