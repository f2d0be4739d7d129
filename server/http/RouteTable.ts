import { Refusal } from '../contract/Refusal';
import type { Route } from './route';

/** What stands at a place of the tree that the parts of all paths make. */
interface Place {
  /** By the next part, in small letters. */
  readonly fixed: Map<string, Place>;
  /** Where the next part may be anything. */
  variable?: Place;
  /** By method, with what the variable parts on the way are called. */
  readonly routes: Map<string, { readonly route: Route; readonly names: readonly string[] }>;
}

/** The route of a request with its path's named parts, or the methods that the path has instead. */
export type Match =
  | { readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly methods: readonly string[] };

const place = (): Place => ({ fixed: new Map(), routes: new Map() });

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const isVariable = (part: string): boolean => part.startsWith(':');

const below = (from: Place, part: string): Place => {
  if (isVariable(part)) {
    from.variable ??= place();
    return from.variable;
  }
  const name = part.toLowerCase();
  const known = from.fixed.get(name) ?? place();
  from.fixed.set(name, known);
  return known;
};

/** The places of a path, those first that name more of it. */
function* placesOf(from: Place, [part, ...rest]: readonly string[]): Generator<Place> {
  if (part === undefined) {
    if (from.routes.size > 0) yield from;
    return;
  }
  const named = from.fixed.get(part.toLowerCase());
  if (named) yield* placesOf(named, rest);
  if (from.variable) yield* placesOf(from.variable, rest);
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal(400, 'server.request.malformed');
  }
};

/** The variable parts of a path on the way to a route. @throws Refusal 400 for one that isn't encoded right */
const paramsOf = ({ path }: Route, parts: readonly string[], names: readonly string[]) => {
  const values = partsOf(path).flatMap((part, index) =>
    isVariable(part) ? [decoded(parts[index] ?? '')] : [],
  );
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
};

/**
 * Finds routes by the parts of their paths: there are hundreds, and trying one pattern after the other takes
 * longer than reading a record. Large and small letters are the same in what a path names.
 */
export class RouteTable {
  private readonly root = place();

  /** @param routes the first of those that fit a request is its route, but one that names more of the path goes before */
  constructor(routes: readonly Route[]) {
    for (const route of routes) this.add(route);
  }

  /**
   * @param path below the base, with or without a slash at its end
   * @returns none where no route has the path
   * @throws Refusal 400 for a part that isn't encoded right
   */
  find(method: string, path: string): Match | undefined {
    if (path.includes('//')) return undefined;
    const parts = partsOf(path);
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
    let others: Place | undefined;
    for (const at of placesOf(this.root, parts)) {
      const found = at.routes.get(asked);
      if (found) return { route: found.route, params: paramsOf(found.route, parts, found.names) };
      others ??= at;
    }
    return others && { methods: [...others.routes.keys()] };
  }

  private add(route: Route): void {
    const parts = partsOf(route.path);
    const at = parts.reduce(below, this.root);
    const names = parts.filter(isVariable).map((part) => part.slice(1));
    if (!at.routes.has(route.method)) at.routes.set(route.method, { route, names });
  }
}
