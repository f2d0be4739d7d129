import { sheetTemplates } from '../../resources/signage/shared/pricesheets/sheetTemplates';
import type { Row } from '../../server/store/Store';
import type { Workshop } from './collections';

const { standard } = sheetTemplates;

/** A sheet of a person's own: two columns, white on a dark page, made by hand. */
const board = {
  templateHtmlContent: '<h1></h1><div></div><p>Prijzen zijn inclusief btw.</p>',
  templateCssContent: `body {
  margin: 0;
  padding: 40px 56px;
  color: #fff;
  background: #14312d;
  font: 22px/1.4 Georgia, serif;
}

div {
  columns: 2;
  column-gap: 56px;
}

section {
  break-inside: avoid;
}

li {
  display: flex;
  justify-content: space-between;
}

ul {
  padding: 0;
}
`,
  templateJavaScript: standard.templateJavaScript.replace(
    "const sheet = document.querySelector('div');",
    "const sheet = add(document.querySelector('div'), 'section');",
  ),
};

const idsOf = (rows: readonly Row[]): readonly number[] => rows.map(({ id }) => id);

/** Adds the price sheets of an organisation that has a shop: its first categories, and all that it begins with. */
export const addPriceSheets = ({ add, rows }: Workshop): void => {
  const top = rows('productcategories').filter(({ parentId }) => parentId === null);
  if (top.length === 0) return;
  const [kiosk] = rows('kioskApps');
  const below = rows('productcategories').filter(({ parentId }) => parentId === top[0]?.id);
  add('pricesheets', {
    name: 'Prijzen vandaag',
    categories: idsOf([...top.slice(0, 1), ...below].slice(0, 3)),
    kioskApp: kiosk?.id ?? null,
    templateId: 'standard',
    ...standard,
  });
  add('pricesheets', {
    name: 'Bord bij de ingang',
    categories: idsOf(top.slice(0, 4)),
    kioskApp: null,
    templateId: 'empty',
    ...board,
  });
};
