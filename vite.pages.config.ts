import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { materialRenderers } from './build/optimisations/materialRenderers';
import { nativeBuiltIns } from './build/optimisations/nativeBuiltIns';
import { ownExporter } from './build/optimisations/ownExporter';
import { ownTitles } from './build/optimisations/ownTitles';
import { plainIcons } from './build/optimisations/plainIcons';
import { resourceManifest } from './build/resourceManifest';

/** The app as the server draws its pages: with its packages, as most of them are written for bundlers. */
export default defineConfig({
  plugins: [
    react(),
    resourceManifest(),
    materialRenderers(),
    ownExporter(),
    ownTitles(),
    plainIcons(),
    nativeBuiltIns(),
  ],
  publicDir: false,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/hydration/worker.ts',
    outDir: 'dist-pages',
    target: 'node20',
    sourcemap: false,
    minify: false,
  },
});
