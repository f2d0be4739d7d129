/** Messages of the demo server in its terminal, and about the folder that it keeps its data in. */
export const terminal = {
  store: {
    damagedSnapshot:
      'The data in %{file} are damaged. Restore a copy of the data folder. Where they are only those of the demo, npm run seed makes them anew',
    damagedJournal:
      'Line %{line} of %{file} is damaged. Restore a copy of the data folder. Where they are only those of the demo, npm run seed makes them anew',
    missingJournal:
      'The file journal.jsonl is missing in %{directory}: what was changed last stood there. Put a copy of the whole data folder back; to go on without those changes, remove the line "_checksum" from db.json',
    foreignJournal:
      'The files db.json and journal.jsonl in %{directory} do not belong together. Restore both from one copy. Where they are only those of the demo, npm run seed makes them anew',
    unwritable:
      'The data folder %{directory} cannot be used (%{code}). Make it readable and writable, or set DATA_DIR to another folder',
    locked:
      'Another server (process %{pid}) uses the data folder %{directory}. Stop it, or set DATA_DIR to another folder',
    writeFailed: 'The change could not be written to disk and was not made',
    closed: 'The server is stopping',
    databaseAway: 'The database cannot be reached just now. Try again in a moment',
    databaseBusy: 'Others are changing the same just now. Try again in a moment',
    databaseFull: 'The database has no room left, and the change was not made',
    databaseNewer:
      'A newer release has migrated the database (version %{version}, and this one knows %{known}). Start that release',
    poolElsewhere:
      'DATABASE_POOL_URL leads to another database than DATABASE_URL. Both have to lead to the same one',
    databaseBehind:
      'The database lacks %{count} things that this release needs. Run npm run migrate, and start again',
    copyBusy: 'Another copy is being made into that database. Wait for it, or stop it',
    copyElsewhere:
      'The target holds data already that are no copy of this source which broke off. Name an empty one, or add --yes to replace all that it holds',
    copyNothing: 'There are no data to copy in %{directory}',
    restoreUnknown: 'The copy has no organisation %{name}',
    restoreOther:
      'The id %{id} or the number of the organisation is that of %{name} by now. Nothing was changed',
    restoreTaken:
      'The row %{id} of %{table} belongs to another organisation by now. Nothing was changed',
    copyHalf:
      'The database holds a copy that is not whole. Run the same npm run copy-data again, which goes on with it',
  },
  storage: {
    unreachable:
      'The storage at %{endpoint} cannot be reached (%{code}). Start it, or set S3_URL to another',
    denied:
      'The storage at %{endpoint} refuses the key in S3_URL for the bucket %{bucket} (%{code}). Correct the key or its rights',
    noBucket:
      'The storage at %{endpoint} has no bucket %{bucket}. Make it, or name another in S3_URL',
    folder:
      'The folder %{folder} cannot be used (%{code}). Make it writable, or name another with DATA_DIR',
    full: 'The disk of %{folder} has no room left (%{code}). Make room',
  },
  start: {
    ready: 'The back office is ready at %{address}',
    setUp:
      'Nothing is set up yet. Open %{address} and enter this token, which is valid once and for 24 hours: %{token}',
    noFolder:
      'There is no data folder %{directory}. Mount or make it, or set DATA_DIR to another: in production none is made',
    demo: 'With NODE_ENV=production there is no demo. Unset DATABASE_DEMO, or NODE_ENV for a demo',
    accounts: 'Demo accounts, all with the password %{password}:',
    port: 'PORT must be a whole number from 1 to 65535, not "%{value}"',
    workers: '--workers must be a whole number from 1 to %{most}, not "%{value}"',
    workersDatabase:
      '--workers needs a database: rows in a data folder belong to one process. Set DATABASE_URL, or add --postgres',
    minutes: 'SESSION_MINUTES must be a number greater than 0, not "%{value}"',
    hours: 'SESSION_HOURS must be a number greater than 0, not "%{value}"',
    passwordLength: 'PASSWORD_LENGTH must be a whole number from 6 to 64, not "%{value}"',
    mailFrom: 'MAIL_FROM must be a mail address, not "%{value}"',
    smtp: 'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587',
    database:
      '%{name} must be an address such as postgres://user:password@db.example.com:5432/name',
    poolAlone:
      'DATABASE_POOL_URL needs DATABASE_URL: the address of the database itself, for migrations, jobs and notifications',
    connections: 'DATABASE_CONNECTIONS must be a whole number from 2 to %{most}, not "%{value}"',
    networks:
      'ALLOWED_NETWORKS must be addresses or parts of networks with commas between them, such as 10.0.0.0/8,192.168.1.20, and not "%{value}"',
    proxies:
      'TRUSTED_PROXIES must be addresses of proxies or parts of networks with commas between them, such as 127.0.0.1,10.0.0.0/8, and not "%{value}"',
    s3: 'S3_URL must be an address such as https://key:secret@s3.example.com/bucket?region=eu-west-1, with percent-encoded signs in key and secret',
    auditMonths: 'AUDIT_MONTHS must be a whole number from 1, not "%{value}"',
    megabytes: 'MEDIA_MAX_MB must be a number greater than 0, not "%{value}"',
    portTaken: 'Port %{port} is taken. Stop what uses it, or set PORT to another one',
    address: 'The server cannot listen at %{host}:%{port} (%{code}). Set HOST and PORT to others',
  },
  migrate: {
    noDatabase: 'Name the database to migrate in DATABASE_URL',
    nothing: 'The database has all that this release needs',
    would: 'To be done, %{count} steps:',
    does: '%{count} steps:',
    concurrently: 'beside other work',
    done: 'The database is ready for this release',
  },
  copy: {
    usage:
      'Usage: npm run copy-data -- --from <folder or postgres://…> --to <folder or postgres://…> [--from-files <folder or https://…>] [--to-files <folder or https://…>] [--yes]',
    same: 'Source and target are the same: %{place}',
    place: '%{name} must be a folder or an address such as %{example}',
    begins: 'From %{from} to %{to}',
    rows: '  %{table}: %{count} rows so far',
    undescribed: 'Not copied, since this release knows no such tables: %{tables}',
    compares: 'Reading both sides again:',
    differs: 'differs: %{source} there, %{target} here',
    files: 'Files: %{copied} copied, %{present} there already',
    damaged: 'Damaged in the source, and not copied: %{files}',
    done: 'The copy is whole: %{tables} tables, %{count} rows',
    failed:
      'The copy differs from the source, which may have been changed between two runs. Add --yes to begin anew',
  },
  verifyAudit: {
    nothing: 'There is no audit log yet: nothing is stored there',
    whole:
      '%{name} (%{number}): %{entries} entries are as they were sealed, %{open} are not sealed yet. Last hash: %{hash}',
    changed:
      '%{name} (%{number}): entry %{id} has been changed since it was sealed, the first of what is broken. %{entries} entries before it are as they were',
    missing:
      '%{name} (%{number}): entry %{id} is missing, the first of what is broken. %{entries} entries before it are as they were',
    added:
      '%{name} (%{number}): entry %{id} is no part of the seal that it names, the first of what is broken. %{entries} entries before it are as they were',
    sealChanged:
      '%{name} (%{number}): seal %{id} has been changed, the first of what is broken. %{entries} entries before it are as they were',
    sealMissing:
      '%{name} (%{number}): seal %{id} is missing, the first of what is broken. %{entries} entries before it are as they were',
  },
  restoreOrganisation: {
    usage:
      'Usage: npm run restore-organisation -- --from <folder or postgres://…> --organisation <id or number> [--to <postgres://…>] [--from-files <folder or https://…>] [--to-files <folder or https://…>] [--dry-run] [--yes]',
    target:
      'Name the database with --to or in DATABASE_URL. Rows in a data folder are restored with it as a whole, or in a database that npm run copy-data makes of it',
    begins: '%{name} (%{number}) from %{from} to %{to}',
    would: 'To be done:',
    does: 'Done:',
    nothing: 'All is as the copy has it',
    step: '%{added} added, %{changed} changed, %{removed} removed',
    guest: 'Not a member again, since the account is gone: %{email}',
    address: 'Not back, since another account has the address by now: %{email}',
    below: 'Organisations below it are not restored with it: %{names}',
    confirm: 'This replaces what is there now. Add --yes to do it',
    missing: 'Neither in the copy nor here: %{files}',
  },
  restore: {
    question: 'Replace all data in %{place} by fresh demo data? (y/n) ',
    yes: 'y',
    kept: 'Nothing was changed',
    confirm: 'This replaces all data in %{place}. Run it in a terminal, or with --yes',
    done: 'The demo data in %{place} are fresh',
  },
};
