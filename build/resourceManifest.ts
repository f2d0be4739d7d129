import { relative, resolve } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { manifestOf } from './manifest';
import { MODULE, manifestModules } from './manifestModules';
import { loadResourceFiles } from './resourceFiles';

const RESOLVED = `\0${MODULE}`;

interface Evaluated {
  readonly modules: ReadonlyMap<string, string>;
  readonly dependencies: ReadonlySet<string>;
}

const evaluate = async (root: string): Promise<Evaluated> => {
  const files = await loadResourceFiles(root);
  return {
    modules: manifestModules(manifestOf(files)),
    dependencies: new Set(files.dependencies.map(normalizePath)),
  };
};

const isManifestFile = (root: string, file: string): boolean =>
  /^(resources|i18n)\/.+\.ts$/.test(normalizePath(relative(root, file))) &&
  !/\.test(-d)?\.ts$/.test(file);

const reloadPages = (server: ViteDevServer): void => {
  const { moduleGraph, hot } = server.environments.client;
  for (const [id, module] of moduleGraph.idToModuleMap)
    if (id.startsWith(RESOLVED)) moduleGraph.invalidateModule(module);
  hot.send({ type: 'full-reload' });
};

/**
 * Provides `virtual:resources`: what the menu shows of every definition below `resources/`, and how
 * the definition and its labels are loaded when its first screen opens. A new file there and its labels
 * are enough to make a resource known; in development the page reloads when one comes, changes or goes.
 */
export const resourceManifest = (): Plugin => {
  let root = process.cwd();
  let evaluated: Promise<Evaluated> | undefined;
  return {
    name: 'resource-manifest',
    configResolved(config) {
      root = resolve(config.root);
    },
    buildStart() {
      evaluated = undefined;
    },
    configureServer(server) {
      const onChange = async (file: string) => {
        const known = await evaluated?.catch(() => undefined);
        if (!isManifestFile(root, file) && !known?.dependencies.has(normalizePath(file))) return;
        evaluated = undefined;
        reloadPages(server);
      };
      for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, onChange);
    },
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      evaluated ??= evaluate(root);
      const { modules, dependencies } = await evaluated;
      if (this.environment.mode === 'build')
        for (const file of dependencies) this.addWatchFile(file);
      return modules.get(id.slice(1));
    },
  };
};
