import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Values } from '../../../../dataProvider/values';
import { type AnyField, isKind, type Resource } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';

interface Props {
  child: Resource;
  /** The field of the children that names the record above, and its id. */
  holder: { readonly target: string; readonly id: number };
  values: Values;
  onChange(values: Values): void;
}

interface AskProps extends Props {
  name: string;
  codes: readonly (string | number)[];
}

/** How many of the children there are of each code. */
const useCounts = ({ child, holder, name, codes }: AskProps) => {
  const provider = useDataProvider();
  return useQueries({
    queries: codes.map((code) => ({
      queryKey: [child.name, 'count', holder.target, holder.id, name, code],
      queryFn: async () => {
        const { total } = await provider.getManyReference(child.name, {
          ...holder,
          filter: { [name]: code },
          sort: { field: '', order: 'ASC' },
          pagination: { page: 1, perPage: 1 },
        });
        return total;
      },
      retry: false,
    })),
  });
};

/** The codes of a choice, each with how many there are of it; one that is pressed narrows the children to those. */
const Ask = (props: AskProps) => {
  const { child, name, codes, values, onChange } = props;
  const labels = useLabels(child.name).asks();
  const counts = useCounts(props);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={labels.field(name)}
      value={values[name] ?? null}
      onChange={(_, code: string | number | null) =>
        onChange({ ...values, [name]: code ?? undefined })
      }
    >
      {codes.map((code, index) => {
        const count = counts[index]?.data;
        return (
          <ToggleButton
            key={code}
            value={code}
            disabled={count === 0 && values[name] !== code}
            sx={{ textTransform: 'none' }}
          >
            {labels.code(name, code)}
            {count === undefined ? '' : ` (${count})`}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};

const codesOf = (field: AnyField): readonly (string | number)[] =>
  isKind(field, 'choice') ? field.values : [];

/** What narrows the children though none has a value for it. */
export const ChildAsks = (props: Props) =>
  Object.entries(props.child.list.asks ?? {}).map(([name, field]) => (
    <Ask key={name} {...props} name={name} codes={codesOf(field)} />
  ));
