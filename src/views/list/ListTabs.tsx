import { useLocale, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { type Resource, showsView, valuesOf } from '../../../schemas';
import { textOfField, useTextWriter } from '../../fields/text';
import { shownNumber } from '../../ui/format/numbers';
import look from './tabs.module.css';
import { useFilterFields } from './useFilterFields';
import type { ListState } from './useListState';
import { useSummary } from './useSummary';

interface Props {
  definition: Resource;
  /** The code or flag that they stand for the values of. */
  by: string;
  list: ListState;
}

/** The states of a list's records as tabs, with how many there are of each; a count that comes moves nothing. */
const ListTabs = ({ definition, by, list }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const writer = useTextWriter();
  const context = useFilterFields(definition)(by);
  const counts = useSummary(definition, list)?.counts ?? {};
  const { field } = context;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // A view is a tab as well: who turns to another one leaves it.
  const isOfView = showsView(search);
  const choose = (value: unknown) => {
    const { [by]: _open, ...others } = isOfView
      ? { ...definition.list.filterDefaults, [by]: undefined }
      : list.filterValues;
    const filters = value === undefined ? others : { ...others, [by]: value };
    if (isOfView)
      navigate({ search: `${new URLSearchParams({ filter: JSON.stringify(filters) })}` });
    else list.setFilters(filters);
  };
  const tab = (value: string | number | boolean | undefined) => {
    const count = counts[String(value ?? '')];
    return (
      <button
        key={String(value)}
        type="button"
        aria-pressed={!isOfView && list.filterValues[by] === value}
        onClick={() => choose(value)}
      >
        {value === undefined
          ? translate('views.allParts', { count: '' }).trim()
          : textOfField(value, { ...context, record: {} }, writer)}
        <span className={look.count}>{count !== undefined && shownNumber(count, locale)}</span>
      </button>
    );
  };
  return (
    <fieldset className={look.states} aria-label={context.label}>
      {[undefined, ...(valuesOf(field) ?? [])].map(tab)}
    </fieldset>
  );
};

export default ListTabs;
