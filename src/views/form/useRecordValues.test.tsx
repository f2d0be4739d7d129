import { act, renderHook } from '@testing-library/react';
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

it('takes what the record has become, and keeps what was typed over it', () => {
  const stored = { ...emptyRecord(smtp), id: 1, name: 'SMTP', host: 'mail.kompas.test', port: 587 };
  const { result, rerender } = renderHook(
    (record: typeof stored) =>
      useRecordValues({ definition: smtp, record, mode: 'edit', isNew: () => false }),
    { wrapper: TestTranslationProvider, initialProps: stored },
  );
  // Read, so that it is kept.
  expect(result.current.form.formState.dirtyFields).toEqual({});
  act(() => result.current.enter({ name: 'Post' }));
  rerender({ ...stored, name: 'Mail', port: 25 });
  expect(result.current.form.getValues()).toMatchObject({ name: 'Post', port: 25 });
});
