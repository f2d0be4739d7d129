import type { shell as english } from '../en/shell';

/** Texts of the frame around the pages, and what all pages share. */
export const shell: typeof english = {
  areas: {
    organisation: 'Organisatie',
    devices: 'Apparaten',
    people: 'Mensen en plaatsen',
    content: 'Inhoud',
    builder: 'Bouwer',
    webshop: 'Webshop',
  },
  reorder: {
    move: '%{name} op zijn plaats zetten',
    instructions:
      'Druk op de spatiebalk om op te pakken, op de pijltoetsen om te verplaatsen, nogmaals op de spatiebalk om neer te zetten en op Escape om niets te verplaatsen.',
    lifted: '%{name} is opgepakt, plaats %{place} van %{total}.',
    over: '%{name} is op plaats %{place} van %{total}.',
    dropped: '%{name} staat op plaats %{place} van %{total}.',
    cancelled: '%{name} blijft waar het stond.',
  },
  rights: {
    create: 'Aanmaken',
    read: 'Lezen',
    update: 'Wijzigen',
    delete: 'Verwijderen',
  },
  shell: {
    product: 'Back office',
    saveRefused: 'Fout bij opslaan: %{why}',
    unknownError: 'Onbekende fout',
    skip: 'Naar de inhoud',
    menu: 'Menu',
    openMenu: 'Menu openen',
    collapseMenu: 'Menu inklappen',
    expandMenu: 'Menu uitklappen',
    fold: '%{name} inklappen',
    unfold: '%{name} uitklappen',
    favourites: {
      title: 'Favorieten',
      star: 'Favoriet: %{name}',
    },
    home: 'Home',
    breadcrumb: 'Waar u bent',
    language: 'Taal: %{name} (%{code})',
    theme: 'Weergave',
    themes: { light: 'Licht', dark: 'Donker', system: 'Zoals het apparaat' },
    userMenu: 'Account van %{name} (%{initials})',
    myAccount: 'Mijn account',
    signOut: 'Uitloggen',
    busy: 'Een moment',
    closeMessage: 'Melding sluiten',
    undo: 'Ongedaan maken',
    offline:
      'Dit apparaat is offline. Wat u nu wijzigt, kan pas worden opgeslagen als het weer online is.',
    organisationChanged: 'U werkt nu voor %{name}.',
  },
  switcher: {
    title: 'Wissel van organisatie',
    open: '%{name}: wissel van organisatie',
    search: 'Organisaties zoeken',
    close: 'Sluiten',
    none: 'Geen resultaten',
    failed: 'Er is niet van organisatie gewisseld. Kies opnieuw.',
  },
  signIn: {
    title: 'Inloggen',
    email: 'E-mail',
    password: 'Wachtwoord',
    showPassword: 'Wachtwoord tonen',
    hidePassword: 'Wachtwoord verbergen',
    submit: 'Inloggen',
    failed: 'Inloggen is mislukt. Probeer het opnieuw.',
    unreachable: {
      network: 'De server is niet bereikbaar. Probeer het opnieuw.',
      timeout: 'De server deed er te lang over. Probeer het opnieuw.',
      unreadable: 'Het antwoord van de server is onleesbaar. Probeer het opnieuw.',
    },
    again: {
      title: 'Log opnieuw in',
      text: 'Uw sessie is afgelopen. Log in om verder te gaan; wat u typte blijft staan. Was u aan het opslaan, sla dan nog een keer op.',
      other: 'Uitloggen',
    },
  },
  pages: {
    back: 'Terug',
    home: 'Naar de startpagina',
    reload: 'Opnieuw laden',
    comingSoon: 'Binnenkort beschikbaar',
    notFound: {
      title: 'Pagina niet gevonden',
      text: 'Op dit adres staat niets. Misschien is het verkeerd getypt, of bestaat de pagina niet meer.',
    },
    noAccess: {
      title: 'Geen toegang',
      text: 'U mag deze pagina in deze organisatie niet zien. Een beheerder kan uw rechten wijzigen.',
    },
    noRights: {
      title: 'Nog geen rechten',
      text: 'U heeft geen rechten in %{name}. Een beheerder kan u aan een beveiligingsgroep toevoegen; wat u mag zien staat daarna in het menu.',
      again: 'Opnieuw kijken',
    },
    error: {
      title: 'Er ging iets mis',
      text: 'Deze pagina kon niet worden getoond. Opnieuw laden helpt vaak.',
    },
  },
};
