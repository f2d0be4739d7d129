// What a page needs before its first paint. It stands in the page's head, made smaller (`build/inlineScripts.ts`), so that
// nothing waits for another file.

// The colours: `src/ui/theme/colourScheme.ts` names the same key and attribute.
{
  let mode = 'system';
  try {
    mode = localStorage.getItem('backoffice.theme') ?? mode;
  } catch {
    // Without storage the device's choice counts.
  }
  const isDark =
    mode === 'dark' ||
    (mode === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
  root.style.colorScheme = isDark ? 'dark' : 'light';
  root.style.backgroundColor = isDark ? '#0f1516' : '#f5f7f7';
}

// Tables of a page that came drawn from the server.
{
  // As `src/views/list/useTightness.ts` fits a table.
  const STEPS = ['short', 'shorter', '1', '2', '3', '4', '5', '6'];

  const refit = (frame, table) => {
    table.removeAttribute('data-tight');
    frame.removeAttribute('data-scrolls');
    for (let step = 1; table.offsetWidth > frame.clientWidth && step <= STEPS.length; step += 1)
      table.setAttribute('data-tight', STEPS.slice(0, step).join(' '));
    frame.toggleAttribute('data-scrolls', table.offsetWidth > frame.clientWidth);
  };

  let seen = 0;
  let isTaken = false;

  /** With each frame in which more of a table has come, before it is painted. */
  const fitAll = () => {
    const frames = document.querySelectorAll('[data-fits]');
    const rows = document.querySelectorAll('[data-fits] tr').length;
    if (rows !== seen)
      for (const frame of frames) {
        const table = frame.querySelector('table');
        if (table) refit(frame, table);
      }
    seen = rows;
    if (!isTaken) requestAnimationFrame(fitAll);
  };

  requestAnimationFrame(fitAll);
  document.addEventListener('takeover', () => {
    isTaken = true;
  });
}

// The app of a page that came drawn: it is loaded once that is painted, as browsers read scripts before they paint.
{
  const append = (name, attributes) =>
    document.head.append(Object.assign(document.createElement(name), attributes));

  const load = (element) => {
    const { entries, files } = JSON.parse(element.textContent);
    element.remove();
    for (const href of files)
      append('link', { rel: 'modulepreload', crossOrigin: 'anonymous', href });
    for (const src of entries) append('script', { type: 'module', crossOrigin: 'anonymous', src });
  };

  /** Milliseconds after which a page is left as it is, whatever became of its app. */
  const LONGEST = 10_000;

  // A page is loading until the app has taken it over: browsers show that, and what drives one waits for it. Their own
  // `load` waits for a picture, which `server/http/page/heldLoad.ts` doesn't send. It is asked for while the server draws
  // the page.
  const picture = new Image();
  picture.src = '/internal/page-load';

  const endLoading = () => picture.removeAttribute('src');

  /** Whether the page was drawn for a window like this one; of another one the app draws it anew. */
  const isForWindow = () => {
    const { media = {} } = JSON.parse(document.getElementById('drawn-for')?.textContent ?? '{}');
    return Object.entries(media).every(([query, holds]) => matchMedia(query).matches === holds);
  };

  /** Once so many frames have been painted; scripts that are kept would be run before the second one is. */
  const afterFrames = (count, work) =>
    requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, work) : setTimeout(work)));

  document.addEventListener('DOMContentLoaded', () => {
    const element = document.getElementById('app-files');
    if (!element) {
      endLoading();
      return;
    }
    document.addEventListener('whole', endLoading, { once: true });
    setTimeout(endLoading, LONGEST);
    // Nothing is painted of a page that nobody sees.
    if (document.hidden || !isForWindow()) load(element);
    else afterFrames(2, () => load(element));
  });
}
