import type { AnyField } from '../../schemas';
import type { KindView } from './KindView';

let views: Readonly<Record<string, KindView<unknown>>> = {};

/** Tells the kinds that hold other fields where all kinds are; the registry itself would be a cycle. */
export const connectViews = (all: Readonly<Record<string, KindView<unknown>>>): void => {
  views = all;
};

/** The browser's half of the kind of a field inside another field. */
export const nestedView = (field: AnyField): KindView<unknown> => {
  const view = views[field.kind];
  if (!view) throw new Error(`No kind is called "${field.kind}".`);
  return view;
};
