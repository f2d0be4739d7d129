import { useScopeOf } from './FieldScope';
import { useViewOf } from './registry';

interface Props {
  name: string;
  /** Stands in a list's cell: one line, no own heading. */
  isCell?: boolean;
  /** Cuts longer texts after so many characters. */
  cutAt?: number;
}

const cut = (value: unknown, at: number | undefined): unknown =>
  at !== undefined && typeof value === 'string' && value.length > at
    ? `${value.slice(0, at)}…`
    : value;

/** The value of a field of the scope around it, to be read. */
export const FieldShow = ({ name, isCell, cutAt }: Props) => {
  const { field, labelScope, resource, record, holder } = useScopeOf(name);
  const { Show } = useViewOf()(field);
  return (
    <Show
      name={name}
      field={field}
      labelScope={labelScope}
      resource={resource}
      record={record}
      holder={holder}
      value={cut(record[name], cutAt)}
      isCell={isCell}
    />
  );
};
