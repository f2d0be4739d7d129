import { useLocale } from 'react-admin';
import type { KindView, ShowProps } from '../../fields/KindView';
import { plainNumber, shownNumber } from '../../ui/format/numbers';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/plain/values.module.css';
import { type NumberOptions, type NumberParts, type NumberValue, onScreen } from './numberParts';

const showOf = (parts: NumberParts) => {
  const NumberShow = ({ value, field, isCell }: ShowProps<NumberValue, NumberOptions>) => {
    const locale = useLocale();
    const number = onScreen(value, parts);
    if (number === null || !Number.isFinite(number)) return <Nothing isCell={isCell} />;
    const format = field.ungrouped ? { ...parts.shown, useGrouping: false } : parts.shown;
    return (
      <span className={look.number}>
        {shownNumber(number / (parts.shownScale ?? 1), locale, format)}
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
  isNumeric: true,
});
