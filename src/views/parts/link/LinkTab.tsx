import { useLabels } from '../../../fields/labels';
import { WrittenBy } from '../../../fields/WrittenBy';
import { mayLink } from '../../../session/rights';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { useStoredRecord } from '../../storedRecord';
import { LinkAdder } from './LinkAdder';
import { LinkedRecord } from './LinkedRecord';
import { LinkedRows } from './LinkedRows';
import { LinkOffers } from './LinkOffers';
import { useLinked } from './useLinked';

/** What is assigned to a record, and the way to what is available; each change is stored at once. */
export const LinkTab = ({ name }: { name: string }) => {
  const { definition, record } = useStoredRecord();
  const labels = useLabels(definition.name);
  const spec = definition.links[name];
  if (!spec) throw new Error(`${definition.name} has no link "${name}".`);
  const linked = useLinked(name, spec);
  if (linked.error) return <FailedToLoad error={linked.error} onRetry={() => linked.refetch()} />;
  if (linked.isLoading) return <TabSkeleton />;
  const mayChange = mayLink(definition, spec, record);
  const own = definition.name === spec.to ? Number(record.id) : undefined;
  const common = {
    spec,
    busyId: linked.busyId,
    isBusy: linked.isBusy,
    onRemove: mayChange ? linked.remove : undefined,
    adding: mayChange && <LinkAdder spec={spec} linked={linked} own={own} />,
  };
  return (
    <>
      <WrittenBy writer={spec.writtenBy} />
      <SaveFailure failure={linked.failure} onRetry={linked.retry} />
      {spec.one ? (
        <LinkedRecord {...common} heading={labels.link(name)} row={linked.assigned[0]} />
      ) : (
        <>
          <LinkedRows {...common} rows={linked.assigned} />
          {mayChange && <LinkOffers spec={spec} linked={linked} />}
        </>
      )}
    </>
  );
};
