import type { TextGroup } from './TextGroup';

export const buttons: TextGroup = {
  description: 'Knoppen die op ieder scherm terugkomen',
  texts: [
    ['button.start', 'Begin', 'Start'],
    ['button.next', 'Volgende', 'Next'],
    ['button.back', 'Terug', 'Back'],
    ['button.cancel', 'Annuleren', 'Cancel'],
    ['button.confirm', 'Bevestigen', 'Confirm'],
    ['button.close', 'Sluiten', 'Close'],
    ['button.search', 'Zoeken', 'Search'],
    ['button.add', 'Toevoegen', 'Add'],
    ['button.remove', 'Verwijderen', 'Remove'],
    ['button.help', 'Hulp nodig?', 'Need help?'],
    ['button.language', 'Kies een taal', 'Choose a language'],
    ['button.home', 'Naar het begin', 'Back to start'],
    ['button.print', 'Afdrukken', 'Print'],
  ],
};

export const order: TextGroup = {
  description: 'De bestelling, van keuze tot winkelmand',
  texts: [
    ['order.welcome', 'Waar heeft u trek in?', 'What would you like?'],
    ['order.eatHere', 'Hier opeten', 'Eat here'],
    ['order.takeAway', 'Meenemen', 'Take away'],
    ['order.addToBasket', 'In mijn bestelling', 'Add to my order'],
    ['order.basket', 'Uw bestelling', 'Your order'],
    ['order.basketEmpty', 'U heeft nog niets gekozen.', 'You have not chosen anything yet.'],
    ['order.quantity', 'Aantal', 'Quantity'],
    ['order.soldOut', 'Vandaag uitverkocht', 'Sold out today'],
    ['order.extras', 'Wilt u er nog iets bij?', 'Would you like anything with that?'],
    ['order.remark', 'Opmerking voor de keuken', 'Note for the kitchen'],
    ['order.total', 'Totaal', 'Total'],
    ['order.toPayment', 'Afrekenen', 'Check out'],
    ['order.number', 'Uw bestelnummer is {number}', 'Your order number is {number}'],
    ['order.wait', 'We roepen uw nummer om.', 'We will call your number.'],
  ],
};

export const payment: TextGroup = {
  description: 'Betalen aan de kiosk',
  texts: [
    ['payment.choose', 'Hoe wilt u betalen?', 'How would you like to pay?'],
    ['payment.card', 'Pinpas of creditcard', 'Debit or credit card'],
    ['payment.giftCard', 'Cadeaukaart', 'Gift card'],
    ['payment.counter', 'Betalen aan de balie', 'Pay at the counter'],
    [
      'payment.follow',
      'Volg de aanwijzingen op de betaalautomaat.',
      'Follow the terminal’s instructions.',
    ],
    [
      'payment.busy',
      'Een ogenblik, we verwerken uw betaling.',
      'One moment, your payment is in progress.',
    ],
    ['payment.done', 'Betaald. Dank u wel!', 'Paid. Thank you!'],
    ['payment.declined', 'De betaling is geweigerd.', 'The payment was declined.'],
    ['payment.retry', 'Opnieuw proberen', 'Try again'],
    ['payment.other', 'Andere betaalwijze', 'Another way to pay'],
    ['payment.giftBalance', 'Uw tegoed is {amount}.', 'Your balance is {amount}.'],
    ['payment.rest', 'Nog te betalen: {amount}', 'Left to pay: {amount}'],
  ],
};

export const receipt: TextGroup = {
  description: 'Bon en afhaalbewijs',
  texts: [
    ['receipt.wanted', 'Wilt u de bon?', 'Would you like a receipt?'],
    ['receipt.printed', 'Uw bon wordt geprint.', 'Your receipt is being printed.'],
    ['receipt.byMail', 'Stuur de bon per e-mail', 'Send the receipt by e-mail'],
    [
      'receipt.noPaper',
      'Het papier is op. Vraag de bon aan de balie.',
      'Out of paper. Please ask at the counter.',
    ],
    ['receipt.title', 'Kassabon', 'Receipt'],
    ['receipt.vat', 'Waarvan btw', 'Of which VAT'],
    ['receipt.date', 'Datum en tijd', 'Date and time'],
    ['receipt.table', 'Tafel {table}', 'Table {table}'],
    ['receipt.thanks', 'Dank voor uw bezoek, tot ziens!', 'Thank you for your visit, goodbye!'],
    [
      'receipt.exchange',
      'Ruilen kan binnen 14 dagen met deze bon.',
      'Exchanges within 14 days with this receipt.',
    ],
    ['receipt.copy', 'Kopie', 'Copy'],
    ['receipt.pickup', 'Ophalen bij balie {counter}', 'Collect at counter {counter}'],
  ],
};

export const allergens: TextGroup = {
  description: 'Allergenen en dieetwensen',
  texts: [
    ['allergen.title', 'Allergenen', 'Allergens'],
    ['allergen.gluten', 'Gluten', 'Gluten'],
    ['allergen.milk', 'Melk', 'Milk'],
    ['allergen.egg', 'Ei', 'Egg'],
    ['allergen.nuts', 'Noten', 'Nuts'],
    ['allergen.peanut', 'Pinda', 'Peanut'],
    ['allergen.soy', 'Soja', 'Soy'],
    ['allergen.sesame', 'Sesam', 'Sesame'],
    ['allergen.fish', 'Vis', 'Fish'],
    ['allergen.mustard', 'Mosterd', 'Mustard'],
    ['allergen.celery', 'Selderij', 'Celery'],
    ['diet.vegetarian', 'Vegetarisch', 'Vegetarian'],
    ['diet.vegan', 'Veganistisch', 'Vegan'],
    ['allergen.ask', 'Vraag het onze medewerkers bij twijfel.', 'When in doubt, ask our staff.'],
  ],
};

export const account: TextGroup = {
  description: 'Inloggen en klantgegevens in de app',
  texts: [
    ['account.signIn', 'Inloggen', 'Sign in'],
    ['account.signOut', 'Uitloggen', 'Sign out'],
    ['account.register', 'Account aanmaken', 'Create an account'],
    ['account.pincode', 'Voer uw pincode in', 'Enter your PIN'],
    ['account.wrongPin', 'Deze pincode is niet juist.', 'This PIN is not right.'],
    ['account.forgot', 'Wachtwoord vergeten?', 'Forgotten your password?'],
    ['account.name', 'Voor- en achternaam', 'First and last name'],
    ['account.email', 'E-mailadres', 'E-mail address'],
    ['account.newsletter', 'Houd mij op de hoogte per nieuwsbrief', 'Keep me posted by newsletter'],
    ['account.terms', 'Ik ga akkoord met de voorwaarden', 'I agree to the terms'],
    ['account.saved', 'Uw gegevens zijn opgeslagen.', 'Your details have been saved.'],
    ['account.delete', 'Mijn account verwijderen', 'Delete my account'],
  ],
};
