import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Sparkline } from '../../ui/charts/Sparkline';
import { numberFormat } from '../../ui/format/formatters';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useWidget } from './useWidget';

/** Pixels of a figure. */
const HEIGHT = 96;

const cards = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;

const card = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: HEIGHT,
  p: 1.5,
  px: 2,
  // What is for screen readers alone stays within it as well.
  position: 'relative',
  overflow: 'hidden',
} as const;

/** The figure and its change, and how it went beside them. */
const figure = {
  m: 0,
  display: 'grid',
  // A phone has no line beside them: the change would take its place.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  columnGap: 1,
  alignItems: 'end',
  // The change needs the whole line where four stand beside each other.
  '& > :nth-child(2)': { gridColumn: '1 / -1', gridRow: 2, minWidth: 0 },
} as const;

/** Four beside each other leave it half of its width. */
const drawn = {
  display: { xs: 'none', sm: 'block' },
  gridArea: '1 / 2',
  width: { sm: 96, lg: 48, xl: 96 },
  lineHeight: 0,
} as const;

/** Figures that are counted; the others are amounts. */
const counted: readonly string[] = ['orders', 'bookings'];

interface ChangeProps {
  total: number;
  before: number;
}

/** By how much a week differs from the one before it: a sign, a share and which week that was. */
const Change = ({ total, before }: ChangeProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  if (before === 0)
    return (
      <Typography component="span" variant="caption" color="text.secondary">
        {translate('home.figures.noneBefore')}
      </Typography>
    );
  const share = Math.round((100 * (total - before)) / before);
  const percent = numberFormat(locale, { style: 'percent' }).format(Math.abs(share) / 100);
  const way = share === 0 ? 'same' : share > 0 ? 'more' : 'less';
  const sign = { same: '=', more: '▲', less: '▼' }[way];
  const colour = { same: 'text.secondary', more: 'var(--success-text)', less: 'var(--error-text)' };
  return (
    <Typography component="span" variant="caption" color="text.secondary" display="block" noWrap>
      <span aria-hidden="true">
        <Box component="span" sx={{ color: colour[way], fontWeight: 500 }}>
          {`${sign} ${percent}`}
        </Box>
        {` ${translate('home.figures.onLastWeek')}`}
      </span>
      <VisuallyHidden>{translate(`home.figures.${way}`, { percent })}</VisuallyHidden>
    </Typography>
  );
};

/** The last seven days in four figures, each beside what it was in the seven days before. */
export const Figures = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error, refetch } = useWidget('figures');
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  if (!data) return <TabSkeleton height={HEIGHT} />;
  const written = (name: string, value: number) =>
    numberFormat(
      locale,
      counted.includes(name)
        ? { maximumFractionDigits: 0 }
        : { style: 'currency', currency: 'EUR' },
    ).format(value);
  return (
    <Box component="dl" aria-label={translate('home.figures.title')} sx={cards}>
      {data.map(({ name, days, total, before }) => (
        <Paper key={name} variant="outlined" sx={card}>
          <Typography
            component="dt"
            variant="caption"
            color="text.secondary"
            fontWeight={500}
            noWrap
          >
            {translate(`home.figures.names.${name}`)}
          </Typography>
          <Box component="dd" sx={figure}>
            <Typography component="span" variant="h5" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {written(name, total ?? 0)}
            </Typography>
            <Change total={total ?? 0} before={before ?? 0} />
            <Box component="span" sx={drawn} aria-hidden="true">
              <Sparkline values={days.map(({ value }) => value ?? 0)} />
            </Box>
          </Box>
        </Paper>
      ))}
    </Box>
  );
};
