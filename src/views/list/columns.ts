import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { type AnyField, type Resource, traitsOf } from '../../../schemas';
import { fieldOf } from '../../fields/fields';
import type { ViewOfField } from '../../fields/KindView';
import look from '../../ui/plain/table.module.css';

/** A column of a list as it is drawn. */
export interface DrawnColumn {
  name: string;
  field: AnyField;
  /** Longer texts are cut after so many characters. */
  cutAt?: number;
  isOnlyWide: boolean;
  isSortable: boolean;
}

/** The classes of a column's cells. */
export const cellLook = ({ field, isOnlyWide }: DrawnColumn, viewOf: ViewOfField): string =>
  [viewOf(field).isNumeric && look.numeric, isOnlyWide && look.onlyWide].filter(Boolean).join(' ');

/** All columns of a definition's list. */
export const columnsOf = (definition: Resource): readonly DrawnColumn[] =>
  definition.list.columns.map((column) => {
    const options = typeof column === 'string' ? { field: column } : column;
    const field = fieldOf(definition, options.field);
    const { cutAt, isUnsortable } = traitsOf(field);
    return {
      name: options.field,
      field,
      cutAt,
      isOnlyWide: 'onlyWide' in options && options.onlyWide === true,
      isSortable: !(options.field in definition.computed) && !isUnsortable,
    };
  });

/** The columns of a list and the person's own choice among them, kept in the browser. */
export const useColumns = (definition: Resource) => {
  const all = useMemo(() => columnsOf(definition), [definition]);
  const [hidden, setHidden] = useStore<readonly string[]>(`columns.${definition.name}`, []);
  const shown = useMemo(() => {
    const left = all.filter(({ name }) => !hidden.includes(name));
    return left.length > 0 ? left : all;
  }, [all, hidden]);
  return useMemo(() => {
    const toggle = (name: string) =>
      setHidden(hidden.includes(name) ? hidden.filter((n) => n !== name) : [...hidden, name]);
    return { all, shown, toggle };
  }, [all, shown, hidden, setHidden]);
};
