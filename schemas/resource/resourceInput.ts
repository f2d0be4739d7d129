import type { AnyFields, FieldsRecord, FieldValue, WholeFields } from '../fields/field';
import type { FieldLayout } from '../kinds/layout';
import type { ActionSpec, ActionsOn } from './action';
import type { CallSpec, RedirectSpec, Verbs } from './call';
import type { FaceSpec, NextStep } from './face';
import type { ExportsSpec, RecordImports } from './imports';
import type { LinkSpec } from './link';
import type { ListSpec } from './list';
import type { MenuSpec } from './menu';
import type { ModuleKey } from './modules';
import type { ChildrenSpec, LabelledQuery, OverviewSpec } from './parts';
import type { Picture } from './picture';
import type { PublishSpec } from './publishing';
import type { AdviceSpec, ComputedSpec, RuleSpec } from './recordFunctions';
import type { RecordMessage } from './recordMessage';
import type { PageName, ScreenName } from './screens';
import type { SubListSpec } from './subList';
import type { Tab } from './tab';
import type { VersionsSpec } from './versions';
import type { WritersSpec } from './writer';

/** An entity as it is written down; see `defineResource`. */
export interface ResourceInput<
  Fields extends AnyFields,
  Computed extends AnyFields,
  Links extends Readonly<Record<string, LinkSpec>>,
  Subs extends Readonly<Record<string, SubListSpec>>,
  Children extends Readonly<Record<string, ChildrenSpec>>,
  Queries extends Readonly<Record<string, AnyFields>>,
  Actions extends Readonly<Record<string, ActionSpec>>,
  Messages extends string,
  TabName extends string,
  Section extends string,
  ListAsks extends AnyFields,
  Words extends string,
  Functions extends string,
> {
  readonly name: string;
  /** Its path below the API's base; the name unless given. */
  readonly path?: string;
  /**
   * Its address below /dashboard/; the path unless given. Two where lists and records stand apart. A
   * part in braces is a field of the record that holds it, as in `builder/list/{objectlistId}`; the
   * address without the record is then the holder's. One that begins with a slash is written without the locale.
   */
  readonly route?: string | { readonly list: string; readonly record: string };
  /** Further addresses below /dashboard/ that lead to its list, or to its only record. */
  readonly alsoAt?: readonly string[];
  /** Hand-written pages by their address below /dashboard/; parts in braces are given to the page. */
  readonly pages?: Readonly<Record<string, PageName>>;
  /** The module whose rights it needs; `null`: every signed-in user's own. */
  readonly module: ModuleKey | null;
  /** Further modules whose screens choose from its list: their rights to read are enough for it. */
  readonly listedFor?: readonly ModuleKey[];
  /** Whose administrators alone add, change or delete its records. */
  readonly writtenBy?: WritersSpec;
  /** `false`: reached from elsewhere. */
  readonly menu: MenuSpec | false;
  /** One record without a list. */
  readonly single?: boolean;
  /** The page that shows this one record among its likes. */
  readonly overview?: OverviewSpec<NoInfer<keyof WholeFields<Fields> & string>>;
  /** The record's id where the specification calls it something else. */
  readonly idField?: string;
  /** Its calls report their outcome by `success` and `message`, instead of by `status` and `status_message`. */
  readonly envelope?: 'success';
  /** The field, or the fields joined by spaces, that name a record; one that is worked out can't be joined. */
  readonly title:
    | NoInfer<(keyof WholeFields<Fields> | keyof Computed) & string>
    | readonly NoInfer<keyof WholeFields<Fields> & string>[];
  /** The picture that stands before its name, in lists and above its page: a field, or the first of its pictures. */
  readonly thumbnail?: NoInfer<(keyof Fields | keyof Subs) & string>;
  /** What is seen of it at first sight. */
  readonly face?: FaceSpec<
    NoInfer<(keyof WholeFields<Fields> | keyof Computed) & string>,
    NoInfer<(keyof Links | keyof Subs | keyof WholeFields<Fields> | keyof Computed) & string>
  >;
  /** Which of its actions is called for first: the filled button of its page. */
  readonly nextStep?: NextStep<NoInfer<keyof Actions & string>>;
  readonly versions?: VersionsSpec<NoInfer<keyof Fields & string>>;
  /** Messages in place of those that all share: texts under `messages` of the labels. */
  readonly messages?: { readonly [Shared in RecordMessage]?: Messages };
  readonly fields: Fields;
  readonly computed?: {
    readonly [Name in keyof Computed]: ComputedSpec<
      NoInfer<WholeFields<Fields>>,
      Computed[Name],
      NoInfer<Words>
    >;
  };
  /** Texts that computed values are put together from, in the language that is read. */
  readonly words?: readonly Words[];
  readonly links?: Links;
  readonly subLists?: Subs;
  readonly children?: Children;
  readonly queries?: { readonly [Name in keyof Queries]: LabelledQuery<Queries[Name]> } & Readonly<
    Record<string, { readonly rowsFrom: CallSpec<Functions> }>
  >;
  readonly actions?: ActionsOn<
    Actions,
    NoInfer<keyof WholeFields<Fields> & string>,
    { readonly subLists: NoInfer<Subs>; readonly queries: NoInfer<Queries> }
  >;
  readonly rules?: readonly RuleSpec<NoInfer<WholeFields<Fields>>, Messages>[];
  readonly advice?: readonly AdviceSpec<NoInfer<WholeFields<Fields>>, Messages>[];
  /** Values that follow from others when a record is saved, on both sides of the wire. */
  readonly onSave?: (
    record: FieldsRecord<NoInfer<WholeFields<Fields>>>,
  ) => Partial<FieldsRecord<NoInfer<WholeFields<Fields>>>>;
  /** What other fields become in the form as soon as a field is given another value, by that field's name. */
  readonly onChange?: {
    readonly [Name in NoInfer<keyof WholeFields<Fields> & string>]?: (
      record: FieldsRecord<NoInfer<WholeFields<Fields>>>,
      /** The record until then. */
      before: FieldsRecord<NoInfer<WholeFields<Fields>>>,
    ) => Partial<FieldsRecord<NoInfer<WholeFields<Fields>>>>;
  };
  /** What another new record begins with that is added right after one, such as the day after. */
  readonly another?: (
    record: FieldsRecord<NoInfer<WholeFields<Fields>>>,
  ) => Partial<FieldsRecord<NoInfer<WholeFields<Fields>>>>;
  /**
   * Fields of the form alone, which are entered, and neither stored nor sent: what each is when a record is read, on both
   * sides of the wire.
   */
  readonly onLoad?: {
    readonly [Name in NoInfer<keyof Fields & string>]?: (
      record: FieldsRecord<NoInfer<WholeFields<Fields>>>,
    ) => FieldValue<NoInfer<Fields>[Name]>;
  };
  /** Records come, change and go elsewhere: nobody adds, changes or deletes them here. */
  readonly readOnly?: true;
  readonly verbs?: Verbs<
    NoInfer<keyof WholeFields<Fields> & string>,
    Partial<FieldsRecord<NoInfer<WholeFields<Fields>>>>,
    Messages
  >;
  /** Records are published for devices by this function; a button, a state and a column come with it. */
  readonly publishes?: PublishSpec;
  /** How records are brought in as a CSV file, from their list; `false` where that can't be. */
  readonly imports?: RecordImports<NoInfer<keyof Fields & string>> | false;
  /** All records can be saved as a CSV file with the columns of an import, from their list. */
  readonly exports?: ExportsSpec<NoInfer<keyof Fields & string>>;
  readonly redirect?: RedirectSpec;
  readonly list?: ListSpec<
    NoInfer<(keyof WholeFields<Fields> | keyof Computed) & string>,
    ListAsks,
    Functions
  >;
  /**
   * A hand-written page in place of the generated one of a record that is there. `detail` still defines which of the
   * other parts a record has; a new record is entered as everywhere.
   */
  readonly page?: ScreenName;
  /**
   * A hand-written picture of what is being entered, beside the form of a stored record where there is room; that of
   * a whole page is given more of it, and stands beside the form of a new record too. With each of them, or with one
   * that is `compared` alone, a record's history compares how it looked.
   */
  readonly picture?: Picture<NoInfer<keyof Fields & string>>;
  /** Fields that stand beside its tabs where there is room, and below them where not: how it stands, and since when. */
  readonly side?: FieldLayout<NoInfer<(keyof WholeFields<Fields> | keyof Computed) & string>>;
  readonly detail?: readonly Tab<
    NoInfer<(keyof WholeFields<Fields> | keyof Computed) & string>,
    NoInfer<keyof Links & string>,
    NoInfer<keyof Subs & string>,
    NoInfer<keyof Children & string>,
    NoInfer<keyof Queries & string>,
    TabName,
    {
      readonly [S in Section]?: FieldLayout<
        NoInfer<(keyof WholeFields<Fields> | keyof Computed) & string>
      >;
    }
  >[];
}
