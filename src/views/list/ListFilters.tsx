import { Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { isKind, type Resource } from '../../../schemas';
import { FieldInput } from '../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { useLabels } from '../../fields/labels';
import button from '../../ui/plain/button.module.css';
import { useMaterial } from '../../ui/theme/material';
import { filterFields } from './filterFields';
import look from './list.module.css';

interface Props {
  definition: Resource;
  values: Record<string, unknown>;
  onChange(changes: Record<string, unknown>): void;
}

/** What narrows a list though no record has a value for it. A flag that is off asks for nothing. */
const ListAsks = ({ definition, values, onChange }: Props) => {
  const labels = useLabels(definition.name);
  const id = useId();
  const { asks = {} } = definition.list;
  return Object.entries(asks).map(([name, field]) => {
    const isSwitch = isKind(field, 'flag');
    const given = { [name]: isSwitch ? values[name] === true : (values[name] ?? '') };
    const change = (_: string, next: unknown) =>
      onChange({ [name]: isSwitch && !next ? '' : next });
    return (
      <FieldScope
        key={name}
        fields={asks}
        labelScope={labels.asks()}
        resource={definition.name}
        record={values}
        entry={{
          id,
          mode: isSwitch ? 'optional' : 'filter',
          useControl: controlsOf(given, change),
        }}
      >
        <div className={isSwitch ? look.switch : look.filter}>
          <FieldInput name={name} />
        </div>
      </FieldScope>
    );
  });
};

/** The room that filters take which aren't there yet. */
const Room = ({ definition: { name, list } }: Pick<Props, 'definition'>) => {
  const labels = useLabels(name).asks();
  return (
    <>
      {list.filters?.map((filter) => (
        <div key={filter} className={look.filter} />
      ))}
      {Object.entries(list.asks ?? {}).map(([ask, field]) =>
        isKind(field, 'flag') ? (
          <div key={ask} className={look.switch}>
            <span className={look.words}>{labels.field(ask)}</span>
          </div>
        ) : (
          <div key={ask} className={look.filter} />
        ),
      )}
    </>
  );
};

const Filters = ({ definition, values, onChange }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const id = useId();
  const fields = filterFields(definition);
  const names = Object.keys(fields);
  const given = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const change = (name: string, value: unknown) => onChange({ [name]: value });
  const narrowing = [...names, ...Object.keys(definition.list.asks ?? {})];
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
          <div key={name} className={look.filter}>
            <FieldInput name={name} />
          </div>
        ))}
      </FieldScope>
      <ListAsks definition={definition} values={values} onChange={onChange} />
      {isNarrowed && (
        <button
          type="button"
          className={button.text}
          onClick={() => onChange(Object.fromEntries(narrowing.map((name) => [name, ''])))}
        >
          {translate('views.clearFilters')}
        </button>
      )}
    </>
  );
};

/**
 * The filters that a definition offers, each entered as its field's kind is, and its conditions. They are made of
 * Material's parts, which come right after the first rows.
 */
export const ListFilters = (props: Props) => {
  const room = <Room definition={props.definition} />;
  if (!useMaterial()) return room;
  return (
    <Suspense fallback={room}>
      <Filters {...props} />
    </Suspense>
  );
};
