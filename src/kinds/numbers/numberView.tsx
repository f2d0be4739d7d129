import { useLocale, useTranslate } from 'react-admin';
import type { KindView, ShowProps } from '../../fields/KindView';
import { plainNumber, shownNumber } from '../../ui/format/numbers';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/optimisations/values.module.css';
import { type NumberOptions, type NumberParts, type NumberValue, onScreen } from './numberParts';

/** Whether a number is the lowest of several. */
const isLowest = ({ value, field: { upTo }, record }: ShowProps<NumberValue, NumberOptions>) =>
  upTo !== undefined && value !== null && Number(record[upTo] ?? value) > value;

const showOf = (parts: NumberParts) => {
  const NumberShow = (props: ShowProps<NumberValue, NumberOptions>) => {
    const { value, field, isCell } = props;
    const locale = useLocale();
    const translate = useTranslate();
    const number = onScreen(value, parts);
    if (number === null || !Number.isFinite(number)) return <Nothing isCell={isCell} />;
    const format = field.ungrouped ? { ...parts.shown, useGrouping: false } : parts.shown;
    const shown = shownNumber(number / (parts.shownScale ?? 1), locale, format);
    return (
      <span className={look.number} data-none={number === 0 && parts.start ? '' : undefined}>
        {isLowest(props) ? translate('kinds.number.from', { number: shown }) : shown}
        {field.unit && ` ${field.unit}`}
      </span>
    );
  };
  return NumberShow;
};

/** The view of a kind whose value is a number. */
export const numberView = (parts: NumberParts): KindView<NumberValue, NumberOptions> => ({
  Show: showOf(parts),
  asText: (value, _context, { locale }) => plainNumber(onScreen(value, parts), locale, parts.typed),
  width: parts.shown?.style === 'currency' ? 160 : 120,
  isNumeric: true,
  needsName: parts.shown?.style === undefined,
});
