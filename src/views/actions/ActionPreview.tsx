import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Values } from '../../../dataProvider/values';
import {
  type ActionSpec,
  checkValue,
  type DataRecord,
  f,
  isShown,
  type Resource,
  titleOf,
} from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useDebounced } from '../../ui/waiting/useDebounced';
import { type Become, BeforeAfter } from './BeforeAfter';

/** Most records to request, and most lines to show of the answer. */
const ASKED = 5;
const SHOWN = 8;

interface Props {
  definition: Resource;
  /** The action's name. */
  name: string;
  spec: ActionSpec;
  /** The records that it would be done to. */
  records: readonly DataRecord[];
  /** What is entered by now. */
  asked: Values;
}

const isRight = ({ asks = {} }: ActionSpec, asked: Values): boolean =>
  Object.entries(asks).every(
    ([name, field]) =>
      !isShown(field, asked) || checkValue(asked[name], field, asked, 'create') === undefined,
  );

/** What an action would do to the first records: what becomes of their values, or why it is refused. */
interface Preview {
  readonly lines: readonly Become[];
  readonly refused: readonly string[];
}

const usePreview = ({
  definition,
  spec,
  records,
  asked,
}: Omit<Props, 'name'>): Preview | undefined => {
  const provider = useDataProvider<BackOfficeProvider>();
  const settled = useDebounced(asked);
  const { previews, asks = {} } = spec;
  const about = records.slice(0, ASKED);
  const { data } = useQuery({
    queryKey: [definition.name, previews?.fn, about.map(({ id }) => id), settled],
    enabled: isRight(spec, settled),
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const as = previews?.as ?? f.text();
      const fields = { title: f.text(), before: as, after: as };
      const question = { rowsFrom: { fn: previews?.fn }, fields, asks, messages: false } as const;
      const preview: { lines: Become[]; refused: string[] } = { lines: [], refused: [] };
      for (const record of about)
        try {
          const given = { record, asked: settled, signal };
          const rows = await provider.query(definition.name, question, given);
          preview.lines.push(
            ...rows.map(({ title, before, after }, at) => ({
              key: `${record.id} ${at}`,
              title: String(title),
              before,
              after,
            })),
          );
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          preview.refused.push(`${titleOf(definition, record)}: ${error.message}`);
        }
      return preview;
    },
  });
  return isRight(spec, asked) ? data : undefined;
};

/** What an action would change with what is entered, before it is done. */
export const ActionPreview = ({ spec, ...props }: Props) => {
  const { definition, name, records } = props;
  const labels = useLabels(definition.name);
  const preview = usePreview({ ...props, spec });
  if (!preview || !spec.previews) return null;
  const { lines, refused } = preview;
  return (
    <>
      {lines.length > 0 && (
        <BeforeAfter
          lines={lines.slice(0, SHOWN)}
          rest={Math.max(0, lines.length - SHOWN, records.length - ASKED)}
          field={spec.previews.as}
          labelScope={labels}
          resource={definition.name}
          nothing={spec.messages?.nothing && labels.action(name).nothing()}
        />
      )}
      {refused.map((text) => (
        <Typography key={text} variant="body2" color="error" role="status">
          {text}
        </Typography>
      ))}
    </>
  );
};
