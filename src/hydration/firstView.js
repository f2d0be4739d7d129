// What a page needs before its first paint and until the app has taken it over. It stands in the page's head as it is here,
// made smaller (`build/inlineScripts.ts`), so that nothing waits for another file.

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

  /**
   * A page is loading until the app has taken it over: browsers show that, and what drives one waits for it. Their own
   * `load` comes once all documents within are closed. One more document takes a while to make, so it is made after the
   * first paint.
   */
  const keepLoading = () => {
    const within = Object.assign(document.createElement('iframe'), { hidden: true });
    document.documentElement.append(within);
    within.contentDocument.open();
    const endLoading = () => {
      within.contentDocument?.close();
      within.remove();
    };
    document.addEventListener('whole', endLoading, { once: true });
    setTimeout(endLoading, LONGEST);
  };

  const begin = (element) => {
    load(element);
    keepLoading();
  };

  document.addEventListener('DOMContentLoaded', () => {
    const element = document.getElementById('app-files');
    if (!element) return;
    // Nothing is painted of a page that nobody sees.
    if (document.hidden) begin(element);
    else requestAnimationFrame(() => setTimeout(begin, 0, element));
  });
}

// What somebody does with a page before the app has taken it over.
{
  const KEPT = ['focusin', 'click', 'keydown', 'input', 'change', 'submit'];
  /** What mustn't overtake what was done before. */
  const ACTS = ['click', 'keydown', 'submit'];
  const TICKED = 'input[type=checkbox], input[type=radio]';
  const TYPED_IN = 'input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea';
  /** What chooses by keys. */
  const CHOOSES =
    '[role=tab], [role=menuitem], [role=option], [role=row], [role=treeitem], [role=slider]';

  const steps = [];
  /** What came with the page and hasn't been taken over, once the app has begun to. */
  let drawn;
  let app;

  const isWaiting = (element) => {
    if (!drawn) return true;
    if (!drawn.has(element)) return false;
    if (!app.isReached(element)) return true;
    drawn.delete(element);
    return false;
  };

  /** Keys of the app (`src/ui/keys/keys.ts`) that mean something else to a browser. */
  const isOfApp = ({ key, ctrlKey, metaKey, target }) =>
    ctrlKey || metaKey ? /^[ks]$/i.test(key) : /^[/?[\]]$/.test(key) && !target.closest(TYPED_IN);

  /** Keys that the app gives a meaning where they are pressed. */
  const isOfElement = ({ key, target }) => {
    if (target.matches('textarea')) return key === 'Escape';
    if (target.matches('[role=combobox]') && /^Arrow(Up|Down)$/.test(key)) return true;
    if (target.matches(TYPED_IN)) return key === 'Enter' || key === 'Escape';
    return target.closest(CHOOSES) !== null && /^(Arrow\w+|Home|End|Escape|Delete)$/.test(key);
  };

  /** By what a person distinguishes an element from others of its kind. */
  const nameOf = (element) =>
    ['type', 'name', 'role', 'aria-label', 'href']
      .map((name) => element.getAttribute(name) ?? '')
      .concat(element.labels?.[0]?.textContent ?? '', element.textContent ?? '')
      .join('\n');

  const alike = ({ tagName }, name) =>
    [...document.querySelectorAll(tagName)].filter((one) => nameOf(one) === name);

  /** Finds an element again that the app has drawn anew: among as many others like it as there were. */
  const finderOf = (element) => {
    const name = nameOf(element);
    const before = alike(element, name);
    return () => {
      if (element.isConnected) return element;
      const same = element.id && document.getElementById(element.id);
      if (same) return same;
      const now = alike(element, name);
      return now.length === before.length ? now[before.indexOf(element)] : undefined;
    };
  };

  /**
   * What an event asks of the app, by its type; `undefined` where the browser does it alone. What is repeated mustn't be
   * done by the browser as well.
   */
  const wanted = {
    focusin: () => ({}),
    click: (event) => {
      const { target } = event;
      // Ticked at once, as one sees it, and by the app from what it was before.
      if (target.matches(TICKED)) return { before: target.type === 'checkbox' && !target.checked };
      // A link leads somewhere without the app as well, and a label to its field.
      if (target.closest('a[href]') || target.closest('label')?.control) return undefined;
      if (target.closest('button')) event.preventDefault();
      return {};
    },
    keydown: (event) => {
      if (!isOfApp(event) && !isOfElement(event)) return undefined;
      event.preventDefault();
      return {};
    },
    // The field itself may have lost it by the time that the app draws it.
    input: ({ target }) => (target.matches(TYPED_IN) ? { value: target.value } : undefined),
    change: ({ target }) =>
      target.matches('select, input[type=file]')
        ? { value: target.value, files: target.files }
        : undefined,
    submit: (event) => {
      event.preventDefault();
      return {};
    },
  };

  const keep = (event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || app?.isRepeating()) return;
    const isThere = !isWaiting(target);
    // What was done before comes first.
    if (isThere && !app?.isBusy()) return;
    if (isThere && !ACTS.includes(type)) {
      if (type === 'input') app.typed(target);
      return;
    }
    const known =
      type === 'input' && steps.find((one) => one.type === type && one.target === target);
    const step = wanted[type](event);
    if (step === undefined) return;
    if (isThere) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (known) Object.assign(known, step);
    else if (app) app.repeat({ ...step, type, target, event, present: finderOf(target) });
    else steps.push({ ...step, type, target, event, present: finderOf(target) });
  };

  /**
   * Finds out ahead of what changes a field whether the app has it: React may draw it anew meanwhile, and with the
   * value that it knows.
   */
  const lookAhead = ({ target }) => {
    if (!drawn || !(target instanceof Element)) return;
    isWaiting(target);
    const labelled = target.closest('label')?.control;
    if (labelled) isWaiting(labelled);
  };

  for (const type of KEPT) document.addEventListener(type, keep, true);
  for (const type of ['pointerdown', 'focusin', 'beforeinput'])
    document.addEventListener(type, lookAhead, true);

  window.takeOver = (by) => {
    document.dispatchEvent(new Event('takeover'));
    drawn = new WeakSet(document.querySelectorAll('body, #root *'));
    app = by;
    for (const step of steps.splice(0)) app.repeat(step);
  };
}
