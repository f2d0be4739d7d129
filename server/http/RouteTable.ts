import findMyWay from 'find-my-way';
import type { Route } from './route';

/** The route of a request with its path's named parts, or the methods that the path has instead. */
export type Match =
  | { readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly methods: readonly string[] };

/** What answers a method. */
const answering: Readonly<Record<string, Route['method'] | undefined>> = {
  GET: 'GET',
  HEAD: 'GET',
  POST: 'POST',
  PUT: 'PUT',
  DELETE: 'DELETE',
};

/** Longer than any address is. */
const LONGEST_PARAM = 65_536;

const openRouter = () =>
  findMyWay({ caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM });

/** The routers find, and call nothing. */
const handler = (): void => undefined;

/** What two paths have in common that differ in the names of their variable parts alone. */
const shapeOf = (path: string): string => path.toLowerCase().replace(/:\w+/g, ':');

const textsOf = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value = '']) => [name, value]));

/**
 * Finds routes by the parts of their paths. Large and small letters are the same in what a path names. What names
 * more of a path goes before, as long as it has the method.
 */
export class RouteTable {
  private readonly routes = openRouter();
  /** The methods of each path. */
  private readonly places = openRouter();

  /**
   * @param routes of several with one path and method the first
   * @param base what all paths begin with
   */
  constructor(routes: readonly Route[], base = '') {
    const known = new Map<string, string[]>();
    for (const route of routes) {
      const path = `${base}${route.path}`;
      const methods = known.get(shapeOf(path)) ?? [];
      if (methods.includes(route.method)) continue;
      if (methods.length === 0) {
        known.set(shapeOf(path), methods);
        this.places.on('GET', path, handler, methods);
      }
      methods.push(route.method);
      this.routes.on(route.method, path, handler, route);
    }
  }

  /**
   * @param path with or without a slash at its end
   * @returns none where no route has the path
   */
  find(method: string, path: string): Match | undefined {
    if (path.includes('//')) return undefined;
    const wanted = answering[method];
    const found = wanted && this.routes.find(wanted, path);
    if (found) return { route: found.store, params: textsOf(found.params) };
    const place = this.places.find('GET', path);
    return place ? { methods: place.store } : undefined;
  }
}
