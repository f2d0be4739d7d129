import './app/fonts.css';
import './app/baseline.css';
import './app/forcedColours.css';
import './app/reducedMotion.css';
import './ui/theme/icons.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { holdCalls } from '../dataProvider/http';
import { setReader } from '../schemas/days/reader';
import { localeOf, PROVIDER_RETURN } from '../schemas/routing/address';
import { App } from './app/App';
import { readFirstPage } from './app/firstPage';
import { preferredLocale } from './app/i18n';
import { queryClient } from './app/queryClient';
import { routesOf } from './app/router';
import { repeatEarlySteps } from './hydration/earlySteps';
import { isDrawnForHere, readDrawnFor } from './hydration/hydratable';
import { keepViewCookie } from './hydration/viewCookie';
import { drawnParts } from './routing/drawnParts';
import { confirmSession, followSession } from './session/sessionLife';
import { noteDrawnAt } from './session/useNow';
import { followColourMode } from './ui/theme/colourScheme';
import { whenIdle } from './ui/waiting/whenIdle';

/** Milliseconds after which a page is read as of its own moment, however busy it is. */
const LONGEST_MS = 5_000;

// Not at the top level: texts may share a file with this one, and would wait for it to end for ever.
const start = async (container: HTMLElement): Promise<void> => {
  const drawnFor = readDrawnFor();
  // What came with the page is read as of the moment that it was drawn at.
  if (drawnFor) setReader({ now: drawnFor.now });
  const [{ i18n, provider, search }] = await Promise.all([
    readFirstPage(localeOf(window.location.pathname) ?? preferredLocale(), window.location),
    drawnFor && drawnParts.load(drawnFor.parts),
  ]);
  if (search !== window.location.search) {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  }
  const router = createBrowserRouter(routesOf(i18n, provider));
  const isTakenOver = drawnFor !== undefined && isDrawnForHere(drawnFor);
  const whole = isTakenOver ? drawnParts.takenOver(drawnFor.parts) : Promise.resolve();
  const onMount = (): void => {
    repeatEarlySteps(whole);
    // From then on the page is read where and when it is: parts that React comes to late are the same as they were drawn.
    void whole.then(() => whenIdle(() => setReader({}), LONGEST_MS));
  };
  const app = <App router={router} onMount={onMount} />;
  if (isTakenOver) {
    holdCalls(whole);
    noteDrawnAt(drawnFor.now);
    hydrateRoot(container, app);
    return;
  }
  setReader({});
  container.replaceChildren();
  createRoot(container).render(app);
};

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element "root".');

followColourMode();
followSession(queryClient);
keepViewCookie();
// Who comes back from a provider may have a session that is over, and this window isn't where it is renewed.
if (window.location.pathname !== PROVIDER_RETURN) void confirmSession();
void start(container);
