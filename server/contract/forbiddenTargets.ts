import type { Condition } from '../store/Query';
import type { TextKey } from './translate';

/** Rows that can't be linked, and why. */
export interface ForbiddenTargets {
  readonly targets: Condition;
  readonly because: TextKey;
  /** 403 for what is above the caller's rights; 409 unless given. */
  readonly status?: 403;
}
