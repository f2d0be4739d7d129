// Keeps what somebody does with a page before the app has taken it over. It stands in the page's head, as
// `firstView.js` does.
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
  /** The palette was asked for: what is typed then is for its search box (`src/app/palette/typedAhead.ts`). */
  let isPaletteAsked = false;
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
    ctrlKey || metaKey ? /^[ks]$/i.test(key) : /^[/?[\]e]$/i.test(key) && !target.closest(TYPED_IN);

  /** What is typed for the palette, once that has been asked for. */
  const isForPalette = ({ key, ctrlKey, metaKey }) => {
    if ((ctrlKey || metaKey) && /^k$/i.test(key)) isPaletteAsked = true;
    else if (key === 'Escape') isPaletteAsked = false;
    return isPaletteAsked && !ctrlKey && !metaKey && (key.length === 1 || key === 'Backspace');
  };

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

  /** What a button is called, whether it has room for more than its icon or not. */
  const spokenName = (button) => {
    const written = [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return button.getAttribute('aria-label') ?? written?.data;
  };

  const buttonsCalled = (name) =>
    [...document.querySelectorAll('button')].filter((one) => spokenName(one) === name);

  /** Finds the one button of its name, where the app has drawn it in another form. */
  const buttonFinder = (element) => {
    const name = element.matches('button') ? spokenName(element) : undefined;
    if (name === undefined || buttonsCalled(name).length !== 1) return () => undefined;
    return () => {
      const [found, ...others] = buttonsCalled(name);
      return others.length === 0 ? found : undefined;
    };
  };

  /** Finds an element again that the app has drawn anew: among as many others like it as there were. */
  const finderOf = (element) => {
    const name = nameOf(element);
    const before = alike(element, name);
    const findButton = buttonFinder(element.closest('button') ?? element);
    return () => {
      if (element.isConnected) return element;
      const same = element.id && document.getElementById(element.id);
      if (same) return same;
      const now = alike(element, name);
      return now.length === before.length ? now[before.indexOf(element)] : findButton();
    };
  };

  /**
   * Turns the page of a list as a link would (`src/ui/Pager.tsx`), which is there sooner than the app, unless something
   * was done before.
   */
  const turnPage = (button) => {
    const query = button.closest('[data-query]')?.dataset.query;
    if (query === undefined || app || steps.some(({ type }) => type !== 'focusin')) return false;
    const search = new URLSearchParams(query);
    search.set('page', button.value);
    // The page that is left would go on to start its app, and the other one would have to wait for that.
    stop();
    location.assign(`?${search}`);
    return true;
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
      const button = target.closest('button');
      if (!button) return {};
      event.preventDefault();
      return turnPage(button) ? undefined : {};
    },
    keydown: (event) => {
      if (!isForPalette(event) && !isOfApp(event) && !isOfElement(event)) return undefined;
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
