/** A query's parameters; empty ones are left out. */
export const parametersOf = (query: Readonly<Record<string, unknown>> = {}): URLSearchParams => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') parameters.append(name, String(item));
  return parameters;
};

/**
 * A call in writing, by which what came with a page is found: its parameters in order of their names.
 *
 * @param path below the API's base
 */
export const writtenCall = (path: string, parameters: URLSearchParams): string => {
  const ordered = new URLSearchParams(parameters);
  ordered.sort();
  const text = ordered.toString();
  return `${path}${text && `?${text}`}`;
};
