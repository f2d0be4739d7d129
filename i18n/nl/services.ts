import type { services as english } from '../en/services';

/** Messages of the demo server about the services that it calls. */
export const services: typeof english = {
  integrations: {
    failed: 'De dienst heeft gefaald (gesimuleerd)',
    token: 'Token ontvangen (gesimuleerd: er ging niets van deze server af)',
    answered: 'De dienst heeft geantwoord (gesimuleerd: er ging niets van deze server af)',
    connected: 'De verbinding werkt (gesimuleerd: er ging niets van deze server af)',
    locations: 'Locaties opgehaald (%{count}), gesimuleerd: er ging niets van deze server af',
    products: 'Producten gevonden: %{count} (gesimuleerd: er ging niets van deze server af)',
    inspected: 'bekend in de winkel en bijgewerkt (gesimuleerd: er ging niets van deze server af)',
    synchronised:
      'Product gesynchroniseerd; het ID in de winkel is %{remoteId} (gesimuleerd: er ging niets van deze server af)',
    noProduct: 'Er is geen product met dit ID',
  },
  mail: {
    unreadable: 'Dit is geen mailserver die kan worden geprobeerd',
    otherServer:
      'Vul het wachtwoord opnieuw in: het opgeslagen wachtwoord hoort bij een andere server of gebruikersnaam',
    works: 'De verbinding met %{host} werkt',
    signedIn: 'De verbinding met %{host} werkt; ingelogd als %{userName}',
    trouble: {
      name: 'Er is geen server met de naam “%{host}”',
      none: 'Op poort %{port} van “%{host}” antwoordt geen mailserver',
      forbidden:
        '“%{host}” staat in een netwerk waarmee deze server geen verbinding maakt. De beheerder van de server kan dat toestaan',
      certificate:
        'Het certificaat van “%{host}” is niet te vertrouwen; er is geen beveiligde verbinding gemaakt',
      insecure:
        '“%{host}” maakt op poort %{port} geen beveiligde verbinding, en zonder verstuurt deze server geen wachtwoord',
      login: '“%{host}” weigerde de gebruikersnaam of het wachtwoord',
    },
  },
  mailDomains: {
    verified: 'Mails mogen nu uit naam van %{domain} worden verstuurd',
    missing:
      'Er is nog geen TXT-record “%{name}” met deze waarde. Het kan enkele uren duren voordat het wordt gevonden',
    silent: 'De naamservers antwoorden niet. Probeer het later opnieuw',
  },
  moneymachines: {
    ready: 'De automaat neemt geld aan en geeft het terug (gesimuleerd)',
    busy: 'Er wordt bij de automaat betaald (gesimuleerd)',
    full: 'De automaat is vol en moet worden geleegd (gesimuleerd)',
    jammed: 'Er zit een biljet vast in de automaat (gesimuleerd)',
    asked: 'De automaat heeft geantwoord (gesimuleerd: er ging niets van deze server af)',
    silent: 'De automaat antwoordt niet (gesimuleerd)',
    otherMachine: 'Vul de API-sleutel opnieuw in: de opgeslagen sleutel is van een andere automaat',
  },
  synchronisation: { tokenReplaced: 'Het token is vervangen' },
  pinterminals: {
    asked: 'De terminal heeft geantwoord (gesimuleerd: er ging niets van deze server af)',
    started: 'Een betaling van € 0,01 is gestart (gesimuleerd: er ging niets van deze server af)',
    refused: 'De terminal neemt nu geen betaling aan (gesimuleerd)',
    silent: 'De betaalprovider antwoordt niet (gesimuleerd)',
  },
};
