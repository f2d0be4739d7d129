import { useGetOne } from 'react-admin';
import { type DataRecord, titleOf } from '../../../schemas';
import { useDefinition } from '../../routing/definitions';

interface Props {
  resource: string;
  id: number;
  /** Stands there until the record is known. */
  fallback: string;
}

/** What the record is called that holds the open one. */
export const HolderTitle = ({ resource, id, fallback }: Props) => {
  const definition = useDefinition(resource);
  const { data } = useGetOne<DataRecord>(
    resource,
    { id },
    { retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  return data ? titleOf(definition, data) : fallback;
};
