import type { Workshop } from '../collections';

const pages = [
  {
    name: 'Welkom',
    description: 'De voorpagina',
    nl: {
      pageTitle: 'Welkom',
      url: '/',
      metaDescription: 'Wat er te zien, te doen en te koop is',
      metaKeywords: 'welkom, openingstijden',
      intro: '<p>Fijn dat u er bent.</p>',
      content: `<h2>Vandaag</h2>
<ul>
  <li>Open van 10.00 tot 17.00 uur</li>
  <li>Koffie en taart in het café</li>
</ul>`,
      footer: 'Tot ziens!',
    },
    en: {
      pageTitle: 'Welcome',
      url: '/en',
      metaDescription: 'What there is to see, to do and to buy',
      metaKeywords: 'welcome, opening hours',
      intro: '<p>Good to have you here.</p>',
      content: `<h2>Today</h2>
<ul>
  <li>Open from 10 a.m. to 5 p.m.</li>
  <li>Coffee and cake in the café</li>
</ul>`,
      footer: 'See you soon!',
    },
  },
  {
    name: 'Bezoek',
    description: 'Openingstijden, route en parkeren',
    nl: {
      pageTitle: 'Uw bezoek',
      url: '/bezoek',
      metaDescription: 'Openingstijden, route en parkeren',
      metaKeywords: 'route, parkeren',
      intro: '<p>Wij zijn goed te bereiken, ook met de bus.</p>',
      content: `<h2>Parkeren</h2>
<p>Voor de deur zijn twintig plaatsen. Parkeren is gratis.</p>`,
      footer: 'Vragen? Bel ons gerust.',
    },
    en: {
      pageTitle: 'Your visit',
      url: '/en/visit',
      metaDescription: 'Opening hours, directions and parking',
      metaKeywords: 'directions, parking',
      intro: '<p>We are easy to reach, by bus as well.</p>',
      content: `<h2>Parking</h2>
<p>There are twenty places in front of the door. Parking is free.</p>`,
      footer: 'Any questions? Just call us.',
    },
  },
] as const;

type Texts = (typeof pages)[number]['nl' | 'en'];

const blockOf = (language: string, texts: Texts, websitePageTranslationId: number) => {
  const { intro, content, footer, ...own } = texts;
  const elements = Object.entries({ intro, content, footer }).map(([key, html], index) => ({
    id: index + 1,
    key,
    content: html,
    websitePageTranslationId,
  }));
  return { language, ...own, headCustom: '', elements };
};

/** Adds the pages of a website, in Dutch and English. */
export const addPages = ({ add }: Workshop, websiteId: number, templateId: number): void => {
  for (const { name, description, nl, en } of pages)
    add('pages', {
      websiteId,
      templateId,
      name,
      description,
      languages: [blockOf('NL-nl', nl, 1), blockOf('EN-gb', en, 2)],
    });
};
