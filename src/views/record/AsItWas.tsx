import '../history/texts';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Side } from '../../../dataProvider/calls/history';
import type { Resource } from '../../../schemas';
import { withEntries } from '../../kinds/withEntries';
import { useWayBack } from '../../routing/useWayBack';
import { DetailSkeleton } from '../../ui/loading/DetailSkeleton';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { SIDE } from '../history/parameters';
import { historyKey } from '../history/useHistory';
import { PastPage } from './PastPage';

interface Props {
  definition: Resource;
  /** The record's id; of a single one none is asked for. */
  id: number;
  /** The change at which it is shown, by its id. */
  change: number;
}

const sides: readonly Side[] = ['before', 'after'];

/** A record as it was before or after one of its changes, whether it is still there or lies in the trash. */
const AsItWas = ({ definition, id, change }: Props) => {
  const translate = useTranslate();
  const wayBack = useWayBack();
  const [search] = useSearchParams();
  const side = sides.find((one) => one === search.get(SIDE));
  const { name } = definition;
  const provider = useDataProvider<BackOfficeProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [...historyKey(name, id), 'past', change, side],
    retry: false,
    gcTime: 0,
    queryFn: () => provider.getPast(name, { id }, change, side),
  });
  if (error) {
    const isGone = error instanceof HttpError && error.status === 404;
    return (
      <FailedToLoad
        error={error}
        {...(isGone && { title: translate('history.pastGone') })}
        onRetry={() => void refetch()}
        {...(!definition.single && { back: wayBack(name) })}
      />
    );
  }
  if (!data) return <DetailSkeleton />;
  return <PastPage key={data.side} definition={definition} past={data} />;
};

export default withEntries(AsItWas);
