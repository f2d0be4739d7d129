import findMyWay from 'find-my-way';
import type { Route } from './route';

/** The route of a request with its path's named parts, or the methods that the path has instead. */
export type Match =
  | { readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly methods: readonly string[] };

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const satisfies readonly Route['method'][];

/** What answers a method. */
const answering = (method: string): Route['method'] | undefined =>
  methods.find((known) => known === (method === 'HEAD' ? 'GET' : method));

/** Longer than any address is. */
const LONGEST_PARAM = 65_536;

/** The router finds, and calls nothing. */
const handler = (): void => undefined;

/** What paths have in common that differ in the names of their variable parts alone; those that name more come first. */
const shapeOf = (path: string): string => path.toLowerCase().replace(/:\w+/g, '~');

const textsOf = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value = '']) => [name, value]));

/**
 * Finds routes by the parts of their paths. Large and small letters are the same in what a path names. What names
 * more of a path goes before, as long as it has the method.
 */
export class RouteTable {
  private readonly router = findMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    maxParamLength: LONGEST_PARAM,
  });
  /** By the shape of a path. */
  private readonly methods = new Map<string, string[]>();

  /**
   * @param routes of several with one path and method the first
   * @param base what all paths begin with
   */
  constructor(routes: readonly Route[], base = '') {
    for (const route of routes) {
      const shape = shapeOf(route.path);
      const known = this.methods.get(shape) ?? [];
      if (known.includes(route.method)) continue;
      this.methods.set(shape, [...known, route.method]);
      this.router.on(route.method, `${base}${route.path}`, handler, route);
    }
  }

  /**
   * @param path with or without a slash at its end
   * @returns none where no route has the path
   */
  find(method: string, path: string): Match | undefined {
    // A part of no name is none, and isn't taken for a variable one.
    if (path.includes('//')) return undefined;
    const asked = answering(method);
    const found = asked && this.routeOf(asked, path);
    if (found) return found;
    const shapes = methods.flatMap((other) => {
      const there = this.routeOf(other, path);
      return there ? [shapeOf(there.route.path)] : [];
    });
    const [first] = shapes.sort();
    return first === undefined ? undefined : { methods: this.methods.get(first) ?? [] };
  }

  private routeOf(method: Route['method'], path: string) {
    const found = this.router.find(method, path);
    if (!found) return undefined;
    const route: Route = found.store;
    return { route, params: textsOf(found.params) };
  }
}
