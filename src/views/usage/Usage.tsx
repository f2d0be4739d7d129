import { menu } from 'virtual:resources';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Using } from '../../../dataProvider/calls/usage';
import { useCurrentLocale } from '../../routing/paths';
import { type UsedRecords, useUsage } from './useUsage';

const Entry = ({ using }: { using: Using }) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const names = menu.find(({ name }) => name === using.resource)?.labels[locale].name;
  const [one = using.resource, several = one] = names?.split(' |||| ') ?? [];
  const rest = using.total - using.titles.length;
  const titles = [...using.titles, ...(rest > 0 ? [translate('views.usage.more', { rest })] : [])];
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <Typography fontWeight={600}>
        {using.total} {(using.total === 1 ? one : several).toLowerCase()}
      </Typography>
      {using.titles.length > 0 && <Typography variant="body2">{titles.join(', ')}</Typography>}
      <Typography
        variant="body2"
        color={['keeps', 'replaced'].includes(using.effect) ? 'error.main' : 'text.secondary'}
      >
        {translate(`views.usage.${using.effect}`)}
      </Typography>
    </Box>
  );
};

/** What refers to records that are about to be deleted, and what becomes of it; nothing when nothing does. */
export const Usage = (props: UsedRecords) => {
  const translate = useTranslate();
  const { data, isPending } = useUsage(props);
  if (isPending) return <LinearProgress aria-label={translate('views.usage.looking')} />;
  if (!data || data.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {translate('views.usage.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map((using) => (
          <Entry key={`${using.resource} ${using.effect}`} using={using} />
        ))}
      </Box>
    </Box>
  );
};
