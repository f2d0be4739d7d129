import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyFields, Resource } from '../../../schemas';
import { FieldInput } from '../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { fieldOf } from '../../fields/fields';
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
  const names = definition.list.conditions ?? [];
  const isOn = Object.fromEntries(names.map((name) => [name, values[name] === true]));
  const change = (name: string, next: unknown) => onChange({ [name]: next || '' });
  return (
    <FieldScope
      fields={Object.fromEntries(names.map((name) => [name, isFlag]))}
      labelScope={labels.conditions()}
      resource={definition.name}
      record={values}
      entry={{ id, mode: 'optional', useControl: controlsOf(isOn, change) }}
    >
      {names.map((name) => (
        <Box key={name} sx={{ px: 1.5 }}>
          <FieldInput name={name} />
        </Box>
      ))}
    </FieldScope>
  );
};

/** The fields that are filtered by; none of them must be. */
const filtersOf = (definition: Resource): AnyFields =>
  Object.fromEntries(
    (definition.list.filters ?? []).map((name) => {
      const { required: _required, ...field } = fieldOf(definition, name);
      return [name, field];
    }),
  );

/** The filters that a definition offers, each entered as its field's kind is, and its conditions. */
export const ListFilters = ({ definition, values, onChange }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const id = useId();
  const fields = filtersOf(definition);
  const names = Object.keys(fields);
  const given = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const change = (name: string, value: unknown) => onChange({ [name]: value });
  const narrowing = [...names, ...(definition.list.conditions ?? [])];
  const isNarrowed = narrowing.some((name) => values[name] !== undefined);
  return (
    <>
      <FieldScope
        fields={fields}
        labelScope={labels}
        resource={definition.name}
        record={values}
        entry={{ id, mode: 'filter', useControl: controlsOf(given, change) }}
      >
        {names.map((name) => (
          <Box key={name} sx={{ width: { xs: '100%', sm: 200 } }}>
            <FieldInput name={name} />
          </Box>
        ))}
      </FieldScope>
      <ListConditions definition={definition} values={values} onChange={onChange} />
      {isNarrowed && (
        <Button onClick={() => onChange(Object.fromEntries(narrowing.map((name) => [name, ''])))}>
          {translate('views.clearFilters')}
        </Button>
      )}
    </>
  );
};
