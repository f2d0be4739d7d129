/** Parameters of a call by their names, each with all its values. */
export type Parameters = Readonly<Record<string, readonly string[]>>;

/** The requested part of a list. */
export interface PageRequest {
  /** What to search for; empty for everything. */
  readonly text: string;
  readonly skip: number;
  readonly take?: number;
}

/** Parameters that are no fields. */
export const PAGING: readonly string[] = ['page', 'maxrowcount', 'limit', 'filter'];

/** Fewest characters that a search starts with; less narrows nothing. */
export const SEARCH_MINIMUM = 2;

/** What a list is searched for; nothing while that is too short to be looked for. */
const searched = (parameters: Parameters): string => {
  const text = parameters.filter?.[0]?.trim() ?? '';
  return text.length < SEARCH_MINIMUM ? '' : text;
};

const wholeNumber = (parameters: Parameters, name: string): number | undefined => {
  const text = parameters[name]?.[0] ?? '';
  return /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
};

/**
 * Parses which page is requested: a search that names none asks for all it finds.
 *
 * @param pageSize rows of a page, where the call doesn't specify it
 * @param isWhole whether a call that asks for nothing of the kind gets the whole list
 */
export const readPage = (
  parameters: Parameters,
  pageSize: number,
  isWhole: () => boolean = () => false,
): PageRequest => {
  const text = searched(parameters);
  const page = wholeNumber(parameters, 'page') ?? 1;
  const size = wholeNumber(parameters, 'maxrowcount') ?? wholeNumber(parameters, 'limit');
  const isPaged = size !== undefined || parameters.page !== undefined;
  const isBare = !PAGING.some((name) => parameters[name] !== undefined);
  if (!isPaged && (text !== '' || (isBare && isWhole()))) return { text, skip: 0 };
  const take = size ?? pageSize;
  return { text, skip: (page - 1) * take, take };
};
