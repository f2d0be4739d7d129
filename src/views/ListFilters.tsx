import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../schemas';
import { fieldOf, viewOf } from './fields';
import { useLabels } from './labels';

interface Props {
  definition: Resource;
  values: Record<string, unknown>;
  onChange(changes: Record<string, unknown>): void;
}

/** The filters that a definition offers, each entered as its field's kind is. */
export const ListFilters = ({ definition, values, onChange }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const id = useId();
  const names = definition.list.filters ?? [];
  const isNarrowed = names.some((name) => values[name] !== undefined);
  return (
    <>
      {names.map((name) => {
        const { required: _required, ...field } = fieldOf(definition, name);
        const { Filter, Input } = viewOf(field);
        const Entry = Filter ?? Input;
        return (
          <Box key={name} sx={{ width: { xs: '100%', sm: 200 } }}>
            <Entry
              id={`${id}-${name}`}
              name={name}
              label={labels.field(name)}
              field={field}
              scope={labels.scope}
              resource={definition.name}
              record={values}
              value={values[name] ?? ''}
              onChange={(value) => onChange({ [name]: value })}
              onBlur={() => {}}
              isRequired={false}
            />
          </Box>
        );
      })}
      {isNarrowed && (
        <Button onClick={() => onChange(Object.fromEntries(names.map((name) => [name, ''])))}>
          {translate('views.clearFilters')}
        </Button>
      )}
    </>
  );
};
