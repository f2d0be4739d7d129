import type { IconName } from './icons';

/** Where a resource or a page stands in the menu. */
export interface MenuSpec {
  readonly icon: IconName;
  /** Its place within the area; lower comes first. */
  readonly place: number;
}
