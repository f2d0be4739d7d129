import Box from '@mui/material/Box';
import type { Resource } from '../../schemas';
import { FieldScope } from '../fields/FieldScope';
import { FieldShow } from '../fields/FieldShow';
import { fieldsOf } from '../fields/fields';
import { useLabels } from '../fields/labels';

interface Props {
  definition: Resource;
  record: Readonly<Record<string, unknown>>;
}

/** The picture that stands before a record's name; it adds nothing to the name for those who don't see it. */
export const RecordPicture = ({ definition, record }: Props) => {
  const labels = useLabels(definition.name);
  const { thumbnail, name } = definition;
  if (thumbnail === undefined || !record[thumbnail]) return null;
  return (
    <FieldScope fields={fieldsOf(definition)} labelScope={labels} resource={name} record={record}>
      <Box component="span" aria-hidden="true" sx={{ mr: 1.5, flexShrink: 0 }}>
        <FieldShow name={thumbnail} isCell />
      </Box>
    </FieldScope>
  );
};
