import FilterIcon from '@mui/icons-material/FilterList';
import { type ReactNode, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { filterFieldsOf, filterNames, isKind, type Resource } from '../../../schemas';
import { FieldInput } from '../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { useLabels } from '../../fields/labels';
import { focusFirstField } from '../../ui/focus/firstField';
import button from '../../ui/optimisations/button.module.css';
import { useMaterial } from '../../ui/theme/material';
import { AddFilter } from './AddFilter';
import look from './list.module.css';

interface Props {
  definition: Resource;
  values: Record<string, unknown>;
  onChange(changes: Record<string, unknown>): void;
}

interface PlaceProps {
  isNew: boolean;
  look?: string | undefined;
  children: ReactNode;
}

/** The focus goes to a filter that has just been added. */
const Place = ({ isNew, look: at = look.filter, children }: PlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew && place.current) focusFirstField(place.current);
  }, [isNew]);
  return (
    <div ref={place} className={at}>
      {children}
    </div>
  );
};

type AsksProps = Props & Pick<Shown, 'asked'> & { added: readonly string[] };

/** What narrows a list though no record has a value for it. A flag that is off asks for nothing. */
const ListAsks = ({ definition, values, onChange, asked, added }: AsksProps) => {
  const labels = useLabels(definition.name);
  const id = useId();
  const { asks = {} } = definition.list;
  return Object.entries(asks).map(([name, field]) => {
    if (!asked.includes(name)) return null;
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
        <Place isNew={name === added.at(-1)} look={isSwitch ? look.switch : look.filter}>
          <FieldInput name={name} />
        </Place>
      </FieldScope>
    );
  });
};

/** The room that filters take which aren't there yet. */
const Room = ({ definition: { name, list }, shown, asked }: Pick<Props, 'definition'> & Shown) => {
  const labels = useLabels(name).asks();
  return (
    <>
      {shown.map((filter) => (
        <div key={filter} className={look.filter} />
      ))}
      {asked.map((ask) =>
        isKind(list.asks?.[ask] ?? { kind: 'text' }, 'flag') ? (
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

interface Shown {
  /** The filters that stand above the list. */
  shown: readonly string[];
  /** What the list asks for beside its fields and stands there. */
  asked: readonly string[];
}

type FiltersProps = Props & Shown & { added: readonly string[] };

const Filters = ({ definition, values, onChange, shown, asked, added }: FiltersProps) => {
  const labels = useLabels(definition.name);
  const id = useId();
  const given = Object.fromEntries(shown.map((name) => [name, values[name] ?? '']));
  return (
    <>
      <FieldScope
        fields={filterFieldsOf(definition)}
        labelScope={labels}
        resource={definition.name}
        record={values}
        entry={{
          id,
          mode: 'filter',
          useControl: controlsOf(given, (name, value) => onChange({ [name]: value })),
        }}
      >
        {shown.map((name) => (
          <Place key={name} isNew={name === added.at(-1)}>
            <FieldInput name={name} />
          </Place>
        ))}
      </FieldScope>
      <ListAsks
        definition={definition}
        values={values}
        onChange={onChange}
        asked={asked}
        added={added}
      />
    </>
  );
};

/**
 * The filters of a list, each entered as its field's kind is, and its conditions: those that the definition puts first,
 * and others that are added. They are made of Material's parts, which come right after the first rows. On a phone
 * they open by a button, so that the first row stays in sight.
 */
export const ListFilters = (props: Props) => {
  const { definition, values, onChange } = props;
  const translate = useTranslate();
  const id = useId();
  const isReady = useMaterial();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const all = useMemo(() => filterNames(definition), [definition]);
  const asks = Object.keys(definition.list.asks ?? {});
  const isSet = (name: string) => values[name] !== undefined;
  const isShown = (name: string) =>
    definition.list.filters?.includes(name) || added.includes(name) || isSet(name);
  const shown = all.filter(isShown);
  const asked = asks.filter(isShown);
  const left = [...all, ...asks].filter((name) => ![...shown, ...asked].includes(name));
  const set = [...all, ...asks].filter(isSet);
  const room = <Room definition={definition} shown={shown} asked={asked} />;
  const clear = () => {
    setAdded([]);
    onChange(Object.fromEntries(set.map((name) => [name, ''])));
  };
  if (all.length + asks.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={`${button.outlined} ${look.openFilters}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <FilterIcon />
        {translate(set.length > 0 ? 'views.filtersSet' : 'views.filters', { count: set.length })}
      </button>
      <div id={id} className={look.filters} data-open={isOpen || undefined}>
        {isReady ? (
          <Suspense fallback={room}>
            <Filters {...props} shown={shown} asked={asked} added={added} />
          </Suspense>
        ) : (
          room
        )}
        {left.length > 0 && (
          <AddFilter
            definition={definition}
            names={left}
            onAdd={(name) => setAdded([...added, name])}
          />
        )}
        {(set.length > 0 || added.length > 0) && (
          <button type="button" className={button.text} onClick={clear}>
            {translate('views.clearFilters')}
          </button>
        )}
      </div>
    </>
  );
};
