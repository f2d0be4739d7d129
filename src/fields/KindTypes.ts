import type { KindName, kinds } from '../../schemas';
import type { KindView } from './KindView';

type Kinds = typeof kinds;

/** The value that the schema half of a kind works with. */
export type ValueOf<K extends KindName> = ReturnType<Kinds[K]['empty']>;

/** The options that a field of a kind has beside the common ones. */
export type OptionsOf<K extends KindName> = Parameters<Kinds[K]['empty']>[0];

/** The browser's half that belongs to a schema half. */
export type ViewOf<K extends KindName> = KindView<ValueOf<K>, OptionsOf<K>>;
