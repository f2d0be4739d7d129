import { type ReactNode, Suspense } from 'react';
import { useReference } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
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

const Fetched = ({ definition, id }: { definition: Resource; id: number }) => {
  const { referenceRecord, isPending } = useReference<DataRecord>({
    reference: definition.name,
    id,
    options: { retry: false },
  });
  if (isPending) return <Skeleton variant="text" width={96} style={{ display: 'inline-block' }} />;
  return referenceRecord ? titleOf(definition, referenceRecord) : `#${id}`;
};

const Unknown = ({ to, id }: { to: string; id: number }) => {
  const definition = useReferred(to);
  return definition ? <Fetched definition={definition} id={id} /> : `#${id}`;
};

const Linked = ({ to, id, children }: Omit<Props, 'title'> & { children: ReactNode }) => {
  const recordPath = useRecordPath();
  const path = to === undefined ? null : recordPath(to, id);
  return path === null ? children : <PageLink to={path}>{children}</PageLink>;
};

/** What another record is called, as a link to it where it has a page. */
export const ReferredTitle = ({ to, id, title }: Props) => (
  <Suspense fallback={<Skeleton variant="text" width={96} style={{ display: 'inline-block' }} />}>
    <Linked to={to} id={id}>
      {title || (to === undefined ? `#${id}` : <Unknown to={to} id={id} />)}
    </Linked>
  </Suspense>
);
