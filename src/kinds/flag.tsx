import { useTranslate } from 'react-admin';
import type { ShowProps, ViewOf } from '../fields/KindView';
import look from '../ui/optimisations/values.module.css';

/** The text of what a flag is set to. */
export const textKey = (value: boolean): string => (value ? 'kinds.flag.yes' : 'kinds.flag.no');

/** Material's pictures of a tick and of a dash. */
const TICK = 'M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z';
const DASH = 'M19 13H5v-2h14z';

const FlagShow = ({ value, isCell }: ShowProps<boolean>) => {
  const translate = useTranslate();
  const text = translate(textKey(value));
  if (!isCell) return text;
  return (
    <svg viewBox="0 0 24 24" role="img" className={look.flag} data-on={value || undefined}>
      <title>{text}</title>
      <path d={value ? TICK : DASH} />
    </svg>
  );
};

/** One that is on is its name. */
const FlagFact = ({ name, labelScope }: ShowProps<boolean>) => labelScope.field(name);

export const flag: ViewOf<'flag'> = {
  Show: FlagShow,
  Fact: FlagFact,
  asText: (value, _context, { translate }) => translate(textKey(value)),
  isRow: true,
  needsName: true,
};
