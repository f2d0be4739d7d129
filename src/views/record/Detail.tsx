import NotFoundIcon from '@mui/icons-material/SearchOffOutlined';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { newRecordUpload, type Resource, titleOf } from '../../../schemas';
import type { RouteParams } from '../../../schemas/routing/page';
import { useProblemText } from '../../fields/useProblemText';
import { prepareEntered } from '../../kinds/prepareEntered';
import { withEntries } from '../../kinds/withEntries';
import { useDefinition } from '../../routing/definitions';
import { NoAccessPage } from '../../routing/pages/NoAccessPage';
import { NotFoundPage } from '../../routing/pages/NotFoundPage';
import { PageMessage } from '../../routing/pages/PageMessage';
import { WaysBack } from '../../routing/pages/WaysBack';
import { part } from '../../routing/part';
import { useListPath } from '../../routing/paths';
import { useWayBack } from '../../routing/useWayBack';
import { isEditable, mayAdd } from '../../session/rights';
import { DetailSkeleton } from '../../ui/loading/DetailSkeleton';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import type { Values } from '../form/formTypes';
import { WAS } from '../history/parameters';
import { RecordScreen } from '../RecordScreen';
import { StoredRecordContext } from '../storedRecord';
import { toAdd } from '../upload/toAdd';
import { follower, placeBehind } from './follower';
import { MissingRecord } from './MissingRecord';
import { RecordPage } from './RecordPage';
import { useWholeRecord } from './useWholeRecord';

const AsItWas = part('AsItWas', () => import('./AsItWas'));

interface Props {
  definition: Resource;
  id: string;
  /** The record's holder as in the address. */
  params: RouteParams;
}

/** What was deleted since it was read last is no longer shown. */
const isGone = (error: Error): boolean => error instanceof HttpError && error.status === 404;

const Stored = ({ definition, id, params }: Props) => {
  const [search] = useSearchParams();
  const wayBack = useWayBack();
  const textOf = useProblemText(definition.name);
  const notLoaded = definition.messages?.notLoaded;
  const wantsEdit = search.get('edit') === 'true';
  const { data, error, refetch, row } = useWholeRecord(
    definition,
    definition.single ? 0 : Number(id),
    wantsEdit,
  );
  const stored = useMemo(
    () => data && { definition, record: data, onReload: async () => void (await refetch()) },
    [definition, data, refetch],
  );
  const isMissing = error !== null && isGone(error) && !(stored && wantsEdit);
  if (isMissing && definition.messages?.missing !== undefined)
    return <MissingRecord definition={definition} params={params} />;
  // What is typed stays, whatever became of the record; a save reports it.
  if (error && (!stored || isMissing))
    return (
      <FailedToLoad
        error={error}
        title={notLoaded && textOf({ message: notLoaded })}
        onRetry={() => refetch()}
        back={definition.single ? undefined : wayBack(definition.name, params)}
      />
    );
  if (!stored) return <DetailSkeleton title={row && titleOf(definition, row)} />;
  const { record, onReload } = stored;
  return (
    <StoredRecordContext value={stored}>
      {definition.page ? (
        <Suspense fallback={<DetailSkeleton title={titleOf(definition, record)} />}>
          <RecordScreen screen={definition.page} />
        </Suspense>
      ) : (
        <RecordPage
          definition={definition}
          record={record}
          mode={wantsEdit && isEditable(definition, record) ? 'edit' : 'view'}
          onReload={onReload}
        />
      )}
    </StoredRecordContext>
  );
};

/** The address has no number in the place of one. */
const InvalidId = ({ definition, message }: { definition: Resource; message: string }) => {
  const textOf = useProblemText(definition.name);
  return (
    <PageMessage Icon={NotFoundIcon} title={textOf({ message })} text="">
      <WaysBack />
    </PageMessage>
  );
};

/**
 * What the address fills in a new record: its holder, and fields that declare it, as `?listId=3` fills one
 * that is filled `fromAddress: 'listId'`.
 */
const useGiven = ({ fields }: Resource, params: RouteParams): Record<string, string> => {
  const [search] = useSearchParams();
  const given = Object.entries(fields).flatMap(([name, field]) => {
    const asked = field.fromAddress === undefined ? null : search.get(field.fromAddress);
    const text = params[name] ?? asked;
    return text === null ? [] : [[name, text]];
  });
  return Object.fromEntries(given);
};

const New = ({ definition, params }: Omit<Props, 'id'>) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const given = useGiven(definition, params);
  // How many have been made without leaving the page, and what the next one begins with.
  const [{ made, next }, setMade] = useState<{ made: number; next: Values }>({ made: 0, next: {} });
  const { data, error, refetch } = useQuery({
    queryKey: [definition.name, 'defaults', made],
    queryFn: async () => {
      const [values, place] = await Promise.all([
        provider.defaults(definition.name, given),
        // Whoever may not see the others begins where the definition specifies.
        placeBehind(provider, definition, given).catch(() => ({})),
        prepareEntered(definition.fields).catch(() => undefined),
      ]);
      return { ...values, ...place };
    },
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <FailedToLoad error={error} onRetry={() => refetch()} />;
  if (!data) return <DetailSkeleton />;
  const { create } = definition.verbs;
  // What is revealed of a new record once is shown on its own page.
  const mayGoOn = create !== false && create?.revealOnce === undefined;
  return (
    <RecordPage
      key={made}
      definition={definition}
      record={{ ...data, ...next }}
      isBegun={made > 0 || Object.keys(given).length > 0}
      mode="create"
      given={given}
      onAnother={
        mayGoOn
          ? (last) => setMade({ made: made + 1, next: follower(definition, last) })
          : undefined
      }
    />
  );
};

/** A record of any resource, seen, edited or new, under one address. */
const Detail = ({ name, ...props }: Omit<Props, 'definition'> & { name: string }) => {
  const { id } = props;
  const definition = useDefinition(name);
  const isNew = id === 'add';
  const listPath = useListPath();
  const [search] = useSearchParams();
  const change = Number(search.get(WAS));
  if (isNew && newRecordUpload(definition.verbs))
    return <Navigate to={listPath(name, props.params)} state={toAdd} replace />;
  const invalidId = definition.messages?.invalidId;
  if (invalidId !== undefined && !isNew && !/^\d+$/.test(id))
    return <InvalidId definition={definition} message={invalidId} />;
  if (definition.detail.length === 0 || (isNew && definition.verbs.create === false))
    return <NotFoundPage />;
  if (isNew && !mayAdd(definition)) return <NoAccessPage module={definition.module} />;
  if (!isNew && change > 0)
    return (
      <Suspense fallback={<DetailSkeleton />}>
        <AsItWas
          key={`${name}/${id}/${change}`}
          definition={definition}
          id={definition.single ? 0 : Number(id)}
          change={change}
        />
      </Suspense>
    );
  return isNew ? (
    <New key={name} definition={definition} {...props} />
  ) : (
    <Stored key={`${name}/${id}`} definition={definition} {...props} />
  );
};

export default withEntries(Detail);
