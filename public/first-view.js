// What a page needs before its first paint and until the app has taken it over, as a file of its own: the content security
// policy allows no inline scripts.

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

// What somebody does with a page before the app has taken it over.
{
  const KEPT = ['focusin', 'click', 'keydown', 'input', 'submit'];
  const FIELD = 'input:not([type=checkbox]):not([type=radio]), textarea, select';

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
    ctrlKey || metaKey ? /^[ks]$/i.test(key) : /^[/?[\]]$/.test(key) && !target.closest?.(FIELD);

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

  const keep = (event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !isWaiting(target)) return;
    if (type === 'click') {
      // A link leads somewhere without the app as well.
      if (target.closest('a[href]')) return;
      // Ticked or submitted once more with the repeated click, it would be done twice.
      if (target.closest('button, label, input[type=checkbox], input[type=radio]'))
        event.preventDefault();
    }
    if (type === 'keydown') {
      if (!isOfApp(event)) return;
      event.preventDefault();
    }
    if (type === 'submit') event.preventDefault();
    const known =
      type === 'input' && steps.find((one) => one.type === type && one.target === target);
    const step = known || { type, target, event, present: finderOf(target) };
    // The field itself may have lost it by the time that the app draws it.
    step.value = target.value;
    if (known) return;
    if (app) app.repeat(step);
    else steps.push(step);
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
