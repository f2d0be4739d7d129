import { menu } from 'virtual:resources';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Using } from '../../../dataProvider/calls/usage';
import { writtenLocale } from '../../../schemas/routing/locales';
import { inSentence } from '../../../schemas/text/inSentence';
import { useCurrentLocale, useRecordPath } from '../../routing/paths';
import { type UsedRecords, useUsage } from './useUsage';

interface EntryProps {
  using: Using;
  /** What becomes of them. */
  effect: string;
}

interface NamedProps {
  using: Using;
  named: Using['named'][number];
}

/** A record's title, leading to its page where it has one; what devices show by now is marked. */
const Named = ({ using, named: { id, title, isOnAir } }: NamedProps) => {
  const translate = useTranslate();
  const path = useRecordPath()(using.resource, id);
  const isMarked = isOnAir && using.effect !== 'beside';
  return (
    <>
      {path === null ? (
        title
      ) : (
        <Link component={RouterLink} to={path}>
          {title}
        </Link>
      )}
      {isMarked && (
        <Typography component="strong" variant="body2" fontWeight={600}>
          {` (${translate('views.usage.onAir')})`}
        </Typography>
      )}
    </>
  );
};

const Entry = ({ using, effect }: EntryProps) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const names = using.name ?? menu.find(({ name }) => name === using.resource)?.labels[locale].name;
  const [one = using.resource, several = one] = names?.split(' |||| ') ?? [];
  const rest = using.total - using.named.length;
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <Typography fontWeight={600}>
        {new Intl.NumberFormat(writtenLocale(locale)).format(using.total)}{' '}
        {inSentence(using.total === 1 ? one : several)}
      </Typography>
      {using.named.length > 0 && (
        <Typography variant="body2">
          {using.named.map((named, place) => (
            <Fragment key={named.id}>
              {place > 0 && ', '}
              <Named named={named} using={using} />
            </Fragment>
          ))}
          {rest > 0 && `, ${translate('views.usage.more', { rest })}`}
        </Typography>
      )}
      {effect !== '' && (
        <Typography
          variant="body2"
          color={['keeps', 'replaced'].includes(using.effect) ? 'error.main' : 'text.secondary'}
        >
          {effect}
        </Typography>
      )}
    </Box>
  );
};

interface Props extends UsedRecords {
  /** What becomes of what refers to them, where they aren't deleted. */
  effect?: string;
}

const keepingOf = (all: readonly Using[]) => all.filter(({ effect }) => effect === 'keeps');

/** Of one record that can't go, what keeps it: nothing else goes either. */
const toShow = ({ ids }: UsedRecords, all: readonly Using[]): readonly Using[] => {
  const keeping = keepingOf(all);
  return ids.length === 1 && keeping.length > 0 ? keeping : all;
};

interface ListProps {
  title: string;
  using: readonly Using[];
  /** What becomes of them. */
  effectOf(using: Using): string;
}

/** What uses something: counted, and the first of each named; nothing when nothing does. */
export const UsageList = ({ title, using: all, effectOf }: ListProps) =>
  all.length === 0 ? null : (
    <Box component="section" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {all.map((using) => (
          <Entry key={`${using.resource} ${using.effect}`} using={using} effect={effectOf(using)} />
        ))}
      </Box>
    </Box>
  );

/** What refers to records that are about to be deleted, and what becomes of it; nothing when nothing does. */
export const Usage = ({ effect, ...props }: Props) => {
  const translate = useTranslate();
  const { data, isPending } = useUsage(props);
  if (isPending) return <LinearProgress aria-label={translate('views.usage.looking')} />;
  if (!data) return null;
  const { using: all, refused, doubts } = data;
  // Of several, which of them stay is shown where they are chosen.
  if (props.ids.length === 1 && refused.length > 0 && keepingOf(all).length === 0)
    return (
      <Typography color="error.main" sx={{ mt: 2 }}>
        {refused.join(' ')}
      </Typography>
    );
  const shown = effect === undefined ? toShow(props, all) : all;
  const isOfFunction = props.of && 'fn' in props.of;
  return (
    <>
      {doubts.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {doubts.join('\n')}
        </Alert>
      )}
      <UsageList
        title={translate(isOfFunction ? 'views.usage.concerns' : 'views.usage.title')}
        using={shown}
        effectOf={(using) =>
          effect ??
          translate(
            `views.usage.${using.effect === 'reached' && using.total === 0 ? 'reachesNone' : using.effect}`,
            { smart_count: props.ids.length },
          )
        }
      />
    </>
  );
};
