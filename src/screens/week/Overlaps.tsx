import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type Bar, hoursOf } from '../../ui/week/bar';
import { overlapsOf } from '../../ui/week/lanes';

/** Most that are listed one by one. */
const MOST = 6;

interface Props {
  bars: readonly Bar[];
  days: readonly string[];
}

/** Lists which hours overlap, those of several days together. */
export const Overlaps = ({ bars, days }: Props) => {
  const translate = useTranslate();
  const together = new Map<string, { both: readonly [string, string, string]; on: string[] }>();
  for (const overlap of overlapsOf(bars)) {
    const [one, other] = overlap.both;
    const both = [hoursOf(overlap), one.label, other.label] as const;
    const known = together.get(both.join());
    const on = [...(known?.on ?? []), days[overlap.day] ?? ''];
    together.set(both.join(), { both, on });
  }
  const messages = [...together.values()].map(({ both: [hours, one, other], on }) =>
    translate('week.overlap', { days: on.join(', '), hours, one, other }),
  );
  if (messages.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      <strong>{translate('week.overlaps')}</strong>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {messages.slice(0, MOST).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {messages.length > MOST && (
          <li>{translate('week.more', { count: messages.length - MOST })}</li>
        )}
      </Box>
    </Alert>
  );
};
