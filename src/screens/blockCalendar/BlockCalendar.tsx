import '../../views/week/texts';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isAllowed } from '../../../dataProvider/session';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { withKinds } from '../../kinds/withKinds';
import { usePageTitle } from '../../routing/pageTitle';
import { useListPath, useRecordPath } from '../../routing/paths';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { PageHead } from '../../ui/PageHead';
import { type Bar, hoursOf as spanText } from '../../ui/week/bar';
import type { Span } from '../../ui/week/hours';
import { useWeek } from '../../ui/week/useWeek';
import { WeekGrid } from '../../ui/week/WeekGrid';
import { WeekLegend } from '../../ui/week/WeekLegend';
import { type ChildDialog, ChildDialogs } from '../../views/parts/children/ChildDialogs';
import { RecordChoice } from '../../views/RecordChoice';
import type { PageProps } from '../../views/screenContexts';
import { type Block, hoursOf } from './blockBars';
import { labelOf, useBars } from './useBars';
import { useBlocks } from './useBlocks';
import { useFirstResource } from './useFirstResource';
import { useOpeningHours } from './useOpeningHours';

/** The dialog that is open, and where what is new was drawn. */
interface Open {
  readonly dialog: ChildDialog;
  readonly drawn?: Span;
}

/** The part of the address that names the resource, and what stands there for all of them. */
const QUERY = 'resource';
const ALL = 'all';

/** The resources that blocks are of. */
const RESOURCES = {
  to: 'resources',
  choices: { method: 'GET', path: 'blocks-helpers/resources' },
} as const;

/** What a person does with a block, as far as the rights go: each opens a dialog, or the record to be read. */
const useOpening = (
  { module }: PageProps['definition'],
  definition: Resource,
  blocks: readonly Block[] | undefined,
) => {
  const recordPath = useRecordPath();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const may = (right: 'create' | 'update' | 'delete') => isAllowed(module, right);
  const blockOf = ({ key }: Pick<Bar, 'key'>) => blocks?.find(({ id }) => String(id) === key);
  const draw = (drawn: Span) => setOpen({ dialog: { kind: 'edit', id: 'add' }, drawn });
  const onOpen = (bar: Bar) => {
    const id = Number(bar.key);
    if (may('update')) return setOpen({ dialog: { kind: 'edit', id } });
    const path = recordPath(definition.name, id, blockOf(bar));
    if (path !== null) navigate(path);
  };
  const remove = (bar: Pick<Bar, 'key'>) => {
    const child = blockOf(bar);
    if (child) setOpen({ dialog: { kind: 'delete', child } });
  };
  return {
    open,
    close: () => setOpen(null),
    removeOpen: may('delete') ? (id: number) => remove({ key: String(id) }) : undefined,
    mayUpdate: may('update'),
    handlers: {
      onOpen,
      onDraw: may('create') ? draw : undefined,
      onRemove: may('delete') ? remove : undefined,
    },
  };
};

/** The blocks of a week by resource: drawn, moved and sized, and opened in their form. */
const BlockCalendar = ({ definition: page }: PageProps) => {
  const { screen, several } = useLabels(page.name);
  usePageTitle(several());
  const days = useWeek();
  const listPath = useListPath();
  const [query, setQuery] = useSearchParams();
  const asked = query.get(QUERY);
  const first = useFirstResource(asked === null);
  const resourceId = asked === null ? first.id : Number(asked) || null;
  const { definition, blocks, error, reload, storing, place } = useBlocks(
    page.name,
    resourceId,
    first.isPending,
  );
  const { closed, differing } = useOpeningHours(resourceId);
  const isOfAll = resourceId === null && !first.isPending;
  const { bars, meanings } = useBars(page.name, blocks, isOfAll);
  const put = (bar: Bar, span: Span) => {
    const block = blocks?.find(({ id }) => String(id) === bar.key);
    const where = `${days[span.day]} ${spanText(span)}`;
    const name = block && labelOf(block, isOfAll);
    return block && place(block, span, screen('moved', { name, where }));
  };
  const { open, close, removeOpen, mayUpdate, handlers } = useOpening(page, definition, blocks);
  return (
    <>
      <PageHead title={several()}>
        <Button component={Link} to={listPath(definition.name)} startIcon={<ListIcon />}>
          {screen('list')}
        </Button>
      </PageHead>
      <RecordChoice
        choices={RESOURCES}
        label={screen('resource')}
        id={resourceId}
        onChoose={(id) => setQuery({ [QUERY]: id === null ? ALL : String(id) })}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {isOfAll && `${screen('all')} `}
        {screen(mayUpdate ? 'help' : 'readOnly')}
        {!isOfAll && ` ${screen('shaded')}`}
        {differing.length > 0 && ` ${screen('differing', { days: differing.join('; ') })}`}
      </Typography>
      <SaveFailure failure={storing.failure} onRetry={storing.retry} />
      {error && !blocks && <FailedToLoad error={error} onRetry={() => reload()} />}
      {!error && !blocks && <TabSkeleton />}
      {meanings.length > 0 && <WeekLegend title={screen('legend')} meanings={meanings} />}
      {blocks && (
        <WeekGrid
          days={days}
          label={several()}
          bars={bars}
          takesMidnight
          shaded={closed}
          {...handlers}
          onChange={mayUpdate ? put : undefined}
        />
      )}
      {open && (
        <ChildDialogs
          child={definition}
          open={open.dialog}
          fixed={open.drawn ? { resourceId, ...hoursOf(open.drawn) } : {}}
          onDelete={removeOpen}
          onClose={close}
        />
      )}
    </>
  );
};

export default withKinds(BlockCalendar);
