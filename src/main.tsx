import './app/fonts.css';
import './app/baseline.css';
import './app/forcedColours.css';
import './app/reducedMotion.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { localeOf, PROVIDER_RETURN } from '../schemas/routing/address';
import { readFirstPage } from './app/firstPage';
import { preferredLocale } from './app/i18n';
import { queryClient } from './app/queryClient';
import { createRouter } from './app/router';
import { Themed } from './app/Themed';
import { confirmSession, followSession } from './session/sessionLife';
import { followColourMode } from './ui/theme/colourScheme';

// Not at the top level: texts may share a file with this one, and would wait for it to end for ever.
const start = async (container: HTMLElement): Promise<void> => {
  const { i18n, provider } = await readFirstPage(
    localeOf(window.location.pathname) ?? preferredLocale(),
  );
  createRoot(container).render(
    <StrictMode>
      <Themed>
        <RouterProvider router={createRouter(i18n, provider)} />
      </Themed>
    </StrictMode>,
  );
};

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element "root".');

followColourMode();
followSession(queryClient);
// Who comes back from a provider may have a session that is over, and this window isn't where it is renewed.
if (window.location.pathname !== PROVIDER_RETURN) void confirmSession();
void start(container);
