import { defineConfig, type ProxyOptions } from 'vite';
import { appPlugins } from './build/appPlugins';
import { bundleReport } from './build/bundleReport';
import { compressed } from './build/compressed';
import { inlineScripts } from './build/inlineScripts';
import { themeVariables } from './build/optimisations/themeVariables';
import { pageFiles } from './build/pageFiles';
import { untilListening } from './build/untilListening';

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

const server: ProxyOptions = {
  target: API_ORIGIN,
  changeOrigin: false,
  bypass: () => untilListening(API_ORIGIN),
};

/** The areas whose definitions share so much that other lists do better without it. */
const AREA_SHARED = /\/resources\/(ticketing|webshop)\/shared\/\w+\.ts$/;

export default defineConfig({
  plugins: [
    ...appPlugins(),
    themeVariables(),
    inlineScripts(),
    bundleReport(),
    pageFiles(),
    compressed(),
  ],
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // Small enough to come with the page, where a view's own would be asked for after it.
    cssCodeSplit: false,
    rolldownOptions: {
      // JSON Forms brings a compiler of schemas along, which is never called (src/documents/FormState.tsx).
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(ajv|ajv-formats|fast-uri|lodash)\//, sideEffects: false },
          // With a dayjs of its own.
          { test: /node_modules\/@jsonforms\/material-renderers\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            // What every page starts with, in two files instead of some seventy: that of packages, which
            // stays the same from release to release, and ours. And so on for what each view has
            // besides. A group takes along what its modules import.
            { name: 'packages', tags: ['$initial'], test: /\/node_modules\//, priority: 5 },
            { name: 'start', tags: ['$initial'], priority: 4 },
            // Fifteen definitions of a few lines: fifteen files' names would weigh more in the menu.
            {
              name: 'integrations',
              test: /virtual:resources\/integrations\/|\/resources\/integrations\//,
              priority: 4,
            },
            // What definitions share. What one alone has of its own, in a folder below `shared`, comes with that one.
            {
              name: (id) => `${AREA_SHARED.exec(id)?.[1]}-shared`,
              test: AREA_SHARED,
              priority: 4,
            },
            {
              name: 'list',
              test: /\/src\/views\/list\/List\.tsx$|\/resources\/(?:\w+\/)?shared\/\w+\.ts$/,
              priority: 3,
            },
            // What a list has no need of until something is entered, and every record's page has.
            { name: 'entered', test: /\/src\/kinds\/entered\.ts$/, priority: 2 },
            { name: 'record', test: /\/src\/views\/record\/Detail\.tsx$/, priority: 1 },
          ],
        },
      },
    },
    // Sizes are bundleReport's subject.
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  },
  server: {
    watch: { ignored: ['data', 'reports', 'test-results'].map((folder) => `**/${folder}/**`) },
    proxy: {
      '^/internal/': server,
      '^/v1/': server,
      // The switcher posts to an address that is a page as well when it is opened.
      '^/(?:[a-z]{2}/)?dashboard/organisations/switch/?$': {
        ...server,
        bypass: ({ method, url }) => (method === 'POST' ? untilListening(API_ORIGIN) : url),
      },
    },
  },
});
