import { areas } from './areas';
import { attention } from './attention';
import { commentMessages } from './commentMessages';
import { dictionaries } from './dictionaries';
import { followMessages } from './followMessages';
import { identity } from './identity';
import { paper } from './paper';
import { passwordLink, passwords } from './passwords';
import { secondFactor } from './secondFactor';
import { services } from './services';
import { terminal } from './terminal';

/** Messages of the demo server, over the wire and in its terminal. */
export const server = {
  session: {
    byProvider:
      'Sign in with your organisation’s account: passwords are switched off for your address',
    required: 'Sign in to continue',
    wrong: 'This email address and password do not belong together',
    tooMany:
      'Too many attempts. Try again in %{smart_count} second |||| Too many attempts. Try again in %{smart_count} seconds',
    signedOut: 'You are signed out',
    signedOutThere: 'Signed out there',
    signedOutEverywhere: 'You are signed out everywhere',
    over: 'This session is over already',
    switched: 'You now work for %{name}',
    noOrganisation: 'Your account does not belong to an organisation',
    off: 'This account has been suspended. An administrator of your organisation can restore it',
    suspended: '%{name} has been suspended. Only the provider can restore it',
  },
  identity,
  setUp: {
    token:
      'This token is not valid. Copy it from where the server was started; a restart prints a new one',
    done: 'This has been set up already. Sign in',
    incomplete: 'Not everything is filled in as it should be',
    ready: '%{name} is set up',
  },
  dictionaries,
  access: {
    organisation: 'You have no access to this organisation',
    right: 'You have no right to do this',
    provider: 'Only administrators of the provider can change this',
    otherSite: 'This request came from another website and was refused',
  },
  request: {
    failed: 'Something went wrong on the server. Try again later',
    notFound: 'This does not exist',
    method: 'This cannot be done here',
    missing: '%{name} is missing',
    unknownFunction: 'Unknown function',
    ifMatch: 'The header If-Match takes versions as the header ETag gives them, or *',
    act: 'An Act has 8 to 64 letters, digits and dashes',
    idempotencyKey: 'An Idempotency-Key has 1 to 255 characters without spaces',
    keyTaken: 'This Idempotency-Key came with another request before',
    malformed: 'The request could not be read',
    tooLarge: 'The request is too large',
    storage: 'Files cannot be reached at the moment. Try again later',
    diskFull: 'The disk has no room left. What is there can still be read and deleted',
    storageFull: 'There is no room left for files, and nothing was stored',
    tooOften:
      'Too many requests. Try again in %{smart_count} second |||| Too many requests. Try again in %{smart_count} seconds',
    busy: 'Too much is being sent at once. Try again in a moment',
    type: 'Data of this type are not accepted here',
    fileTooLarge: '%{name} is too large; the limit is %{megabytes} MB',
    fileEmpty: '%{name} is empty',
    tooManyPixels:
      '%{name} is %{width} × %{height} pixels; pictures of at most %{megapixels} million pixels are taken',
    fileType: '%{name} is not a type of file that is accepted here',
    tooManyFiles: 'One file at a time, please |||| At most %{smart_count} files at a time',
    notBuilt: 'The app has not been built. Run npm start',
  },
  tables: {
    bookings: 'Booking |||| Bookings',
    comments: 'Comment |||| Comments',
    listViews: 'View |||| Views',
    listViewDefaults: 'View that a list opens with |||| Views that lists open with',
    objects: 'Filled-in document |||| Filled-in documents',
    questionnaireInvitations: 'Invitation |||| Invitations',
  },
  records: {
    saved: '%{name} saved',
    added: '%{name} added',
    deleted: '%{name} deleted',
    linked: '%{name} linked',
    unlinked: '%{name} unlinked',
    needed: 'This is still in use: %{name} (%{count})',
    rowNeeded: '“%{row}” is still in use, so nothing was saved: %{name} (%{count})%{titles}',
    neededBy: 'This is still in use: %{name} (%{count}): %{titles}',
    replacedByItself: 'Choose another one to take its place',
    closed: 'This cannot be changed here',
    published: 'Published',
    nothingToPublish: 'Nothing has changed since version %{version}, so nothing was published',
    notPublished: 'Nothing of this is published',
    unpublished: 'No longer published',
    copied: '%{name} copied',
    copyMark: '(copy)',
    changed: '%{name} has been changed since you opened it',
    gone: '%{name} was deleted by %{by}',
    doubtful: '%{doubts}\n\nStore it all the same?',
    twice: 'A row was sent twice',
    order: 'The order must name every row once',
    place: 'A place in the order is a whole number, 0 or higher',
    language: 'There is no language “%{lang}” here',
    accessFlags: 'Access must be four characters of 0 and 1',
  },
  ...areas,
  publishing: {
    airs: '%{name} “%{title}”, version %{version}',
    named: '%{name} “%{title}”',
    changedAlong: '%{what} changed after publication: publish again.',
    overruled: '%{name} shows “%{title}”, which was published later.',
    displaces: '%{name} shows “%{title}” until this is published: what is published last is shown.',
  },
  shapes: {
    text: 'This must be text',
    id: 'An id is a whole number',
    list: 'This must be a list',
    rows: 'This must be a list of rows',
    object: 'This must be an object with fields',
    tooNested: 'This text is too long, or its elements are nested too deeply',
  },
  imports: {
    noText: '“%{name}” is not a CSV file. Save it as CSV in your spreadsheet, and choose that file',
    quotes: 'The quotation marks in line %{line} do not match',
    unknownHeads: 'There are no columns here called %{heads}. Columns are: %{expected}',
    unknownHeadsOfMany: 'There are no columns here called %{heads}',
    doubledHead: 'The column “%{head}” is there twice',
    noKey: 'The column “%{head}” is missing: it says which line is about what',
    onlyHeads: '“%{name}” has nothing below its first line',
    tooManyLines: 'At most %{max} lines at a time',
    tooLong: 'This line has more cells than the file has columns',
    doubled: 'Line %{line} has this as well',
    noneFound: 'No %{name} here has this',
    above: 'The line above, to which this one belongs, is wrong',
    addsNone:
      'What there is can be changed here, and nothing added: enter the id of what this line changes',
    noSuch: 'No %{name} %{id} here',
    several: 'Several have this: %{ids}',
    alreadyThere: 'Already there: %{ids}',
    noneCalled: 'No %{resource} is called “%{name}”',
    severalCalled: '“%{name}” can mean several: %{candidates}',
    wrong: 'Nothing was imported, for lines are wrong: %{count}. Line %{line}: %{problem}',
    done: 'Imported: %{new} new, %{changed} changed, %{unchanged} unchanged',
    doneButWrong:
      'Imported: %{new} new, %{changed} changed, %{unchanged} unchanged. Left out as wrong: %{wrong}',
    stopped:
      'Stopped. Of %{of} lines the first %{done} were gone through and are stored: %{new} new, %{changed} changed, %{unchanged} unchanged, %{wrong} left out as wrong. The others are not',
    stoppedBefore: 'Stopped before anything was stored. Lines in the file: %{of}',
  },
  links: {
    already: '%{name} is already linked to %{to}',
    absent: '%{name} is not linked to %{to}',
    unknown: '%{name} not found',
    itself: 'This cannot be linked to itself',
  },
  organisations: {
    elsewhere: 'You have no rights in this organisation that let you change it',
    active: 'You cannot delete the organisation that you work for',
    hasChildren: 'This organisation has child organisations. Move or delete those first',
    hasUsers: 'This organisation has users. Delete those first',
    cycle: 'An organisation cannot be placed below itself',
    administrators: 'Only administrators of this organisation can change what stands below it',
    provider: 'This is the provider’s own organisation. It cannot be suspended or deleted',
    suspends:
      '%{name} is suspended: who works for it is signed out, and cannot sign in any more. Users: %{users}. Devices: %{devices}',
  },
  files: { gone: 'This file is no longer there. Choose it again' },
  modules: {
    needed: 'The administration module is needed to manage access',
  },
  groups: {
    above: 'This grants rights that you do not have yourself',
    notOwn: 'The organisation does not have this module',
  },
  users: {
    email: 'Another user has this email address',
    elsewhere: 'This user belongs to another organisation and can be changed only there',
    self: 'You cannot delete your own account',
    selfOff: 'You cannot switch off your own account',
    above: 'This needs rights that you do not have yourself',
    lastAdministrator: '%{name} needs an administrator, and this is the last one',
    lowersOwn:
      'You are about to lose rights of your own, and cannot give them back to yourself. Go on?',
    unknown: 'No user of your organisations, or of those above them, has this email address',
    isMember: '%{person} already belongs to %{name}',
    joined: '%{person} now belongs to %{name}, without any rights yet',
    home: 'This is the user’s own organisation. Delete the user instead',
    left: '%{person} no longer belongs to %{name}',
    passwordReset: 'New password set',
    secondFactorsRemoved: 'Second factor removed; the user is signed out everywhere',
  },
  secondFactor,
  passwordLink,
  passwords,
  paper,
  ...services,
  comments: commentMessages,
  follows: followMessages,
  views: {
    saved: 'View “%{name}” saved',
    deleted: 'View “%{name}” deleted',
    nameMissing: 'Give the view a name',
    nameTooLong: 'A name has at most %{max} characters',
    nameTaken: 'There is a view of this name already',
    tooMuch: 'This is more than a view can keep. Use fewer filters',
    tooMany:
      'There is %{smart_count} view of this list, and no more can be added |||| There are %{smart_count} views of this list, and no more can be added',
  },
  trash: {
    restored: '“%{name}” is back',
    restoredSeveral: '%{smart_count} record is back |||| %{smart_count} records are back',
    removed: '“%{name}” is deleted for good',
    emptied:
      '%{smart_count} record is deleted for good |||| %{smart_count} records are deleted for good',
    needs:
      'It cannot come back without what it belongs to, which was deleted as well: %{name}. Restore that first',
    taken: 'It cannot come back: %{field} “%{value}” is another’s by now',
    lost: 'It cannot come back: what it was kept in is no longer there',
  },
  activity: {
    undone: 'It is as it was before',
    notUndone: '%{smart_count} record stays as it is |||| %{smart_count} records stay as they are',
    alreadyUndone: 'This has been undone already',
    changed: 'Changed since: %{fields}',
    changedBy: '%{name} has changed it since',
    gone: 'It is no longer there',
    noWayBack: 'It was changed in a way that cannot be undone from here',
  },
  quotas: {
    mails:
      'Your organisation sends at most %{limit} mails a day; %{left} are left today, and these are %{count}',
    rows: 'Your organisation has %{used} records, and may have %{limit}. Delete some, or ask the provider for more',
    nearlyFull: {
      storage: '%{percent}% of the storage is taken',
      mails: '%{percent}% of today’s mails are sent',
      rows: '%{percent}% of the records that you may have are there',
    },
  },
  attention,
  ...terminal,
};
