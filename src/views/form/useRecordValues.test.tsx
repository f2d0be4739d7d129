import { renderHook } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { smtp } from '../../../resources/integrations/smtp';
import { emptyRecord } from '../../../schemas';
import { useRecordValues } from './useRecordValues';

it('a form asks for the password again once the server is another', () => {
  const stored = {
    ...emptyRecord(smtp),
    id: 1,
    name: 'SMTP',
    host: 'mail.kompas.test',
    port: 587,
    userName: 'post',
    password: 'zeg********',
  };
  const { result } = renderHook(
    () => useRecordValues({ definition: smtp, record: stored, mode: 'edit', isNew: () => false }),
    { wrapper: TestTranslationProvider },
  );
  expect(result.current.validate(stored)).toEqual({});
  expect(result.current.validate({ ...stored, host: 'mail.elders.test' })).toEqual({
    password: { message: 'secretAnew' },
  });
});
