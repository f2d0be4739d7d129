import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { materialRenderers } from './optimisations/materialRenderers';
import { nativeBuiltIns } from './optimisations/nativeBuiltIns';
import { ownExporter } from './optimisations/ownExporter';
import { ownTitles } from './optimisations/ownTitles';
import { paintFirst } from './optimisations/paintFirst';
import { plainIcons } from './optimisations/plainIcons';
import { withoutRipple } from './optimisations/withoutRipple';
import { resourceManifest } from './resourceManifest';

/** What the app is built with wherever it is drawn: a browser takes over what the server drew, so it has to be the same. */
export const appPlugins = (): PluginOption[] => [
  react(),
  resourceManifest(),
  materialRenderers(),
  ownExporter(),
  ownTitles(),
  plainIcons(),
  paintFirst(),
  nativeBuiltIns(),
  withoutRipple(),
];
