import type { AnyFields } from '../fields/field';
import type { CallSpec, Verbs } from './call';

/** A column: a field's name, or the name with how it is shown in the list. */
export type Column<Name extends string> =
  | Name
  | {
      readonly field: Name;
      /** Left out on narrow screens. */
      readonly onlyWide?: true;
      /** It shows what the record is called, of which the field is a part: by that it is sorted. */
      readonly titled?: true;
      /** Stands beneath it in the same cell. */
      readonly below?: Name;
      /** The part that has a tab of its detail, where the value leads: a link, rows, children or a query. */
      readonly opens?: string;
    };

/** Fields that are entered in their row of the list, and the call that saves a row where it isn't saved as its form is. */
export interface RowEdit<Name extends string, Fn extends string = string>
  extends Pick<CallSpec<Fn>, 'method' | 'fn' | 'path'> {
  readonly fields: readonly Name[];
  /** The parts of the call's body, and what of the row fills each. */
  readonly args?: Readonly<Record<string, Name | 'id'>>;
  /** Which rows are entered in: those whose flag allows it, as `canEdit` from the server. Others are only read. */
  readonly when?: Readonly<Record<string, boolean>>;
}

/** The names of what a list asks; none while it is unknown what that is. */
type AskName<Asks> = string extends keyof Asks ? never : keyof Asks & string;

export interface ListSpec<
  Name extends string,
  Asks extends AnyFields = AnyFields,
  Fn extends string = string,
> {
  readonly columns: readonly Column<Name>[];
  /**
   * What narrows the list and always stands above it: fields, each as a query parameter of its name, and what it `asks`.
   * The rest of that, and every other code, flag and reference, can be added by who wants to narrow by it.
   */
  readonly filters?: readonly (Name | AskName<Asks>)[];
  /** Codes, flags and references that nobody is to narrow the list by: each row has another, or all have the same. */
  readonly unfiltered?: readonly Name[];
  /** Fields that nobody is to add as columns: they repeat a column, or mean something beside others alone. */
  readonly unlisted?: readonly Name[];
  /**
   * Fields that are entered beside the search and narrow the list, though no record has a value for them: a day, or
   * a flag that is on. The server's behaviour defines what each means.
   */
  readonly asks?: Asks;
  /** A code or a flag, each value of which is a tab above the list, with how many there are. */
  readonly tabs?: Name | AskName<Asks>;
  /** Columns of numbers whose sum over all that the filter leaves stands at the foot. */
  readonly sums?: readonly Name[];
  /** The field that the rows are sorted by at first. */
  readonly sort?: Name | { readonly field: Name; readonly descending: true };
  /** Rows a page; 20 unless given. */
  readonly pageSize?: number;
  /** Asks the server again after so many milliseconds. */
  readonly refreshMs?: number;
  /** All rows on one page. */
  readonly unpaged?: boolean;
  /**
   * Records that need somebody, each set of them by the filters that its list shows them with: the home page counts
   * them and leads there. Their message is a text, `server.attention.<resource>.<name>`.
   */
  readonly attention?: Readonly<
    Record<string, { readonly [Filter in Name | (keyof Asks & string)]?: unknown }>
  >;
  /** Filters that are set until the person changes them. */
  readonly filterDefaults?: { readonly [Filter in Name | AskName<Asks>]?: unknown };
  /** Fields that several rows can be given at once; all that are entered and that several can have alike unless given. */
  readonly bulkEdit?: readonly Name[];
  /** Fields that are entered in the rows themselves; each row is saved by itself. */
  readonly editInRow?: RowEdit<Name, Fn>;
  /** A flag that is switched in the rows themselves, at once, by a call that is filled in from the row. */
  readonly toggle?: Pick<CallSpec<Fn>, 'method' | 'fn' | 'path'> & {
    readonly field: Name;
    /** The parts of the body, and what of the row fills each. */
    readonly args: Readonly<Record<string, Name | 'id'>>;
  };
  /** Rows have a button each that deletes them, after asking: what they are has no page, or is looked through here. */
  readonly deletesInRow?: true;
  /**
   * What a search looks into beside the columns: fields, or those of rows in them as `rows.name`, by the names that
   * they are stored under; of a reference with `titleIn` the title.
   */
  readonly alsoSearched?: readonly (Name | `${string}.${string}`)[];
  /** A search of one character is answered by a message instead of being ignored. */
  readonly warnsShortSearch?: boolean;
  /** Matches that a search begins with, in a list too long to show them all at once; the others follow when asked for. */
  readonly maxSearchResults?: number;
  /** Rows are put in order by hand; the field holds a row's number, and the list is sorted by it at first. */
  readonly numberedBy?: Name;
  /** A new record is entered in a dialog on the list. */
  readonly addsInDialog?: boolean;
  /**
   * What it lists is set up by this single record. Its answers have under `flag`, as 0 or 1, whether that has been
   * saved; as long as it hasn't, the list shows a message that leads there.
   */
  readonly setUpBy?: { readonly record: string; readonly flag: string };
  /** A call that asks for no page gets all of it: others load it whole to choose from, or it is never too long for that. */
  readonly isOfferedWhole?: true;
  /** A query that is tried out beside the list: what it asks is entered there, and what it answers shown. */
  readonly query?: string;
  /** What rows carry beside what lists show of them: what a picture or a page shows that is drawn by hand. */
  readonly carries?: readonly Name[];
  /** The field that holds the id of a row's parent: the whole list is then shown as a tree. */
  readonly treeBy?: Name;
}

interface Changed {
  readonly list: Pick<ListSpec<string>, 'editInRow' | 'toggle' | 'numberedBy' | 'bulkEdit'>;
  readonly verbs: Pick<Verbs, 'delete'>;
}

/**
 * Whether records are changed or deleted in their list, one or several at once: each row then comes with its version,
 * which a change or a deletion names.
 */
export const isChangedInList = ({ list, verbs }: Changed): boolean => {
  const { editInRow, toggle, numberedBy, bulkEdit } = list;
  const isChanged = [editInRow, toggle, numberedBy, bulkEdit].some((word) => word !== undefined);
  return isChanged || verbs.delete !== false;
};
