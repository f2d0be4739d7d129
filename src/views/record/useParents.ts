import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type DataRecord, isKind, type OptionsOf, type Resource } from '../../../schemas';
import { ownTitle } from '../../kinds/reference/referenceTitles';
import { usePageParents } from '../../routing/pageTitle';
import { useRecordPath } from '../../routing/paths';
import { recordKey } from '../recordKeys';

type ParentField = readonly [name: string, options: OptionsOf<'reference'>];

/** Most records that one lies beneath; what is beneath itself has no end. */
const MOST_LEVELS = 8;

/** The field by which records of a resource lie beneath others of it, where the record names the other one. */
const parentField = ({ name, fields }: Resource): ParentField | undefined =>
  Object.entries(fields).flatMap(([field, options]): readonly ParentField[] =>
    isKind(options, 'reference') && options.to === name && options.titleIn !== undefined
      ? [[field, options]]
      : [],
  )[0];

interface Parent {
  readonly id: number;
  readonly title: string;
}

/** What a record lies beneath, by its own fields. */
const parentOf = (
  [name, options]: ParentField,
  record: Readonly<Record<string, unknown>>,
): Parent | undefined => {
  const id = Number(record[name] ?? 0);
  const title = id > 0 ? ownTitle(id, options, record) : '';
  return title === '' ? undefined : { id, title };
};

/** Shows in the breadcrumb which records of the same kind a record lies beneath, the nearest last. */
export const useParents = (
  definition: Resource,
  record: Readonly<Record<string, unknown>>,
): void => {
  const recordPath = useRecordPath();
  const provider = useDataProvider();
  const client = useQueryClient();
  const { name } = definition;
  const field = parentField(definition);
  const nearest = field && parentOf(field, record);
  const { data: above = [] } = useQuery({
    queryKey: [name, 'above', nearest?.id],
    enabled: nearest !== undefined,
    retry: false,
    queryFn: async () => {
      const found: Parent[] = [];
      for (let at = nearest; field && at && found.length < MOST_LEVELS; ) {
        const { id } = at;
        const parent = await client.ensureQueryData<DataRecord>({
          queryKey: recordKey(name, id),
          queryFn: async () => (await provider.getOne<DataRecord>(name, { id })).data,
        });
        at = parentOf(field, parent);
        if (at) found.unshift(at);
      }
      return found;
    },
  });
  usePageParents(
    nearest
      ? [...above, nearest].map(({ id, title }) => ({
          text: title,
          to: recordPath(name, id) ?? '',
        }))
      : [],
  );
};
