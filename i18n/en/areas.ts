/** Messages of the demo server about one area of the product each. */
export const areas = {
  schedules: {
    together: '“%{one}” and “%{other}” play at the same time.',
    dark: 'The brightness of “%{name}” is 0: screens stay dark while it plays.',
  },
  vat: {
    default: 'This is the default tariff. Make another one the default first',
  },
  stock: { partOfProduct: 'Stock goes with its product. Enter 0 if there is none left' },
  pages: {
    addressTaken: '%{lang}: the page %{name} is at %{url} already',
    addressLeadsOn: '%{lang}: %{url} leads on to %{name} by a redirect; delete that one first',
  },
  contentItems: {
    oneOnly: '%{name} has one item only, and it is there already',
    moreThere: '%{smart_count} items are in this list |||| %{smart_count} items are in this list',
  },
  redirects: {
    pageThere: 'The page %{name} is at this address',
    itself: 'This redirect would lead to itself',
    circle: 'This redirect would lead in a circle: %{others}',
    twice: 'There is a redirect for this old address already: %{others}',
  },
  categories: {
    cycle: 'A category cannot be placed below itself',
  },
  blocks: {
    overlap: '%{resource} has other blocks on %{day} at that time: %{others}',
    closed: '%{resource} is closed on %{day}',
    hours: '%{resource} is open on %{day} at %{hours} only',
    capacity: '%{resource} holds %{capacity} at most',
    resourceInactive: '%{resource} is inactive',
    activityInactive: '%{activity} is inactive',
    notLinked: '%{activity} is not linked to %{resource}',
  },
  pricingRules: {
    copied: 'Copied to %{tariffs}',
    couponOfOther: 'This coupon is for another resource type (%{type})',
    rulesOfOther: 'Rules of other resource types use this coupon: %{rules}',
  },
  reservationConfig: {
    noNames: 'Names are still missing in %{languages}. Visitors see those in another language.',
  },
  timeManagement: {
    overlap: 'It is open at %{hours} already',
    itself: 'Opening hours cannot be copied to the same resource',
    replaces: '%{target} loses %{gone}. Copy all the same?',
    copied: 'Opening hours of %{source} copied to %{target}',
  },
  tags: { slugTaken: 'Another tag has the slug “%{slug}” (%{lang})' },
  devices: {
    registerThemselves: 'Devices register themselves',
    approved: '%{name} approved',
    disapproved: '%{name} disapproved',
    autoAddElsewhere:
      'Devices are now added to %{name}. From now on they would be added here instead.',
    appInstalled: '%{app} will be installed on %{name}',
    restored: '%{name} waits for approval again',
    noApproval: 'This device is not waiting for approval',
  },
  apk: {
    invalid: '%{name} is not a valid APK file',
    there: 'Device already has this APK',
    replacesVersion:
      '%{name} is on %{smart_count} of these devices in another version, which this one replaces.',
    otherVersion: '%{name} has another version of this app by now',
    otherFront: '%{name} begins with another app by now',
    versionThere: '%{name} is here already. Delete it first to upload this version again',
    frontAppUpdated: 'Front app updated',
    assignmentsUpdated: 'Device assignments updated',
  },
  documents: {
    notDraft: 'Rows can be changed in a draft alone. Create a new draft first',
    noRow: 'This row is no longer there',
    noActive: 'No version of this document is active',
    keyTaken: 'The document %{name} has this key already',
    alreadyActive: 'This version is active already',
    archived: 'An archived version cannot become active again',
    wrongRows: 'These rows are not right any more, so nothing was published: %{rows}',
    activated: '%{title} is active in version %{version}',
    onlyOfActive: 'A new draft is made of the active version',
    draftThere: 'There is a draft already: version %{version}',
    otherActive: 'Version %{version} is active by now',
    draftMade: 'Draft of %{title} made: version %{version}',
  },
  propertyTemplates: {
    lostLanguages:
      '%{languages}: %{count} property goes with the language, for good |||| %{languages}: %{count} properties go with the language, for good',
  },
  lists: {
    hasDocuments: 'This list holds filled-in documents. Delete those first',
    otherDocument: 'It cannot come back: its list holds another document by now',
    wrongValues: 'Not everything is filled in right: %{rows}',
    ordered: 'Order saved',
  },
  questionnaires: {
    bodyFixed: 'The invitation has been sent; its text can’t be changed any more',
    alreadyInvited: 'The invitation has been sent already. Send a reminder instead',
    nobodyInvited: 'Nobody has been invited yet. Send the invitation first',
    otherScores:
      'Finished tests score otherwise (%{count}): passed goes from %{before} to %{after}',
    otherTexts: 'Answers that name a changed value stay, and show its new text: %{count}',
    otherScoresAndTexts:
      'Finished tests score otherwise (%{scored}): passed goes from %{before} to %{after}. Answers that name a changed value stay, and show its new text: %{count}',
    answered:
      'This questionnaire has been answered (%{count}). With another document, passed goes from %{before} to %{after}',
    nobodyPasses:
      'Nobody can pass: the minimum score is %{minimum}, and all right answers together score %{highest}. Give the questions a weight or lower the minimum score. Mails that go out all the same: %{count}',
    over: 'The questionnaire is over, so nothing was sent. Choose a later end date first',
    noDocument: 'Choose the document with the questions first',
    noGroups: 'Choose the user groups that are invited first',
    noSubject: 'Fill in the subject of the mail first',
    notInvited: 'This person is not invited to the questionnaire',
    underWay: 'Mails of this questionnaire are being sent at this moment',
    invitation: {
      sent: 'Invitations sent: %{count}',
      partly: 'Invitations sent: %{count} of %{total}',
      nobody: 'Nobody in the chosen groups can be invited: no active user has an e-mail address',
    },
    reminder: {
      sent: 'Reminders sent: %{count}',
      partly: 'Reminders sent: %{count} of %{total}',
      nobody:
        'There is nobody to remind: everyone who can be reached has completed the questionnaire',
    },
    kept: 'They are in the outbox; nothing left this server',
    mailFailed:
      'The mail server failed: %{count} of %{total} mails went out. Send again to reach the others',
    refused: 'The mail server does not take these addresses: %{addresses}',
    passed: 'Passed',
    failed: 'Failed',
    notCompleted: 'Not completed',
    yes: 'Yes',
    no: 'No',
  },
  products: {
    translated: 'Translated (simulated: no text left this server)',
    noLanguage: 'Say which language the texts are written in',
    itself: 'A product cannot be bought as itself',
    notOffered: 'This supplier does not offer this product',
    notTranslated: 'The texts could not be translated (simulated)',
    noPrice: 'The product has no price',
    noDifference: 'The product and its variation have the same price and VAT tariff',
  },
  orders: {
    paperTooLarge: 'This is too much for one file. Ask for less of it at a time',
    tooManyInvoices: 'One file holds the invoices of %{most} orders at most',
  },
  reports: { range: 'Incorrect date range', tooLong: 'A report covers five years at most' },
  dashboard: {
    activated: '%{name} activated',
    noPointOfSale: 'There is no active point-of-sale integration',
    synchronised: 'Point of sale synchronised (simulated: nothing left this server)',
    failed: 'An error occurred during the synchronisation (simulated)',
  },
  playlists: { onlyVisible: 'Choose pictures and videos only' },
  media: {
    folder: 'Folder',
    rootFolder: 'The main folder can be neither renamed nor deleted',
    folderName: 'Nothing of this folder name can be kept. Use letters, digits, spaces, _ / or -',
    folderNameLength: 'The name of a folder has at most %{max} characters',
    folderTaken: 'There is already a folder called “%{name}”',
    folderFilled: 'There are files in the folder by now',
    noFolder: 'This folder does not exist',
    typeDeletion:
      'Say what becomes of the files: “folder” keeps them, “all” deletes them, “unused” deletes those that nothing uses',
    addedAs: 'The folder has a file of that name already, so it has been added as %{name}',
    contentGone: 'What the file held before is no longer kept',
    otherKind: '%{name} is another kind of file than %{replaced}, which it can’t replace',
    full: '%{name} does not fit: %{available} MB of the storage is left',
    saved: '%{count} files saved',
    deleted: '%{count} files deleted',
  },
};
