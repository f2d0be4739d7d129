import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { materialRenderers } from './build/materialRenderers';
import { resourceManifest } from './build/resourceManifest';

const exclude = [...configDefaults.exclude, 'tests/e2e/**', 'dist/**', 'data/**', 'reports/**'];

export default defineConfig({
  plugins: [react(), resourceManifest(), materialRenderers()],
  test: {
    // Contract tests start servers, and share the machine with the other tests.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    // Or Node would read all of Material's icons for it, in each file of tests.
    server: { deps: { inline: ['@jsonforms/material-renderers'] } },
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['**/*.test.ts'], exclude },
      },
      {
        extends: true,
        test: { name: 'browser', environment: 'jsdom', include: ['**/*.test.tsx'], exclude },
      },
    ],
  },
});
