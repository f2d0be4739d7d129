import { useLocale, useTranslate } from 'react-admin';
import { type Resource, valuesOf } from '../../../schemas';
import { textOfField, useTextWriter } from '../../fields/text';
import { shownNumber } from '../../ui/format/numbers';
import look from './toolbar.module.css';
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
  const open = list.filterValues[by];
  const choose = (value: unknown) => {
    const { [by]: _open, ...others } = list.filterValues;
    list.setFilters(value === undefined ? others : { ...others, [by]: value }, undefined, false);
  };
  const tab = (value: string | number | boolean | undefined) => {
    const count = counts[String(value ?? '')];
    return (
      <button
        key={String(value)}
        type="button"
        aria-pressed={open === value}
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
    <fieldset className={look.tabs} aria-label={context.label}>
      {[undefined, ...(valuesOf(field) ?? [])].map(tab)}
    </fieldset>
  );
};

export default ListTabs;
