import type { Labels as LabelsBesides } from '../schemas';
import type { common } from './en/labels/common';

/** Every text that a definition needs besides what `labels/common.ts` names; see `LabelsBesides`. */
export type Labels<D> = LabelsBesides<D, typeof common>;
