import {
  type AnyField,
  belongsTo,
  isShown,
  type KindName,
  type Mode,
  type Resource,
} from '../../schemas';
import { kindViews } from '../kinds';
import type { KindView } from './KindView';

/** The browser's half of a field's kind, as parts see it that treat all kinds alike. */
export const viewOf = (field: AnyField): KindView<unknown> =>
  kindViews[field.kind as KindName] as unknown as KindView<unknown>;

/** A field of the definition by its name; computed ones are read-only fields. */
export const fieldOf = (definition: Resource, name: string): AnyField => {
  const own = definition.fields[name];
  if (own) return own;
  const computed = definition.computed[name];
  if (!computed) throw new Error(`${definition.name} has no field "${name}".`);
  return { ...computed.field, readOnly: true };
};

/** Whether the rest of the record keeps a field from being changed. */
export const isLocked = ({ readOnlyWhen }: AnyField, record: Record<string, unknown>): boolean =>
  readOnlyWhen !== undefined && isShown({ when: readOnlyWhen }, record);

/** Whether a field can be entered in a mode. */
export const isEntered = (field: AnyField, mode: Mode): boolean =>
  !field.readOnly && !field.derived && belongsTo(field, mode);

type Detail = Resource['detail'][number];

/** The fields that a tab of the form shows, in order; none for tabs that are no form. */
export const fieldsOfTab = (tab: Detail): readonly string[] => {
  if ('fields' in tab) return tab.fields.flat();
  return 'sections' in tab ? Object.values(tab.sections).flatMap((layout) => layout.flat()) : [];
};

/** What a tab is called in the address: the name of its part. */
export const keyOfTab = (tab: Detail): string => {
  if ('link' in tab) return tab.link;
  if ('subList' in tab) return tab.subList;
  if ('children' in tab) return tab.children;
  return 'query' in tab ? tab.query : tab.tab;
};

/** The tabs that a mode has: a new record has nothing yet that others could be linked to. */
export const tabsOf = (definition: Resource, mode: Mode): readonly Detail[] =>
  mode === 'update'
    ? definition.detail
    : definition.detail.filter((tab) =>
        fieldsOfTab(tab).some((name) => isEntered(fieldOf(definition, name), 'create')),
      );
