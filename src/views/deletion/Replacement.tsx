import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { PickOne } from '../../fields/inputs/OptionPicker';
import { useListChoices } from '../../kinds/reference/useListChoices';

interface Props {
  definition: Resource;
  /** The record that is deleted, which can't take its own place. */
  deleted: number;
  value: number | null;
  onChange(value: number | null): void;
}

/** The choice of the record that takes the place of a deleted one. */
const Replacement = ({ definition, deleted, value, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { options, titleOf, isLoading, hasFailed, ...search } = useListChoices(
    definition,
    value === null ? [] : [value],
  );
  return (
    <Box sx={{ mt: 1 }}>
      <PickOne
        id={id}
        label={translate('views.usage.replaceBy')}
        isRequired
        options={options.filter((option) => option.id !== deleted)}
        isLoading={isLoading}
        noOptions={hasFailed ? translate('kinds.picker.failed') : undefined}
        onSearch={search.onSearch}
        searched={search.searched}
        value={value === null ? null : { id: value, title: titleOf(value) ?? '…' }}
        onChange={onChange}
        onBlur={() => undefined}
      />
    </Box>
  );
};

export default Replacement;
