import { keyOf } from '../../files/FileStore';
import { keyOfMail } from '../../services/mail/MailFolder';
import type { CopySource } from '../../store/copy';
import type { Row } from '../../store/Table';
import { outbox } from '../../tables/builder/outbox';
import { files } from '../../tables/general/files';
import { copiedRows } from './Restoring';

/** The keys of the files and mails that an organisation's rows in a copy refer to, each once. */
export async function* contentsToRestore(
  source: CopySource,
  organisation: Row,
): AsyncIterable<string> {
  const hashes = new Set<string>();
  for await (const { hash } of copiedRows({ source, organisation }, files))
    hashes.add(String(hash));
  for (const hash of hashes) yield keyOf({ hash });
  for await (const { file } of copiedRows({ source, organisation }, outbox))
    if (typeof file === 'string' && file !== '') yield keyOfMail(file);
}
