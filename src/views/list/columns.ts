import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { type AnyField, moreColumnNames, type Resource, traitsOf } from '../../../schemas';
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

const drawn = (
  definition: Resource,
  { field: name, onlyWide }: { field: string; onlyWide?: true },
): DrawnColumn => {
  const field = fieldOf(definition, name);
  const { cutAt, isUnsortable } = traitsOf(field);
  return {
    name,
    field,
    cutAt,
    isOnlyWide: onlyWide === true,
    isSortable: !(name in definition.computed) && !isUnsortable,
  };
};

/** The columns that a definition's list shows until somebody chooses others. */
export const columnsOf = (definition: Resource): readonly DrawnColumn[] =>
  definition.list.columns.map((column) =>
    drawn(definition, typeof column === 'string' ? { field: column } : column),
  );

const toggled = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** The columns of a list and the person's own choice among them and its other fields, kept in the browser. */
export const useColumns = (definition: Resource) => {
  const own = useMemo(() => columnsOf(definition), [definition]);
  const more = useMemo(
    () => moreColumnNames(definition).map((field) => drawn(definition, { field })),
    [definition],
  );
  const [hidden, setHidden] = useStore<readonly string[]>(`columns.${definition.name}`, []);
  const [added, setAdded] = useStore<readonly string[]>(`moreColumns.${definition.name}`, []);
  return useMemo(() => {
    const besides = more.filter(({ name }) => added.includes(name));
    const left = [...own.filter(({ name }) => !hidden.includes(name)), ...besides];
    const toggle = (name: string) =>
      own.some((column) => column.name === name)
        ? setHidden(toggled(hidden, name))
        : setAdded(toggled(added, name));
    return {
      own,
      more,
      shown: left.length > 0 ? left : own,
      /** The names of those that rows carry only where they are asked for. */
      asked: besides.map(({ name }) => name),
      toggle,
    };
  }, [own, more, hidden, added, setHidden, setAdded]);
};
