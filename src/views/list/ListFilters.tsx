import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { fieldOf, viewOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';

interface Props {
  definition: Resource;
  values: Record<string, unknown>;
  onChange(changes: Record<string, unknown>): void;
}

const isFlag = { kind: 'flag' } as const;

/** Conditions that no record has a value for, each on or off. */
const ListConditions = ({ definition, values, onChange }: Props) => {
  const labels = useLabels(definition.name);
  const id = useId();
  const { Input } = viewOf(isFlag);
  return (definition.list.conditions ?? []).map((name) => (
    <Box key={name} sx={{ px: 1.5 }}>
      <Input
        id={`${id}-${name}`}
        name={name}
        label={labels.part('conditions', name)}
        field={isFlag}
        scope={labels.scope}
        resource={definition.name}
        record={values}
        value={values[name] === true}
        onChange={(isOn) => onChange({ [name]: isOn || '' })}
        onBlur={() => {}}
        isRequired={false}
      />
    </Box>
  ));
};

/** The filters that a definition offers, each entered as its field's kind is, and its conditions. */
export const ListFilters = ({ definition, values, onChange }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const id = useId();
  const names = definition.list.filters ?? [];
  const narrowing = [...names, ...(definition.list.conditions ?? [])];
  const isNarrowed = narrowing.some((name) => values[name] !== undefined);
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
      <ListConditions definition={definition} values={values} onChange={onChange} />
      {isNarrowed && (
        <Button onClick={() => onChange(Object.fromEntries(narrowing.map((name) => [name, ''])))}>
          {translate('views.clearFilters')}
        </Button>
      )}
    </>
  );
};
