import { defineConfig } from 'vite';
import { foundFiles } from './build/foundFiles';
import { threadFiles } from './build/threadFiles';

/** The server as `npm start` runs it: its own code in a few files, packages where they are. */
export default defineConfig({
  plugins: [foundFiles(), threadFiles()],
  publicDir: false,
  build: {
    ssr: 'mock-server/main.ts',
    outDir: 'dist-server',
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
});
