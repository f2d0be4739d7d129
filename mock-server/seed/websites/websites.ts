import type { Workshop } from '../collections';
import { DAY, momentBefore } from '../moments';
import { addPages } from './websitePages';

const styles = `body {
  margin: 0;
  color: #1b1f1f;
  font: 18px/1.5 system-ui, sans-serif;
}

header,
main,
footer {
  max-width: 44rem;
  margin: 0 auto;
  padding: 1rem;
}

header {
  border-bottom: 4px solid #0b6b63;
}
`;

const menu = `for (const link of document.querySelectorAll('nav a'))
  link.toggleAttribute('aria-current', link.pathname === location.pathname);
`;

const article = `<!doctype html>
<html>
  <head>
    <title>{{pageTitle}}</title>
  </head>
  <body>
    <header><h1>{{pageTitle}}</h1></header>
    <main>{{intro}}{{content}}</main>
    <footer>{{footer}}</footer>
  </body>
</html>
`;

const bare = '<main>{{content}}</main>\n';

/** What a website shows in lists: the list's title, its key, and the title, text and link of each item. */
const lists = [
  [
    'Nieuws',
    'nieuws',
    'Wat er op de voorpagina staat',
    [
      ['Nieuwe openingstijden', 'Vanaf de zomer zijn wij ook op donderdagavond open.', 'bezoek'],
      [
        'Wij zoeken collega’s',
        'Kom op zaterdag helpen aan de kassa of in het magazijn.',
        'contact',
      ],
    ],
  ],
  [
    'Veelgestelde vragen',
    'vragen',
    'Vragen die vaak gesteld worden, met hun antwoord',
    [
      ['Kan ik parkeren?', 'Voor de deur zijn twintig plaatsen; parkeren is gratis.', 'bezoek'],
      ['Mag mijn hond mee?', 'Ja, aan de lijn en overal behalve in het café.', ''],
    ],
  ],
] as const;

const addContentLists = ({ add, profile }: Workshop): void => {
  for (const [title, key, description, items] of lists) {
    const { id: contentListId } = add('contentLists', {
      title,
      key,
      description,
      image: '',
      active: 1,
      singleItemList: 0,
    });
    for (const [index, [name, content, page]] of items.entries())
      add('contentItems', {
        contentListId,
        title: name,
        description: '',
        content,
        htmlContent: `<p>${content}</p>`,
        order: index + 1,
        active: 1,
        tags: '',
        externalLink: page && `https://www.${profile.domain}/${page}`,
        image: '',
      });
  }
};

/** Adds the website of an organisation: its styles and scripts, its templates, and where old addresses lead. */
export const addWebsites = (shop: Workshop): void => {
  const { add, profile, now } = shop;
  if (!profile.modules.includes('websites')) return;
  addContentLists(shop);
  const { id: websiteId } = add('websites', {
    name: profile.name,
    description: profile.description,
    rootUrl: `https://www.${profile.domain}`,
    languages: ['NL-nl', 'EN-gb'],
    GAcode: '',
  });
  const asset = (name: string, type: number, description: string, content: string) =>
    add('assets', { name, type, description, content }).id;
  const look = asset('Huisstijl', 0, 'Kleuren en letters van de hele site', styles);
  const script = asset('Menu', 1, 'Wijst in het menu de pagina aan die open is', menu);
  const template = (name: string, description: string, html: string, assets: readonly number[]) =>
    add('templates', {
      name,
      description,
      type: 1,
      template: html,
      assignedAssets: assets,
      lastModified: momentBefore(now, 12 * DAY),
    }).id;
  const articleId = template('Artikel', 'Kop, inleiding, tekst en voet', article, [look, script]);
  template('Kaal', 'Alleen de tekst, voor in een venster', bare, [look]);
  addPages(shop, websiteId, articleId);
  const redirect = (oldUrl: string, newUrl: string, type = 0) =>
    add('redirects', { websiteId, type, oldUrl, newUrl });
  redirect('/openingstijden.html', '/bezoek');
  redirect('/contact.php', '/contact');
  redirect('/actie', '/aanbiedingen', 1);
};
