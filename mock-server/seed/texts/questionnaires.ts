/** A possible answer; those that begin with an asterisk are right. */
type AnswerText = string;

/** A question: what it asks, what a right answer scores, and what can be chosen; without choices people type. */
export type QuestionText = readonly [title: string, weight: number, ...answers: AnswerText[]];

/** Where a questionnaire stands on the day of the demo. */
export type Phase = 'planned' | 'running' | 'ended';

export interface QuestionnaireText {
  readonly name: string;
  readonly description: string;
  readonly tags: string;
  /** A name, or a local part that gets the organisation's domain. */
  readonly sender: string;
  readonly groups: readonly string[];
  readonly minimumScore: number;
  readonly phase: Phase;
  /** At most so many people are invited. */
  readonly most: number;
  readonly invitation: readonly [subject: string, ...paragraphs: string[]];
  readonly reminder: readonly [subject: string, ...paragraphs: string[]];
  readonly questions: readonly QuestionText[];
}

const provider: readonly QuestionnaireText[] = [
  {
    name: 'Kennistoets allergenen',
    description: 'Jaarlijkse toets voor iedereen die bestellingen aanneemt.',
    tags: 'toets,allergenen',
    sender: 'Team Opleiding <opleiding@>',
    groups: ['Personeel', 'Testpanel'],
    minimumScore: 7,
    phase: 'running',
    most: 64,
    invitation: [
      'Doe mee aan de kennistoets allergenen',
      'Beste collega,',
      'Elk jaar frissen we op wat we weten van allergenen. De toets heeft <strong>zes vragen</strong> en duurt vijf minuten. U vindt hem in de app onder <em>Vragenlijsten</em>.',
      'Vriendelijke groet,<br>Team Opleiding',
    ],
    reminder: [
      'Herinnering: kennistoets allergenen',
      'Beste collega,',
      'U heeft de toets nog niet gemaakt. Hij staat nog twee weken voor u klaar in de app.',
      'Vriendelijke groet,<br>Team Opleiding',
    ],
    questions: [
      ['Hoeveel allergenen moeten op de kaart staan?', 2, '10', '*14', '18'],
      ['Welke van deze producten bevatten gluten?', 2, '*Spelt', 'Rijst', '*Couscous', 'Maïs'],
      [
        'Een gast vraagt naar noten. Wat doet u?',
        2,
        'Ik zeg dat het wel zal meevallen',
        '*Ik kijk het na in het systeem',
        'Ik raad een ander gerecht aan',
      ],
      ['Mag pinda-olie in dezelfde friteuse?', 1, 'Ja', '*Nee', 'Alleen na zessen'],
      [
        'Wie werkt de gegevens in de kiosk bij?',
        1,
        '*De bedrijfsleider',
        'De gast',
        'De leverancier',
      ],
      ['Wat kan er beter aan de allergenenlijst?', 0],
    ],
  },
  {
    name: 'Zo werkt de nieuwe bestelzuil',
    description: 'Korte toets na de training op locatie.',
    tags: 'toets,training',
    sender: 'training@',
    groups: ['Personeel'],
    minimumScore: 4,
    phase: 'ended',
    most: 40,
    invitation: [
      'Toets: zo werkt de nieuwe bestelzuil',
      'Beste collega,',
      'U heeft de training gevolgd. Laat in vier vragen zien wat u ervan heeft onthouden.',
    ],
    reminder: [
      'Nog vier vragen over de bestelzuil',
      'Beste collega,',
      'De toets over de bestelzuil staat nog open. Wilt u hem deze week maken?',
    ],
    questions: [
      [
        'Hoe start u de zuil opnieuw?',
        2,
        'Stekker eruit',
        '*Via het servicemenu',
        'Met de betaalautomaat',
      ],
      ['De bonrol is op. Welke breedte neemt u?', 1, '57 mm', '*80 mm', '110 mm'],
      [
        'Wat mag u gebruiken op het scherm?',
        2,
        '*Een vochtige microvezeldoek',
        'Glasreiniger met ammoniak',
        'Schuurspons',
      ],
      ['Hoe beoordeelt u de training?', 0, 'Goed', 'Voldoende', 'Kan beter'],
    ],
  },
  {
    name: 'Wat vindt u van het menu?',
    description: 'Onderzoek onder vaste gasten, nog te versturen.',
    tags: 'onderzoek,menu',
    sender: '',
    groups: ['Vaste gasten', 'Gezinnen'],
    minimumScore: 0,
    phase: 'planned',
    most: 0,
    invitation: [
      'Uw mening over ons menu',
      'Beste gast,',
      'We vernieuwen het menu en horen graag wat u ervan vindt. Invullen kost twee minuten.',
    ],
    reminder: [
      'Wilt u ons nog helpen?',
      'Beste gast,',
      'We missen uw mening nog. Tot het einde van de maand kunt u de vragen in de app invullen.',
    ],
    questions: [
      ['Hoe vaak bestelt u bij ons?', 0, 'Elke week', 'Elke maand', 'Een paar keer per jaar'],
      ['Wat mist u op het menu?', 0],
    ],
  },
];

const museum: readonly QuestionnaireText[] = [
  {
    name: 'Veilig werken in de kraanhal',
    description: 'Toets voor vrijwilligers voordat zij een kraan bedienen.',
    tags: 'toets,veiligheid',
    sender: 'Technische dienst',
    groups: ['Vrijwilligers'],
    minimumScore: 5,
    phase: 'running',
    most: 30,
    invitation: [
      'Toets: veilig werken in de kraanhal',
      'Beste vrijwilliger,',
      'Voordat u in de kraanhal werkt, vragen wij u deze toets te maken. U bent geslaagd met vijf punten of meer.',
    ],
    reminder: [
      'Herinnering: toets kraanhal',
      'Beste vrijwilliger,',
      'Uw toets staat nog open. Zonder toets kunnen wij u niet inroosteren in de kraanhal.',
    ],
    questions: [
      ['Wanneer draagt u een helm?', 2, '*Altijd in de hal', 'Alleen als de kraan draait', 'Nooit'],
      [
        'Wie geeft de seinen aan de kraanmachinist?',
        2,
        'Iedereen',
        '*Eén aangewezen persoon',
        'De gids',
      ],
      ['Waar is de noodstop?', 2, '*Bij elke uitgang', 'In de museumwinkel', 'Alleen in de cabine'],
      ['Heeft u nog vragen aan de technische dienst?', 0],
    ],
  },
  {
    name: 'Rondleiders: de kraan van 1912',
    description: 'Wat weten onze rondleiders van het topstuk?',
    tags: 'toets,collectie',
    sender: 'collectie@',
    groups: ['Vrijwilligers', 'Vrienden van het museum'],
    minimumScore: 3,
    phase: 'ended',
    most: 24,
    invitation: [
      'Wat weet u van de kraan van 1912?',
      'Beste rondleider,',
      'Drie vragen over ons topstuk, als voorbereiding op het nieuwe seizoen.',
    ],
    reminder: ['De kraan wacht op u', 'Beste rondleider,', 'Heeft u even tijd voor drie vragen?'],
    questions: [
      ['Waar werd de kraan gebouwd?', 1, '*Dordrecht', 'Glasgow', 'Duisburg'],
      ['Hoeveel ton tilde hij?', 2, '2 ton', '*5 ton', '50 ton'],
      ['Wat dreef hem aan?', 2, '*Stoom', 'Diesel', 'Een paard'],
    ],
  },
  {
    name: 'Docenten over het schoolprogramma',
    description: 'Onderzoek na afloop van het schooljaar.',
    tags: 'onderzoek,school',
    sender: 'educatie@',
    groups: ['Scholen'],
    minimumScore: 0,
    phase: 'planned',
    most: 0,
    invitation: [
      'Hoe was uw bezoek met de klas?',
      'Beste docent,',
      'U was dit jaar met een klas in het museum. Wat ging goed, en wat kan beter?',
    ],
    reminder: ['Uw bezoek met de klas', 'Beste docent,', 'Wij horen nog graag van u.'],
    questions: [
      ['Sloot het programma aan bij uw lessen?', 0, 'Ja', 'Deels', 'Nee'],
      ['Wat zou u anders willen?', 0],
    ],
  },
];

/** The questionnaires of the demo, by the code of the organisation. */
export const questionnaireTexts: Readonly<Record<string, readonly QuestionnaireText[]>> = {
  KK: provider,
  ZK: museum,
};
