import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { bookingWidget as words } from '../../../i18n/bookingWidget';
import { bookingWidget as en } from '../../../i18n/en/screens/bookingWidget';
import { bookingWidget as nl } from '../../../i18n/nl/screens/bookingWidget';
import type { DataRecord } from '../../../schemas';
import { useTexts } from '../../ui/useTexts';
import type { PictureProps } from '../../views/screenContexts';
import look from './bookingWidget.module.css';
import { localesIn, stepsIn, themeIn } from './look';

const TIMES = ['10:00', '11:30', '13:00'];

/** Something to choose among, of which the second is chosen where the step is done. */
const Step = ({ title, choices, chosen }: StepProps) => (
  <div>
    <div className={look.title}>{title}</div>
    <div className={look.choices}>
      {choices.map((choice, place) => (
        <span key={choice} className={place === chosen ? look.chosen : undefined}>
          {choice}
        </span>
      ))}
    </div>
  </div>
);

interface StepProps {
  title: string;
  choices: readonly string[];
  /** The place of the one that is chosen; none while nothing is. */
  chosen?: number;
}

/** All records of a resource; none while they can't be read. */
const useAll = (resource: string): readonly DataRecord[] =>
  useGetList<DataRecord>(resource, {}, { retry: false }).data ?? [];

/** The booking widget in the theme, the order and the language that the form has now; for eyes alone. */
const BookingWidget = ({ record }: PictureProps) => {
  const locales = localesIn(record);
  const [locale = 'nl'] = locales;
  const { heading, time, next } = words[locale];
  const [first, second] = stepsIn(record, {
    activities: useAll('activities'),
    resources: useAll('resources'),
  });
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      <div className={look.widget} style={themeIn(record)} lang={locale} aria-hidden="true">
        <div className={look.head}>
          {heading}
          <span className={look.languages}>
            {locales.map((one) => (
              <span key={one}>{one.toUpperCase()}</span>
            ))}
          </span>
        </div>
        <div className={look.body}>
          {first && <Step title={`1. ${first.title}`} choices={first.choices} chosen={0} />}
          {second && <Step title={`2. ${second.title}`} choices={second.choices} chosen={1} />}
          <Step title={`3. ${time}`} choices={TIMES} />
          <div className={look.button}>{next}</div>
        </div>
      </div>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        {useTexts({ en, nl }).caption}
      </Typography>
    </Box>
  );
};

export default BookingWidget;
