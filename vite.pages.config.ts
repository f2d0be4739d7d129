import { join } from 'node:path';
import { defineConfig } from 'vite';
import { appPlugins } from './build/appPlugins';

/** The app as the server draws its pages: with its packages, as most of them are written for bundlers. */
export default defineConfig({
  plugins: appPlugins(),
  publicDir: false,
  ssr: { noExternal: true },
  resolve: { alias: { dompurify: join(import.meta.dirname, 'src/hydration/purifier.ts') } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/hydration/worker.ts',
    outDir: 'dist-pages',
    target: 'node20',
    sourcemap: false,
    minify: false,
  },
});
