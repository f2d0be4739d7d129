import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Suspense, use, useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router';
import type { PastRecord, Side } from '../../../dataProvider/calls/history';
import { withoutVersion } from '../../../dataProvider/version';
import { type DataRecord, pictureName, type Resource, titleOf, traitsOf } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { useLabels } from '../../fields/labels';
import { textOfField, useTextWriter } from '../../fields/text';
import { usePageTitle } from '../../routing/pageTitle';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { RecordFrame } from '../../ui/RecordFrame';
import { FormFields } from '../form/FormFields';
import { CHANGE, SIDE } from '../history/parameters';
import { WithGone } from '../history/WithGone';
import { PicturesContext } from '../screenContexts';
import { StoredRecordContext } from '../storedRecord';
import { PastButtons } from './PastButtons';
import { pastDefinition } from './pastDefinition';
import { RecordTabs } from './RecordTabs';
import { useTab } from './useTab';

interface Props {
  definition: Resource;
  past: PastRecord;
}

/** The record with what its files were called in the place of files. */
const useNamedFiles = ({ definition, past: { record } }: Props): DataRecord => {
  const labelScope = useLabels(definition.name);
  const writer = useTextWriter();
  const names = Object.entries(definition.fields).flatMap(([name, field]) => {
    const context = { name, field, record, labelScope, resource: definition.name };
    return traitsOf(field).isUpload ? [[name, textOfField(record[name], context, writer)]] : [];
  });
  return { ...record, ...Object.fromEntries(names) };
};

const nothing = () => undefined;

/** What the record looked like, where there is a picture of it. */
const Look = ({ definition, past: { record } }: Props) => {
  const translate = useTranslate();
  const pictures = use(PicturesContext);
  const { picture } = definition;
  if (!picture || !pictures) return null;
  const Shown = pictures[pictureName(picture)];
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {translate('history.picture')}
      </Typography>
      <Suspense
        fallback={<Skeleton variant="rounded" style={{ aspectRatio: '4 / 3', height: 'auto' }} />}
      >
        <Shown definition={definition} record={record} isBare isPast />
      </Suspense>
    </Paper>
  );
};

/** Which side of the change is shown, where there is another. */
const Sides = ({ past: { change, side } }: Pick<Props, 'past'>) => {
  const translate = useTranslate();
  const [, setSearch] = useSearchParams();
  if (change.isNew || change.isGone || change.isBack) return null;
  const show = (_: unknown, chosen: Side | null) =>
    chosen &&
    setSearch(
      (query) => {
        query.set(SIDE, chosen);
        return query;
      },
      { replace: true },
    );
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={side}
      onChange={show}
      aria-label={translate('history.sides')}
    >
      <ToggleButton value="before">{translate('history.before')}</ToggleButton>
      <ToggleButton value="after">{translate('history.after')}</ToggleButton>
    </ToggleButtonGroup>
  );
};

/** Leads to the change in the record's history, where its page opens that. */
const ToChange = ({ definition, past: { change, lies } }: Props) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  if (lies || definition.page !== undefined) return null;
  return (
    <Link
      component={RouterLink}
      color="primary"
      to={`${pathname}?${CHANGE}=${change.id}`}
      variant="body2"
    >
      {translate('history.toChanges')}
    </Link>
  );
};

/** What it is, who made the change, and what kind of change it was. */
const Doer = ({ name, past: { change } }: Pick<Props, 'past'> & { name: string }) => {
  const translate = useTranslate();
  const done =
    (change.isNew && 'madeBy') ||
    (change.isGone && 'goneBy') ||
    (change.isBack && 'backBy') ||
    'changedBy';
  const by = change.by || translate('views.conflict.somebody');
  return `${name} · ${translate(`history.${done}`, { name: by })}`;
};

/** A record's parts as they were. */
const Parts = ({ definition }: { definition: Resource }) => {
  const { tab, setTab } = useTab(definition, 'view');
  const common = { definition, mode: 'view', onSubmit: nothing } as const;
  return (
    <>
      {definition.detail.length > 0 && (
        <Paper variant="outlined">
          <RecordTabs {...common} tab={tab} onTab={setTab} />
        </Paper>
      )}
      {definition.side.length > 0 && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <FormFields {...common} layout={{ '': definition.side }} isAside />
        </Paper>
      )}
    </>
  );
};

/** The page of a record as it was. */
export const PastPage = ({ definition, past }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { change, unknown, lies, gone } = past;
  const record = useNamedFiles({ definition, past });
  const shown = useMemo(() => pastDefinition(definition, unknown), [definition, unknown]);
  const form = useForm({ defaultValues: withoutVersion(record) });
  const stored = useMemo(
    () => ({ definition: shown, record, isPast: true, onReload: async () => undefined }),
    [shown, record],
  );
  const name = titleOf(definition, past.record);
  const title = translate('history.asOf', { when: shownMoment(change.at, locale) });
  usePageTitle(`${name}: ${title}`);
  return (
    <FormProvider {...form}>
      <WithGone gone={gone}>
        <StoredRecordContext value={stored}>
          <RecordFrame title={title} facts={<Doer name={name} past={past} />}>
            <PastButtons definition={definition} past={past} />
          </RecordFrame>
          <Box
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 1156 }}
          >
            {lies && <Alert severity="info">{translate('history.lies')}</Alert>}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Sides past={past} />
              <ToChange definition={definition} past={past} />
              <Typography variant="body2" color="text.secondary">
                {translate('history.pastHelp')}
              </Typography>
            </Box>
            <Parts definition={shown} />
            <Look definition={definition} past={past} />
          </Box>
        </StoredRecordContext>
      </WithGone>
    </FormProvider>
  );
};
