import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { type AnyField, type DataRecord, f, type Resource } from '../../../schemas';
import { useRecordPath } from '../../routing/paths';
import { recordKey } from '../recordKeys';

interface Props {
  definition: Resource;
  spec: NonNullable<Resource['versions']>;
  record: DataRecord;
}

/** All versions of the thing that a record is one of, the newest first. */
const useVersions = ({ definition, spec, record }: Props) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { by, name, sort: number } = spec;
  const shared = record[by];
  return useQuery({
    queryKey: [definition.name, 'versions', shared],
    retry: false,
    queryFn: async ({ signal }): Promise<readonly DataRecord[]> => {
      const fields: Record<string, AnyField> = { [name]: f.text(), [number]: f.integer() };
      const call = { method: 'GET', path: definition.path, args: { [by]: shared } } as const;
      const { rows } = await provider.ask(call, { rows: fields }, { signal });
      const numberOf = (row: DataRecord) => Number(row[number] ?? 0);
      return [...rows].sort((one, other) => numberOf(other) - numberOf(one) || other.id - one.id);
    },
  });
};

/** Who has just chosen a version may choose another. */
const CHOSEN = { hasChosenVersion: true };

const hasChosen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasChosenVersion' in state;

/** The choice among the versions of a thing; another one takes the place of this one in the address. */
export const VersionChoice = (props: Props) => {
  const { definition, spec, record } = props;
  const translate = useTranslate();
  const provider = useDataProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const recordPath = useRecordPath();
  const id = useId();
  const [wasChosen] = useState(() => hasChosen(location.state));
  const { data } = useVersions(props);
  const label = (row: DataRecord) =>
    translate('views.versionOf', {
      name: String(row[spec.name] ?? ''),
      number: String(row[spec.sort] ?? ''),
    });
  const open = async (other: number) => {
    const path = recordPath(definition.name, other);
    if (path === null || other === record.id) return;
    // Read before it is shown, so that the page stays while it comes.
    await client.prefetchQuery({
      queryKey: recordKey(definition.name, other),
      queryFn: async () => (await provider.getOne(definition.name, { id: other })).data,
    });
    navigate({ pathname: path, search: location.search }, { replace: true, state: CHOSEN });
  };
  // Until the others are known, this one is the only choice.
  const versions = data?.some((row) => row.id === record.id) ? data : [record];
  return (
    <TextField
      select
      size="small"
      id={id}
      label={translate('views.version')}
      value={record.id}
      onChange={({ target }) => open(Number(target.value))}
      autoFocus={wasChosen}
      fullWidth={false}
      slotProps={{ inputLabel: { sx: visuallyHidden } }}
      sx={{ minWidth: 140 }}
    >
      {versions.map((row) => (
        <MenuItem key={row.id} value={row.id}>
          {label(row)}
        </MenuItem>
      ))}
    </TextField>
  );
};
