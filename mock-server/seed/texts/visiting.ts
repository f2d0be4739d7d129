import type { TextGroup } from './TextGroup';

export const tickets: TextGroup = {
  description: 'Kaartverkoop aan de ticketzuil',
  texts: [
    ['ticket.choose', 'Kies uw kaarten', 'Choose your tickets'],
    ['ticket.adult', 'Volwassene', 'Adult'],
    ['ticket.child', 'Kind (4 t/m 12 jaar)', 'Child (4 to 12 years)'],
    ['ticket.toddler', 'Jonger dan 4 jaar: gratis', 'Under 4: free'],
    ['ticket.senior', '65 jaar en ouder', '65 and over'],
    ['ticket.family', 'Gezinskaart', 'Family ticket'],
    ['ticket.date', 'Kies een datum', 'Choose a date'],
    ['ticket.slot', 'Kies een tijdvak', 'Choose a time slot'],
    ['ticket.full', 'Dit tijdvak is vol.', 'This time slot is full.'],
    ['ticket.left', 'Nog {count} plaatsen', '{count} places left'],
    ['ticket.scan', 'Scan uw ticket bij het poortje', 'Scan your ticket at the gate'],
    ['ticket.used', 'Dit ticket is al gebruikt.', 'This ticket has been used.'],
    ['ticket.print', 'Neem uw kaarten uit de printer', 'Take your tickets from the printer'],
  ],
};

export const wayfinding: TextGroup = {
  description: 'Plattegrond en wegwijzers',
  texts: [
    ['way.youAreHere', 'U bent hier', 'You are here'],
    ['way.entrance', 'Ingang', 'Entrance'],
    ['way.exit', 'Uitgang', 'Exit'],
    ['way.toilets', 'Toiletten', 'Toilets'],
    ['way.lift', 'Lift', 'Lift'],
    ['way.stairs', 'Trap', 'Stairs'],
    ['way.cloakroom', 'Garderobe en kluisjes', 'Cloakroom and lockers'],
    ['way.restaurant', 'Restaurant', 'Restaurant'],
    ['way.shop', 'Winkel', 'Shop'],
    ['way.parking', 'Parkeerplaats', 'Car park'],
    ['way.floor', 'Verdieping {floor}', 'Floor {floor}'],
    ['way.route', 'Toon de route', 'Show the route'],
    ['way.stepFree', 'Route zonder trappen', 'Step-free route'],
  ],
};

export const faults: TextGroup = {
  description: 'Meldingen bij een storing',
  texts: [
    [
      'fault.outOfOrder',
      'Deze kiosk is even buiten gebruik.',
      'This kiosk is out of order for the moment.',
    ],
    [
      'fault.otherKiosk',
      'Gebruik een andere kiosk of ga naar de balie.',
      'Use another kiosk or go to the counter.',
    ],
    ['fault.noNetwork', 'Er is geen verbinding.', 'There is no connection.'],
    ['fault.printer', 'De printer reageert niet.', 'The printer does not respond.'],
    ['fault.terminal', 'Pinnen is nu niet mogelijk.', 'Card payment is not possible now.'],
    [
      'fault.unknown',
      'Er ging iets mis. Probeer het nog eens.',
      'Something went wrong. Please try again.',
    ],
    ['fault.timeout', 'Bent u er nog?', 'Are you still there?'],
    ['fault.restart', 'Het scherm start opnieuw op.', 'The screen is restarting.'],
    ['fault.called', 'We hebben een medewerker gewaarschuwd.', 'We have called a member of staff.'],
    [
      'fault.update',
      'Even geduld, we werken de software bij.',
      'Please wait, we are updating the software.',
    ],
    ['fault.barcode', 'We herkennen deze code niet.', 'We do not recognise this code.'],
    ['fault.closed', 'We zijn gesloten.', 'We are closed.'],
  ],
};

export const accessibility: TextGroup = {
  description: 'Hulp bij zien, horen en bereiken',
  texts: [
    ['access.title', 'Toegankelijkheid', 'Accessibility'],
    ['access.largeText', 'Grotere letters', 'Larger text'],
    ['access.contrast', 'Hoog contrast', 'High contrast'],
    ['access.lower', 'Scherm omlaag', 'Lower the screen'],
    ['access.readAloud', 'Lees voor', 'Read aloud'],
    ['access.headphones', 'Sluit hier uw koptelefoon aan', 'Plug in your headphones here'],
    ['access.volume', 'Volume', 'Volume'],
    ['access.moreTime', 'Meer tijd', 'More time'],
    ['access.signLanguage', 'Bekijk in gebarentaal', 'Watch in sign language'],
    [
      'access.wheelchair',
      'Een rolstoel lenen? Vraag het aan de balie.',
      'Need a wheelchair? Ask at the counter.',
    ],
    ['access.dogs', 'Hulphonden zijn welkom.', 'Assistance dogs are welcome.'],
    ['access.reset', 'Standaardweergave', 'Standard display'],
  ],
};

export const screensaver: TextGroup = {
  description: 'Teksten op het wachtscherm',
  texts: [
    ['saver.touch', 'Raak het scherm aan', 'Touch the screen'],
    ['saver.welcome', 'Welkom!', 'Welcome!'],
    ['saver.morning', 'Goedemorgen', 'Good morning'],
    ['saver.afternoon', 'Goedemiddag', 'Good afternoon'],
    ['saver.evening', 'Goedenavond', 'Good evening'],
    ['saver.openUntil', 'Vandaag open tot {time}', 'Open until {time} today'],
    ['saver.today', 'Vandaag te doen', 'On today'],
    ['saver.offer', 'Aanbieding van de week', 'This week’s offer'],
    ['saver.noQueue', 'Bestel hier zonder wachten', 'Order here, no queue'],
    ['saver.wifi', 'Gratis wifi: {network}', 'Free wifi: {network}'],
    ['saver.weather', 'Het weer in {city}', 'The weather in {city}'],
  ],
};

export const plants: TextGroup = {
  description: 'Plantenkennis voor winkel en schap',
  texts: [
    ['plant.sun', 'Volle zon', 'Full sun'],
    ['plant.halfShade', 'Halfschaduw', 'Part shade'],
    ['plant.shade', 'Schaduw', 'Shade'],
    ['plant.water.little', 'Weinig water', 'Little water'],
    ['plant.water.often', 'Regelmatig water', 'Water regularly'],
    ['plant.hardy', 'Winterhard', 'Hardy'],
    ['plant.evergreen', 'Groenblijvend', 'Evergreen'],
    ['plant.bees', 'Trekt bijen en vlinders aan', 'Attracts bees and butterflies'],
    ['plant.bloom', 'Bloeit van {from} tot {until}', 'Blooms from {from} to {until}'],
    ['plant.pet', 'Niet giftig voor huisdieren', 'Safe for pets'],
    ['plant.pot', 'Geschikt voor een pot', 'Suits a pot'],
    ['plant.advice', 'Vraag onze kweker om advies', 'Ask our grower for advice'],
  ],
};
