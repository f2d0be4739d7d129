import { expect, test } from 'vitest';
import { listHtml } from './listHtml';

const item = { title: '', description: '', htmlContent: '', externalLink: '', picture: '' };

test('items stand in their order, with what each has', () =>
  expect(
    listHtml({
      title: 'Eten & drinken',
      description: '',
      picture: '',
      readOn: 'Lees verder',
      items: [
        { ...item, title: 'Soep', htmlContent: '<p><b>Warm</b></p>', picture: 'data:a' },
        { ...item, title: '<Taart>', externalLink: 'https://a.example/?b="c"' },
      ],
    }).split('\n'),
  ).toEqual([
    '<header><div><h1>Eten &amp; drinken</h1></div></header>',
    '<article><img src="data:a" alt=""><div><h2>Soep</h2><p><b>Warm</b></p></div></article>',
    '<article><div><h2>&lt;Taart&gt;</h2><p><a href="https://a.example/?b=&quot;c&quot;" title="https://a.example/?b=&quot;c&quot;">Lees verder</a></p></div></article>',
  ]));
