import './app/fonts.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { localeOf } from '../schemas/routing/address';
import { readFirstPage } from './app/firstPage';
import { preferredLocale } from './app/i18n';
import { queryClient } from './app/queryClient';
import { createRouter } from './app/router';
import { THEME_STORAGE_KEY, theme } from './app/theme';
import { confirmSession, followSession } from './session/sessionLife';

// Not at the top level: texts may share a file with this one, and would wait for it to end for ever.
const start = async (container: HTMLElement): Promise<void> => {
  const { i18n, provider } = await readFirstPage(
    localeOf(window.location.pathname) ?? preferredLocale(),
  );
  createRoot(container).render(
    <StrictMode>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={THEME_STORAGE_KEY}
        disableTransitionOnChange
        noSsr
      >
        <CssBaseline />
        <RouterProvider router={createRouter(i18n, provider)} />
      </ThemeProvider>
    </StrictMode>,
  );
};

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element "root".');

followSession(queryClient);
void confirmSession();
void start(container);
