import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** What is wrong with a field. */
export interface WrongField {
  name: string;
  label: string;
  message: string;
}

interface Props {
  wrong: readonly WrongField[];
  /** Leads to the field. */
  onOpen(name: string): void;
  /** What is entered is for something to be done, and is stored nowhere. */
  isToAct?: boolean;
}

/** Explains above a form why it isn't saved, or why nothing is done: each field once, and the way to it. */
export const ErrorSummary = ({ wrong, onOpen, isToAct = false }: Props) => {
  const translate = useTranslate();
  if (wrong.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <Typography variant="body2" fontWeight="fontWeightBold">
        {translate(isToAct ? 'views.wrongToAct' : 'views.wrong', { smart_count: wrong.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {wrong.map(({ name, label, message }) => (
          <li key={name}>
            <Link
              component="button"
              type="button"
              variant="body2"
              color="inherit"
              underline="always"
              onClick={() => onOpen(name)}
              sx={{ verticalAlign: 'baseline', fontWeight: 'fontWeightBold' }}
            >
              {label}
            </Link>
            : <span>{message}</span>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
