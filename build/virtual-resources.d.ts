declare module 'virtual:resources' {
  type Resource = import('../schemas').Resource;
  type ResourceLabels = import('../schemas').ResourceLabels;

  /** What the browser knows of a resource before its first screen opens. */
  export interface MenuEntry {
    readonly name: string;
    readonly area: import('../resources/areas').Area;
    readonly path: string;
    readonly route: string;
    readonly recordRoute: string;
    readonly pages: Readonly<Record<string, import('../schemas/resource/screens').PageName>>;
    /** Further addresses that lead to its own. */
    readonly alsoAt?: readonly string[] | null;
    readonly module: import('../schemas').ModuleKey | null;
    /** Whose administrators alone write its records. */
    readonly writtenBy: Resource['writtenBy'] | null;
    /** `null` for a resource that the menu leaves out. */
    readonly icon: import('../schemas').IconName | null;
    readonly place: number | null;
    readonly hidden: boolean;
    /** New records are entered on a page of their own. */
    readonly canAdd: boolean;
    /** Records of others refer to its records. */
    readonly isReferredTo: boolean;
    readonly single: boolean;
    readonly localeFree: boolean;
    /** The message for an address that has no number where a record's id stands. */
    readonly invalidId?: string | null;
    /** One and several, as in `Group |||| Groups`. */
    readonly labels: Readonly<Record<'en' | 'nl', { readonly name: string }>>;
    /** The definition and its labels, in one file. */
    readonly load: () => Promise<{
      readonly definition: Resource;
      readonly labels: Readonly<Record<'en' | 'nl', ResourceLabels>>;
    }>;
  }

  /** All resources, area by area in the order of the menu. */
  export const menu: readonly MenuEntry[];
  /** The areas that have resources, in the order of the menu. */
  export const areas: readonly import('../resources/areas').Area[];
}
