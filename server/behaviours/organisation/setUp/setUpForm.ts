import { organisations } from '../../../../resources/organisation/organisations';
import { users } from '../../../../resources/organisation/users';
import type { Problem } from '../../../../schemas';
import { checkValue } from '../../../../schemas/fields/check';
import { passwordProblem } from '../../../access/passwordRule';
import type { Installation } from '../../../contract/Installation';
import { sentPart } from '../../../contract/parts';
import { Refusal, type Text } from '../../../contract/Refusal';
import { type Locale, locales } from '../../../contract/translate';
import { sharedKey } from '../../../records/texts';
import type { Values } from '../../../store/Store';
import { sentText } from '../../../wire/sent';

/** The least of a password by which an installation can be administered, whatever the installation's own is. */
const MIN_LENGTH = 10;

/** What is entered to set up an installation. */
export interface SetUpForm {
  readonly organisation: string;
  readonly firstName: string;
  readonly insertions: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly language: Locale;
}

const problemsOf = async (
  form: SetUpForm,
  { passwordLength = MIN_LENGTH }: Installation,
): Promise<Readonly<Record<string, Problem<string> | undefined>>> => ({
  organisation: checkValue(form.organisation, organisations.fields.name),
  firstName: checkValue(form.firstName, users.fields.firstName),
  insertions: checkValue(form.insertions, users.fields.insertions),
  lastName: checkValue(form.lastName, users.fields.lastName),
  email: checkValue(form.email, users.fields.email),
  password:
    form.password === ''
      ? { message: 'required' }
      : await passwordProblem(form.password, Math.max(MIN_LENGTH, passwordLength), form),
});

/** Reads what was entered. @throws Refusal 400 with what is wrong, field by field */
export const readSetUpForm = async (
  body: Values,
  locale: Locale,
  installation: Installation,
): Promise<SetUpForm> => {
  const text = (name: string) => sentPart(body, name, sentText).trim();
  const form: SetUpForm = {
    organisation: text('organisation'),
    firstName: text('firstName'),
    insertions: text('insertions'),
    lastName: text('lastName'),
    email: text('email'),
    password: sentPart(body, 'password', sentText),
    language: locales.find((known) => known === body.language) ?? locale,
  };
  const errors: Record<string, Text> = {};
  for (const [name, problem] of Object.entries(await problemsOf(form, installation)))
    if (problem) errors[name] = { key: sharedKey(problem.message), params: problem.params };
  if (Object.keys(errors).length > 0)
    throw new Refusal(400, 'server.setUp.incomplete', {}, { errors });
  return form;
};
