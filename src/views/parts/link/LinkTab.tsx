import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLabels } from '../../../fields/labels';
import { WrittenBy } from '../../../fields/WrittenBy';
import { mayLink } from '../../../session/rights';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { useStoredRecord } from '../../storedRecord';
import { LinkedRecord } from './LinkedRecord';
import { LinkedRows } from './LinkedRows';
import { SearchedRows } from './SearchedRows';
import { useLinked } from './useLinked';

/** What is assigned to a record beside what is available, each side searched and changed at once. */
export const LinkTab = ({ name }: { name: string }) => {
  const { definition, record } = useStoredRecord();
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const spec = definition.links[name];
  if (!spec) throw new Error(`${definition.name} has no link "${name}".`);
  const linked = useLinked(name, spec);
  const mayChange = mayLink(definition, spec, record);
  if (linked.error) return <FailedToLoad error={linked.error} onRetry={() => linked.refetch()} />;
  if (linked.isLoading) return <TabSkeleton />;
  const common = { spec, busyId: linked.busyId, isBusy: linked.isBusy };
  const { addMany } = linked;
  const isSearched = !spec.read && !spec.choices;
  return (
    <>
      <WrittenBy writer={spec.writtenBy} />
      <SaveFailure failure={linked.failure} onRetry={linked.retry} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {spec.one ? (
          <LinkedRecord
            {...common}
            heading={labels.link(name)}
            row={linked.assigned[0]}
            onRemove={mayChange ? linked.remove : undefined}
          />
        ) : (
          <LinkedRows
            {...common}
            heading={translate('views.links.assigned')}
            rows={linked.assigned}
            change={mayChange ? { kind: 'remove', one: linked.remove } : undefined}
          />
        )}
        {mayChange && isSearched && (
          <SearchedRows
            {...common}
            own={definition.name === spec.to ? record.id : undefined}
            assigned={linked.assigned}
            onAdd={linked.add}
          />
        )}
        {mayChange && !isSearched && (
          <LinkedRows
            {...common}
            heading={translate('views.links.available')}
            rows={linked.available}
            change={{
              kind: 'add',
              one: linked.add,
              all: spec.one ? undefined : addMany,
              holderOf: linked.holderOf,
            }}
          />
        )}
      </Box>
    </>
  );
};
