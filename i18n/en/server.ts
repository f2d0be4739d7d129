/** What the demo server says, over the wire and in its terminal. */
export const server = {
  session: {
    required: 'Sign in to continue',
    wrong: 'This email address and password do not belong together',
    tooMany: 'Too many attempts. Try again in %{seconds} seconds',
    signedOut: 'You are signed out',
    switched: 'You now work for %{name}',
    noOrganisation: 'Your account does not belong to an organisation',
  },
  access: {
    organisation: 'You have no access to this organisation',
    right: 'You have no right to do this',
    otherSite: 'This request came from another website and was refused',
  },
  request: {
    failed: 'Something went wrong on the server. Try again later',
    notFound: 'This does not exist',
    method: 'This cannot be done here',
    missing: '%{name} is missing',
    unknownFunction: 'Unknown function',
    malformed: 'The request could not be read',
    tooLarge: 'The request is too large',
    type: 'Data of this type are not accepted here',
    fileTooLarge: '%{name} is too large; the limit is %{megabytes} MB',
    fileType: '%{name} is not a type of file that is accepted here',
    tooManyFiles: 'At most %{count} files at a time',
    notBuilt: 'The app has not been built. Run npm start',
  },
  records: {
    saved: '%{name} saved',
    added: '%{name} added',
    deleted: '%{name} deleted',
    linked: '%{name} linked',
    unlinked: '%{name} unlinked',
    needed: 'This is still in use: %{name} (%{count})',
    accessFlags: 'Access must be four characters of 0 and 1',
  },
  links: {
    already: '%{name} is already linked to %{to}',
    absent: '%{name} is not linked to %{to}',
    unknown: '%{name} not found',
  },
  organisations: {
    elsewhere: 'Switch to this organisation, or to the one above it, to change it',
    active: 'You cannot delete the organisation that you work for',
    hasChildren: 'This organisation has child organisations. Move or delete those first',
    hasUsers: 'This organisation has users. Delete those first',
    cycle: 'An organisation cannot be placed below itself',
  },
  modules: {
    key: 'Another module has this key',
    needed: 'The administration module is needed to manage access',
  },
  users: {
    email: 'Another user has this email address',
    elsewhere: 'This user belongs to another organisation and can be changed only there',
    self: 'You cannot delete your own account',
    selfOff: 'You cannot switch off your own account',
    passwordReset: 'New password set',
  },
  passwords: {
    wrong: 'This is not your present password',
    length: 'At least %{min} characters',
    digitAndLetter: 'Use at least one digit and one letter',
    changed: 'Password changed',
  },
  devices: {
    registerThemselves: 'Devices register themselves',
    approved: '%{name} approved',
    disapproved: '%{name} disapproved',
    noApproval: 'This device is not waiting for approval',
  },
  dashboard: {
    activated: '%{name} activated',
    noPointOfSale: 'There is no active point-of-sale integration',
    synchronised: 'Point of sale synchronised (simulated: nothing left this server)',
    failed: 'An error occurred during the synchronisation (simulated)',
  },
  store: {
    damagedSnapshot:
      'The data in %{file} are damaged. Restore a copy of the data folder, or run npm run seed for fresh demo data',
    damagedJournal:
      'Line %{line} of %{file} is damaged. Restore a copy of the data folder, or run npm run seed for fresh demo data',
    foreignJournal:
      'The files db.json and journal.jsonl in %{directory} do not belong together. Restore both from one copy, or run npm run seed for fresh demo data',
    unwritable:
      'The data folder %{directory} cannot be used (%{code}). Make it readable and writable, or set DATA_DIR to another folder',
    locked:
      'Another server (process %{pid}) uses the data folder %{directory}. Stop it, or set DATA_DIR to another folder',
    writeFailed: 'The change could not be written to disk and was not made',
    closed: 'The server is stopping',
  },
  start: {
    ready: 'The back office is ready at %{address}',
    accounts: 'Demo accounts, all with the password %{password}:',
    port: 'PORT must be a whole number from 1 to 65535, not "%{value}"',
    minutes: 'SESSION_MINUTES must be a number greater than 0, not "%{value}"',
    portTaken: 'Port %{port} is taken. Stop what uses it, or set PORT to another one',
    address: 'The server cannot listen at %{host}:%{port} (%{code}). Set HOST and PORT to others',
  },
  restore: {
    question: 'Replace all data in %{directory} by fresh demo data? (y/n) ',
    yes: 'y',
    kept: 'Nothing was changed',
    confirm: 'This replaces all data in %{directory}. Run it in a terminal, or with --yes',
    done: 'The demo data in %{directory} are fresh',
  },
};
