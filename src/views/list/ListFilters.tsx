import { Suspense, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { filterNames } from '../../../schemas';
import { part } from '../../routing/part';
import { FilterButton } from '../../ui/FilterButton';
import button from '../../ui/optimisations/button.module.css';
import { withMaterial } from '../../ui/theme/material';
import { AddFilter } from './AddFilter';
import type { FilterProps } from './FilterField';
import { FilterPill } from './FilterPill';
import look from './toolbar.module.css';
import { useFilterFields } from './useFilterFields';

const RangePills = part('RangePills', () => withMaterial(import('./RangePills')));

const FilterSheet = part('FilterSheet', () => withMaterial(import('./FilterSheet')));

interface PhoneProps extends FilterProps {
  names: readonly string[];
  set: readonly string[];
  total: number | undefined;
  onClear(): void;
}

/** On a phone all filters open by one button, so that the first row stays in sight. */
const OnPhone = ({ set, ...props }: PhoneProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterButton
        count={set.length}
        isOpen={isOpen}
        className={look.openFilters}
        onOpen={() => setOpen(true)}
      />
      <Suspense>{isOpen && <FilterSheet {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};

/**
 * The filters of a list, each a pill that its values open from: those that the definition puts first, those that are
 * set, and others that are added.
 */
export const ListFilters = ({ total, ...props }: FilterProps & { total: number | undefined }) => {
  const { definition, values, onChange } = props;
  const translate = useTranslate();
  const [added, setAdded] = useState<readonly string[]>([]);
  const contextOf = useFilterFields(definition);
  const all = useMemo(
    () => [
      ...new Set([
        ...(definition.list.filters ?? []),
        ...filterNames(definition),
        ...Object.keys(definition.list.asks ?? {}),
      ]),
    ],
    [definition],
  );
  const isSet = (name: string) => values[name] !== undefined;
  // What its tabs stand for is a filter on a phone alone, where there is no room for tabs.
  const pills = all.filter((name) => name !== definition.list.tabs);
  const shown = pills.filter(
    (name) => definition.list.filters?.includes(name) || added.includes(name) || isSet(name),
  );
  // Days, amounts and what is empty are filters under names of their own.
  const ranged = [...added, ...Object.keys(values)].filter(
    (name) => name !== 'q' && !all.includes(name),
  );
  const set = [...new Set([...all, ...Object.keys(values)])].filter(
    (name) => name !== 'q' && isSet(name),
  );
  const left = pills.filter((name) => !shown.includes(name));
  const clear = () => {
    setAdded([]);
    onChange(Object.fromEntries(set.map((name) => [name, ''])));
  };
  return (
    <>
      <OnPhone {...props} names={all} set={set} total={total} onClear={clear} />
      <div className={look.pills}>
        {shown.map((name) => (
          <FilterPill
            key={name}
            {...props}
            context={contextOf(name)}
            isNew={name === added.at(-1)}
          />
        ))}
        <Suspense>{ranged.length > 0 && <RangePills {...props} added={added} />}</Suspense>
        <AddFilter
          definition={definition}
          names={left}
          added={added}
          onAdd={(name) => setAdded([...added, name])}
        />
        {[...shown, ...ranged].some(isSet) && (
          <button type="button" className={`${button.text} ${look.small}`} onClick={clear}>
            {translate('views.clearFilters')}
          </button>
        )}
      </div>
    </>
  );
};
