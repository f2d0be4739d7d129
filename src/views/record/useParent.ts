import { isKind, type OptionsOf, type Resource } from '../../../schemas';
import { ownTitle } from '../../kinds/reference/referenceTitles';
import { usePageParent } from '../../routing/pageTitle';
import { useRecordPath } from '../../routing/paths';

type ParentField = readonly [name: string, options: OptionsOf<'reference'>];

/** The field by which records of a resource lie beneath others of it, where the record names the other one. */
const parentField = ({ name, fields }: Resource): ParentField | undefined =>
  Object.entries(fields).flatMap(([field, options]): readonly ParentField[] =>
    isKind(options, 'reference') && options.to === name && options.titleIn !== undefined
      ? [[field, options]]
      : [],
  )[0];

/** Says in the breadcrumb which record of the same kind a record lies beneath. */
export const useParent = (
  definition: Resource,
  record: Readonly<Record<string, unknown>>,
): void => {
  const recordPath = useRecordPath();
  const [name, options] = parentField(definition) ?? [];
  const id = name === undefined ? 0 : Number(record[name] ?? 0);
  usePageParent(
    id > 0 && options ? ownTitle(id, options, record) : '',
    id > 0 ? recordPath(definition.name, id) : null,
  );
};
