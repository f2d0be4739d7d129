import { type ReactNode, Suspense, use } from 'react';
import { useReference } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { GoneReferred } from '../../fields/goneReferred';
import { useRecordPath } from '../../routing/paths';
import { PageLink } from '../../ui/optimisations/PageLink';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { useReferred } from './useReferred';

interface Props {
  to: string | undefined;
  id: number;
  /** Known already; without it the record is requested. */
  title?: string;
}

interface FetchedProps {
  id: number;
  /** @param title as long as it is on its way, none */
  children(title?: string): ReactNode;
}

const Fetched = ({ definition, id, children }: FetchedProps & { definition: Resource }) => {
  const { referenceRecord, isPending } = useReference<DataRecord>({
    reference: definition.name,
    id,
    options: { retry: false },
  });
  if (isPending) return children();
  return children(referenceRecord ? titleOf(definition, referenceRecord) : `#${id}`);
};

/** Draws what is made of another record's title, which is requested; of its number where it can't be read. */
export const RequestedTitle = ({ to, id, children }: FetchedProps & { to: string }) => {
  const definition = useReferred(to);
  return definition ? (
    <Fetched definition={definition} id={id}>
      {children}
    </Fetched>
  ) : (
    children(`#${id}`)
  );
};

const Waiting = () => <Skeleton variant="text" width={96} style={{ display: 'inline-block' }} />;

const Linked = ({ to, id, children }: Omit<Props, 'title'> & { children: ReactNode }) => {
  const recordPath = useRecordPath();
  const path = to === undefined ? null : recordPath(to, id);
  return path === null ? children : <PageLink to={path}>{children}</PageLink>;
};

/** What another record is called, as a link to it where it has a page. */
export const ReferredTitle = ({ to, id, title }: Props) =>
  use(GoneReferred).get(`${to} ${id}`) ?? (
    <Suspense fallback={<Waiting />}>
      <Linked to={to} id={id}>
        {title ||
          (to === undefined ? (
            `#${id}`
          ) : (
            <RequestedTitle to={to} id={id}>
              {(requested) => requested ?? <Waiting />}
            </RequestedTitle>
          ))}
      </Linked>
    </Suspense>
  );
