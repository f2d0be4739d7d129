import { useLocale, useTranslate } from 'react-admin';
import { isRequired, type OptionsOf } from '../../schemas';
import type { ShowProps } from '../fields/KindView';
import look from '../ui/optimisations/toggles.module.css';
import { daysOf } from './weekdays';

/** The room of the buttons that days are chosen with. */
export const WeekdaysRoom = ({ field }: ShowProps<number | null, OptionsOf<'weekdays'>>) => {
  const translate = useTranslate();
  const days = daysOf(field, useLocale());
  return (
    <div className={look.toggles}>
      {!isRequired(field, 'update') && (
        <span className={look.toggle} data-any data-text={translate('kinds.weekdays.any')} />
      )}
      {days.map(({ bit, short }) => (
        <span key={bit} className={look.toggle} data-text={short} />
      ))}
    </div>
  );
};
