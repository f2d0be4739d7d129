import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What of the data provider writes over something that somebody may have changed. */
const VERBS = [
  ...['update', 'updateMany', 'delete', 'deleteMany', 'reorder'],
  ...[
    'changeRow',
    'reorderRows',
    'saveTable',
    'changeDocument',
    'link',
    'unlink',
    'act',
    'call',
    'post',
  ],
];

const WRITES = new RegExp(String.raw`\b\w*[pP]rovider\s*\.\s*(${VERBS.join('|')})\s*[(<]`, 'g');
const HOOKS = /\buse(Update|UpdateMany|Delete|DeleteMany)\b(?=[^;]*from 'react-admin')/;

/** The doors: each sends the version that was seen, and merges, asks or reports. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  'src/screens/documentBuilder/storing/senderOf.ts': ['changeDocument'],
  'src/screens/exhibitorMap/useExhibitors.ts': ['changeRow'],
  'src/screens/mediaLibrary/ModifyFile.tsx': ['call'],
  'src/screens/mediaLibrary/useFileChanges.ts': ['call'],
  'src/views/bulk/useBulk.ts': ['act', 'deleteMany', 'updateMany'],
  'src/views/changes/useRowChange.ts': ['act'],
  'src/views/conflicts/useMergedUpdate.ts': ['update'],
  'src/views/history/restoreRows.ts': ['changeRow'],
  'src/views/history/useRestore.ts': ['link', 'unlink'],
  'src/views/list/useMoveRecords.ts': ['reorder'],
  'src/views/parts/link/useLinkChanges.ts': ['link', 'unlink'],
  'src/views/parts/subList/table/useTableEntry.ts': ['saveTable'],
  'src/views/parts/subList/useMergedRow.ts': ['changeRow'],
  'src/views/parts/subList/useSubList.ts': ['changeRow', 'reorderRows'],
  'src/views/deletion/useDeletion.ts': ['delete'],
};

/** What writes nothing over anything: it reads, does something once, adds, or removes what is named. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'src/documents/filledIn/useStored.ts': ['call'],
  'src/kinds/upload/useFileRemoval.ts': ['call'],
  'src/screens/apkDevices/useSaveDevices.ts': ['post'],
  'src/screens/following/useChangeFollows.ts': ['call'],
  'src/screens/home/InactiveArticles.tsx': ['post'],
  'src/screens/home/useSync.ts': ['post'],
  'src/screens/mediaLibrary/useMediaChanges.ts': ['call'],
  'src/screens/ownSessions/useOwnSessions.ts': ['post'],
  'src/screens/passwordChange/PasswordChange.tsx': ['call'],
  'src/screens/questionnaireResults/useAnswers.ts': ['act'],
  'src/screens/salesReports/useReport.ts': ['act'],
  'src/screens/secondFactor/usePasskeySetUp.ts': ['post'],
  'src/screens/secondFactor/useSecondFactors.ts': ['post'],
  'src/screens/secondFactor/useTotpSetUp.ts': ['post'],
  'src/views/actions/useAction.ts': ['act'],
  'src/views/actions/usePublicationReport.ts': ['act'],
  'src/views/comments/useComments.ts': ['call', 'post'],
  'src/views/follows/useFollows.ts': ['call', 'post'],
  'src/views/list/views/useViews.ts': ['call'],
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file));

test('whatever writes goes by a door that sends the version which was seen', () => {
  const written = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    expect(text, file).not.toMatch(HOOKS);
    const verbs = new Set([...text.matchAll(WRITES)].map(([, verb]) => verb));
    return verbs.size > 0 ? [[file.replaceAll('\\', '/'), [...verbs].toSorted()] as const] : [];
  });
  expect(Object.fromEntries(written)).toEqual({ ...DOORS, ...OTHERS });
});
