/** The fewest characters that every password has. */
export const MINIMUM_LENGTH = 6;

export interface Passwords {
  oldpassword: string;
  newpassword: string;
  repeat: string;
}

/**
 * The rules of a password change, each with whether it holds; all must.
 *
 * @param minimum the fewest characters of a new password; the present one may be from before
 */
export const passwordRules = (
  { oldpassword, newpassword, repeat }: Passwords,
  minimum = MINIMUM_LENGTH,
) => ({
  filled: [oldpassword, newpassword, repeat].every((password) => password !== ''),
  length:
    oldpassword.length >= MINIMUM_LENGTH &&
    [newpassword, repeat].every((password) => password.length >= minimum),
  digitAndLetter: /\d/.test(newpassword) && /[A-Za-z]/.test(newpassword),
  repeat: newpassword !== '' && newpassword === repeat,
});
