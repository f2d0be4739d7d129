import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ticketingDashboard as en } from '../../../i18n/en/screens/ticketingDashboard';
import { ticketingDashboard as nl } from '../../../i18n/nl/screens/ticketingDashboard';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useListPath } from '../../routing/paths';
import { numberFormat } from '../../ui/format/formatters';
import { useTexts } from '../../ui/useTexts';
import { Widget } from '../../ui/Widget';
import { usePart } from './usePart';

const PART = 'alerts';

/** Where each kind of alert leads, and how pressing it is: orange or red. */
const kinds = [
  { name: 'inactiveResources', to: 'resources', query: 'status=inactive', colour: 'warning' },
  { name: 'zeroStockAddons', to: 'addons', query: 'stock=0', colour: 'error' },
  { name: 'expiringCoupons', to: 'coupons', query: 'status=expiring', colour: 'warning' },
  { name: 'expiredRules', to: 'pricingRules', query: 'status=expired', colour: 'error' },
] as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  color: 'text.primary',
} as const;

/** What needs attention, and how much of it; each leads to the list that shows it. */
export const Alerts = ({ definition }: { definition: Resource }) => {
  const labels = useLabels(definition.name).query(PART);
  const listPath = useListPath();
  const locale = useLocale();
  const texts = useTexts({ en, nl });
  const { data, isPending, error, refetch } = usePart(definition, PART);
  const counted = kinds
    .map((kind) => ({ ...kind, count: Number(data?.parts[kind.name] ?? 0) }))
    .filter(({ count }) => count > 0);
  return (
    <Widget title={labels.title()} isLoading={isPending} error={error} onRetry={refetch}>
      {counted.length === 0 && <Typography color="text.secondary">{texts.nothing}</Typography>}
      <Box component="ul" sx={list}>
        {counted.map(({ name, to, query, colour, count }) => (
          <li key={name}>
            <Link
              component={RouterLink}
              to={`${listPath(to)}?${query}`}
              underline="hover"
              sx={line}
              data-tone={colour}
            >
              <WarningIcon color={colour} fontSize="small" aria-hidden />
              <Box component="span" sx={{ flex: 1 }}>
                {labels.field(name)}
              </Box>
              <strong>{numberFormat(locale, {}).format(count)}</strong>
            </Link>
          </li>
        ))}
      </Box>
    </Widget>
  );
};
