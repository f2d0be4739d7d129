import type { AnyField, AnyFields, FieldsRecord } from '../fields/field';
import type { FieldLayout } from '../kinds/layout';
import type { ActionSpec } from './action';
import type { RedirectSpec, Verbs } from './call';
import type { Face } from './face';
import type { ExportsSpec, ImportsSpec } from './imports';
import type { LinkSpec } from './link';
import type { ListSpec } from './list';
import type { MenuSpec } from './menu';
import type { ModuleKey } from './modules';
import type { ChildrenSpec, OverviewSpec, QuerySpec } from './parts';
import type { Picture } from './picture';
import type { PublishSpec } from './publishing';
import type { Reader } from './recordFunctions';
import type { RecordMessage } from './recordMessage';
import type { PageName, ScreenName } from './screens';
import type { SubListSpec } from './subList';
import type { Tab } from './tab';
import type { VersionsSpec } from './versions';
import type { WritersSpec } from './writer';

/** A definition as every generic part of the product reads it, whatever the entity. */
export interface Resource {
  readonly name: string;
  readonly path: string;
  readonly route: string;
  readonly recordRoute: string;
  readonly alsoAt?: readonly string[];
  readonly pages: Readonly<Record<string, PageName>>;
  /** Its addresses are written without the locale. */
  readonly localeFree: boolean;
  readonly module: ModuleKey | null;
  readonly listedFor: readonly ModuleKey[];
  readonly writtenBy?: WritersSpec;
  readonly menu: MenuSpec | false;
  readonly single: boolean;
  readonly overview?: OverviewSpec;
  readonly idField: string;
  readonly envelope?: 'success';
  readonly title: readonly string[];
  readonly thumbnail?: string;
  readonly face: Face;
  readonly nextStep: readonly string[];
  readonly versions?: VersionsSpec<string>;
  readonly messages?: { readonly [Shared in RecordMessage]?: string };
  readonly fields: AnyFields;
  readonly computed: Readonly<
    Record<
      string,
      { field: AnyField; of(record: Record<string, unknown>, now: number, reader: Reader): unknown }
    >
  >;
  readonly links: Readonly<Record<string, LinkSpec>>;
  readonly subLists: Readonly<Record<string, SubListSpec>>;
  readonly children: Readonly<Record<string, ChildrenSpec>>;
  readonly queries: Readonly<Record<string, QuerySpec>>;
  readonly actions: Readonly<Record<string, ActionSpec>>;
  readonly rules: readonly {
    readonly at: readonly string[];
    holds(record: Record<string, unknown>): boolean;
    readonly message: string;
    readonly refusesEntry?: readonly string[];
  }[];
  readonly advice: readonly {
    readonly at: string;
    holds(record: Record<string, unknown>): boolean;
    readonly message: string;
  }[];
  readonly onSave: (record: Record<string, unknown>) => Record<string, unknown>;
  readonly another: (record: Record<string, unknown>) => Record<string, unknown>;
  readonly onLoad: (record: Record<string, unknown>) => Record<string, unknown>;
  readonly onChange: Readonly<
    Record<
      string,
      (record: Record<string, unknown>, before: Record<string, unknown>) => Record<string, unknown>
    >
  >;
  readonly verbs: Verbs;
  readonly publishes?: PublishSpec;
  readonly imports?: ImportsSpec;
  readonly exports?: ExportsSpec;
  readonly redirect: Required<RedirectSpec>;
  readonly list: Omit<ListSpec<string>, 'sort'> & {
    readonly pageSize: number;
    readonly sort?: { readonly field: string; readonly order: 'asc' | 'desc' };
  };
  readonly page?: ScreenName;
  readonly picture?: Picture;
  readonly side: FieldLayout<string>;
  readonly detail: readonly Tab<
    string,
    string,
    string,
    string,
    string,
    string,
    Readonly<Record<string, FieldLayout<string>>>
  >[];
}

/** The record of a definition, with its id. */
export type RecordOf<D> = D extends {
  readonly shape?: { readonly fields: infer Fields extends AnyFields };
}
  ? { id: number } & FieldsRecord<Fields>
  : never;
