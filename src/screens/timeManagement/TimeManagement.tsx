import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { DataRecord } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { withKinds } from '../../kinds/withKinds';
import { useDefinition } from '../../routing/definitions';
import { usePageTitle } from '../../routing/pageTitle';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { PageHead } from '../../ui/PageHead';
import { ActionButton } from '../../views/actions/ActionButton';
import { RecordChoice } from '../../views/RecordChoice';
import type { PageProps } from '../../views/screenContexts';
import { Times } from './Times';

/** All resources, wherever they are chosen from. */
const RESOURCES = {
  to: 'resources',
  choices: { method: 'GET', path: 'ticketing/resources' },
} as const;

/** What is copied between resources is an action of theirs. */
const COPY = 'copyTimeConfig';

/** Chooses a resource, and edits when it is open. The choice stands in the address. */
const TimeManagement = ({ definition }: PageProps) => {
  const labels = useLabels(definition.name);
  const title = labels.several();
  usePageTitle(title);
  const resources = useDefinition('resources');
  const [query, setQuery] = useSearchParams();
  const resourceId = Number(query.get('resource')) || null;
  const { data, error, refetch } = useGetOne<DataRecord>(
    resources.name,
    { id: resourceId ?? 0 },
    { enabled: resourceId !== null, retry: false },
  );
  const copy = resources.actions[COPY];
  const choose = (id: number | null) => setQuery(id === null ? {} : { resource: String(id) });
  return (
    <>
      <PageHead title={title}>
        {data && copy && (
          <ActionButton definition={resources} name={COPY} spec={copy} record={data} />
        )}
      </PageHead>
      <RecordChoice
        choices={RESOURCES}
        label={labels.screen('resource')}
        id={resourceId}
        onChoose={choose}
      />
      {resourceId === null && (
        <Typography color="text.secondary">{labels.screen('choose')}</Typography>
      )}
      {error && !data && <FailedToLoad error={error} onRetry={() => refetch()} />}
      {resourceId !== null && !data && !error && <TabSkeleton />}
      {resourceId !== null && data && (
        <Times
          key={resourceId}
          resourceId={resourceId}
          module={definition.module}
          labels={labels}
        />
      )}
    </>
  );
};

export default withKinds(TimeManagement);
