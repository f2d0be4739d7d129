import { describe, expect, test } from 'vitest';
import { StartError } from './StartError';
import { readSettings } from './settings';

const read = (environment: Record<string, string>) =>
  readSettings(environment, '/back-office').mail;

describe('the settings of mail', () => {
  test('keep mails here unless a mail server is named', () => {
    expect(read({})).toEqual({ mailFrom: 'noreply@back-office.test' });
    expect(read({ SMTP_URL: '', MAIL_FROM: '' })).toEqual({ mailFrom: 'noreply@back-office.test' });
    expect(read({ SMTP_URL: 'smtps://mail.test', MAIL_FROM: 'post@kompas.test' })).toEqual({
      smtpUrl: 'smtps://mail.test',
      mailFrom: 'post@kompas.test',
    });
  });

  test('are refused when they make no sense, without telling what may be secret', () => {
    expect(() => read({ MAIL_FROM: 'Kompas' })).toThrow(
      new StartError('server.start.mailFrom', { value: 'Kompas' }),
    );
    for (const address of ['mail.test:25', 'http://user:secret@mail.test', 'smtp'])
      expect(() => read({ SMTP_URL: address })).toThrow(new StartError('server.start.smtp', {}));
  });
});
