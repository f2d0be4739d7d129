import { isKind, type Mode, type Resource } from '../../../schemas';
import { fieldOf, isEntered } from '../../fields/fields';

/** A tab of a record's page, as its definition names it. */
export type DetailTab = Resource['detail'][number];

/** The fields that a tab of the form shows, in order; none for tabs that are no form. */
export const fieldsOfTab = (tab: DetailTab): readonly string[] => {
  if ('fields' in tab) return tab.fields.flat();
  return 'sections' in tab ? Object.values(tab.sections).flatMap((layout) => layout.flat()) : [];
};

/** The fields that stand beside the tabs in a mode. */
export const sideOf = (definition: Resource, mode: Mode): readonly string[] =>
  definition.side.flat().filter((name) => mode === 'update' || isFirst(definition, name));

/** The tab that a new record begins at: the one with its name. */
export const tabOfTitle = (
  { title, fields }: Resource,
  tabs: readonly DetailTab[],
): DetailTab | undefined => {
  const [first = ''] = title;
  const isNaming = (name: string): boolean => {
    const field = fields[name];
    return (
      name === first ||
      (field !== undefined &&
        isKind(field, 'perLanguage') &&
        field.mirrorsFirst?.includes(first) === true)
    );
  };
  return tabs.find((tab) => fieldsOfTab(tab).some(isNaming));
};

/** What a tab is called in the address: the name of its part. */
export const keyOfTab = (tab: DetailTab): string => {
  if ('link' in tab) return tab.link;
  if ('subList' in tab) return tab.subList;
  if ('children' in tab) return tab.children;
  return 'query' in tab ? tab.query : tab.tab;
};

/** Whether a field is entered in a new record. */
const isFirst = (definition: Resource, name: string): boolean => {
  const { create } = definition.verbs;
  const only = create ? create.fields : undefined;
  return (only?.includes(name) ?? true) && isEntered(fieldOf(definition, name), 'create');
};

/** The tabs that a mode has: a new record has nothing yet that others could be linked to. */
export const tabsOf = (definition: Resource, mode: Mode): readonly DetailTab[] =>
  mode === 'update'
    ? definition.detail
    : definition.detail.filter((tab) => fieldsOfTab(tab).some((name) => isFirst(definition, name)));
