import { type AnyFields, type FieldLayout, f, type Resource, traitsOf } from '../../../schemas';
import type { DetailTab } from '../form/tabs';

type Layout = FieldLayout<string>;

/** A layout without some of its fields, and without lines that are empty then. */
const without = (layout: Layout, left: ReadonlySet<string>): Layout =>
  layout
    .map((line) => (typeof line === 'string' ? [line] : line).filter((name) => !left.has(name)))
    .filter((line) => line.length > 0);

/** A tab as far as it shows the record itself; what it leads to are others, and what is drawn by hand asks for more. */
const pastTab = (tab: DetailTab, left: ReadonlySet<string>): readonly DetailTab[] => {
  if ('fields' in tab) {
    const fields = without(tab.fields, left);
    return fields.length > 0 ? [{ ...tab, fields }] : [];
  }
  if ('sections' in tab) {
    const sections = Object.entries(tab.sections)
      .map(([name, layout]) => [name, without(layout, left)] as const)
      .filter(([, layout]) => layout.length > 0);
    return sections.length > 0 ? [{ ...tab, sections: Object.fromEntries(sections) }] : [];
  }
  if ('subList' in tab) return left.has(tab.subList) ? [] : [tab];
  return 'link' in tab ? [tab] : [];
};

/** At a file's address is the one that is there by now: of a former one there is its name. */
const withNamedFiles = <Fields extends AnyFields>(fields: Fields): AnyFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      traitsOf(field).isUpload ? f.text({ readOnly: true }) : field,
    ]),
  );

/**
 * A definition as its records are shown as they once were: nothing of them can be changed, and nothing is asked for
 * beside them.
 *
 * @param unknown fields and sub-lists of which only is known what they show by now
 */
export const pastDefinition = (definition: Resource, unknown: readonly string[]): Resource => {
  const left = new Set(unknown);
  return {
    ...definition,
    fields: withNamedFiles(definition.fields),
    subLists: Object.fromEntries(
      Object.entries(definition.subLists).map(([name, { pictures: _, read: __, ...spec }]) => [
        name,
        { ...spec, fields: withNamedFiles(spec.fields) },
      ]),
    ),
    // Its records are as if they were closed.
    verbs: {
      ...definition.verbs,
      create: false,
      update: { when: { isPresent: true } },
      delete: false,
    },
    actions: {},
    side: without(definition.side, left),
    detail: definition.detail.flatMap((tab) => pastTab(tab, left)),
  };
};
