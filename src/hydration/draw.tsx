// First: what is loaded after it looks for a browser.
import './browserState';

import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { createMemoryRouter } from 'react-router';
import { firstAnswers } from '../../dataProvider/firstAnswers';
import { session } from '../../dataProvider/session';
import type { AskedPage, DrawnPage } from '../../schemas/routing/drawing';
import { App } from '../app/App';
import { readFirstPage } from '../app/firstPage';
import { queryClient } from '../app/queryClient';
import { routesOf } from '../app/router';
import { drawnParts } from '../routing/drawnParts';
import { startMaterial } from '../ui/theme/material';
import { drawFor, isIncomplete, lookedAt } from './browserState';

// A list that is drawn before the parts that begin it would have Material's own colours.
startMaterial();

/** Larger than any page: or React would leave parts out, and put them in by scripts that no page may hold. */
const WHOLE = Number.MAX_SAFE_INTEGER;

/** What stands where something had to be waited for. */
const LEFT_OUT = '<!--$!-->';

/** With all that has to be loaded first: a process loads each part of the app once. */
const loadedHtml = async (app: ReactNode): Promise<string> => {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(app, {
    progressiveChunkSize: WHOLE,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
};

const encoder = new TextEncoder();

/** At once is quicker, as nothing is encoded on the way. */
const htmlOf = async (app: ReactNode): Promise<string> => {
  const html = renderToString(app);
  return html.includes(LEFT_OUT) ? loadedHtml(app) : html;
};

/**
 * Draws a page as a browser would that has the same answers. One at a time: who is signed in, and what was read, are
 * kept where the whole app finds them.
 *
 * @returns nothing where the page needs more than it brings
 * @throws what the page throws
 */
export const draw = async (asked: AskedPage): Promise<DrawnPage | undefined> => {
  const now = Date.now();
  drawFor(asked.browser, now);
  queryClient.clear();
  const owner = firstAnswers.bring(asked.answers);
  session.set(owner);
  try {
    const { i18n, provider, search } = await readFirstPage(asked.locale, asked);
    if (isIncomplete()) return undefined;
    const router = createMemoryRouter(routesOf(i18n, provider), {
      initialEntries: [asked.pathname + search],
    });
    const parts = drawnParts.record();
    const html = await htmlOf(<App router={router} />);
    router.dispose();
    return { html: encoder.encode(html), drawnFor: { ...lookedAt(now), parts: [...parts] } };
  } catch (error) {
    if (isIncomplete()) return undefined;
    throw error;
  } finally {
    session.set(null);
    queryClient.clear();
    firstAnswers.forget();
  }
};
