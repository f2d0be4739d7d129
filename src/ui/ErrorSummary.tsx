import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { writtenLocale } from '../../schemas/routing/locales';

/** What is wrong with a field. */
export interface WrongField {
  name: string;
  label: string;
  message: string;
  /** Nothing on the page shows the message. */
  isPlaceless?: boolean;
}

interface Props {
  wrong: readonly WrongField[];
  /** Leads to the field. */
  onOpen(name: string): void;
  /** What is entered is for something to be done, and is stored nowhere. */
  isToAct?: boolean;
}

/** The names of fields in a sentence, each the way to its field. */
const FieldLinks = ({ wrong, onOpen }: Pick<Props, 'wrong' | 'onOpen'>) => {
  const locale = useLocale();
  const names = wrong.map(({ label }) => label);
  const parts = new Intl.ListFormat(writtenLocale(locale)).formatToParts(names);
  let place = 0;
  return parts.map(({ type, value }) => {
    if (type === 'literal') return value;
    const field = wrong[place];
    place += 1;
    return (
      field && (
        <Link
          key={field.name}
          component="button"
          type="button"
          variant="body2"
          color="inherit"
          underline="always"
          onClick={() => onOpen(field.name)}
          sx={{ verticalAlign: 'baseline', fontWeight: 'fontWeightBold' }}
        >
          {value}
        </Link>
      )
    );
  });
};

/**
 * Names above a form the fields for which it isn't saved, or nothing is done, each as the way to it. What is wrong with
 * a field stands at the field; what has no place of its own stands here.
 */
export const ErrorSummary = ({ wrong, onOpen, isToAct = false }: Props) => {
  const translate = useTranslate();
  if (wrong.length === 0) return null;
  const placed = wrong.filter(({ isPlaceless }) => !isPlaceless);
  const placeless = wrong.filter(({ isPlaceless }) => isPlaceless);
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {placed.length > 0 && (
        <Typography variant="body2">
          {translate(isToAct ? 'views.wrongToAct' : 'views.wrong')}{' '}
          <FieldLinks wrong={placed} onOpen={onOpen} />.
        </Typography>
      )}
      {placeless.map(({ name, message }) => (
        <Typography key={name} variant="body2">
          {message}
        </Typography>
      ))}
    </Alert>
  );
};
