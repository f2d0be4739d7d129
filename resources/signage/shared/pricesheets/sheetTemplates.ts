/** What a price sheet is made of. */
export interface SheetContent {
  readonly templateHtmlContent: string;
  readonly templateCssContent: string;
  readonly templateJavaScript: string;
}

const standard: SheetContent = {
  templateHtmlContent: '<h1></h1><div></div>',
  templateCssContent: `body {
  margin: 0;
  padding: 48px;
  color: #1b1f1f;
  font: 24px/1.4 system-ui, sans-serif;
}

h1 {
  margin: 0 0 24px;
  font-size: 2em;
}

h2 {
  margin: 32px 0 8px;
  font-size: 1.25em;
}

ul {
  margin: 0;
  padding: 0;
  list-style: none;
}

li {
  display: flex;
  justify-content: space-between;
  gap: 24px;
  padding: 8px 0;
  border-bottom: 1px solid #d5dbdb;
}
`,
  templateJavaScript: `const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

const add = (parent, name, text = '') => {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
};

document.querySelector('h1').textContent = priceSheet.name;
for (const { title, products } of priceSheet.categories) {
  const sheet = document.querySelector('div');
  add(sheet, 'h2', title);
  const list = add(sheet, 'ul');
  for (const product of products) {
    const line = add(list, 'li');
    add(line, 'span', product.title);
    add(line, 'strong', product.price === null ? '' : euros.format(product.price));
  }
}
`,
};

const empty: SheetContent = {
  templateHtmlContent: '',
  templateCssContent: '',
  templateJavaScript: '',
};

/** What the editors begin with, by the template that is chosen. */
export const sheetTemplates = { standard, empty } as const;

const isContentOf = (sheet: SheetContent, template: SheetContent): boolean =>
  sheet.templateHtmlContent === template.templateHtmlContent &&
  sheet.templateCssContent === template.templateCssContent &&
  sheet.templateJavaScript === template.templateJavaScript;

/** Whether nothing of a person's own is in the editors: they hold what some template gave them. */
export const isUntouched = (sheet: SheetContent): boolean =>
  Object.values(sheetTemplates).some((template) => isContentOf(sheet, template));

/** What the editors hold once a template is chosen: its content, unless that would take what somebody wrote. */
export const filledFrom = (
  sheet: SheetContent & { readonly templateId: string | number | null },
): Partial<SheetContent> => {
  const chosen = Object.entries(sheetTemplates).find(([name]) => name === sheet.templateId)?.[1];
  return chosen && isUntouched(sheet) ? chosen : {};
};
