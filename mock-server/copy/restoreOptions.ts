import { parseArgs } from 'node:util';
import { StartError } from '../StartError';
import { readSettings } from '../settings';
import { type FilesPlace, filesOf, nameOf, type Place, readPlace } from './places';

export interface RestoreOptions {
  readonly from: Place;
  /** The database in which the organisation is restored. */
  readonly to: { readonly url: string };
  readonly fromFiles: FilesPlace;
  readonly toFiles: FilesPlace;
  /** The id or the number of the organisation. */
  readonly organisation: string;
  /** Nothing is changed. */
  readonly isDry: boolean;
  /** Replaces what is there. */
  readonly replaces: boolean;
}

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  organisation: { type: 'string' },
  'from-files': { type: 'string' },
  'to-files': { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    throw new StartError('server.restoreOrganisation.usage', {});
  }
};

/** The database that is named, or that of the settings. */
const readTarget = (root: string, named: string | undefined): { readonly url: string } => {
  const text = named ?? readSettings(root).databaseUrl;
  const place = text === undefined ? undefined : readPlace(root, '--to', text);
  if (place && 'url' in place) return place;
  throw new StartError('server.restoreOrganisation.target', {});
};

/** What the command was given. @throws StartError */
export const readRestoreOptions = (root: string, args: readonly string[]): RestoreOptions => {
  const given = parsed(args);
  if (!given.from || !given.organisation)
    throw new StartError('server.restoreOrganisation.usage', {});
  const from = readPlace(root, '--from', given.from);
  const to = readTarget(root, given.to);
  if (nameOf(from) === nameOf(to)) throw new StartError('server.copy.same', { place: nameOf(to) });
  return {
    from,
    to,
    fromFiles: filesOf(root, '--from-files', given['from-files'], from),
    toFiles: filesOf(root, '--to-files', given['to-files'], to),
    organisation: given.organisation,
    isDry: given['dry-run'] ?? false,
    replaces: given.yes ?? false,
  };
};
