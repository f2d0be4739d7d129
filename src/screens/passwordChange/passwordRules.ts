export const MINIMUM_LENGTH = 6;

export interface Passwords {
  oldpassword: string;
  newpassword: string;
  repeat: string;
}

/** The rules of a password change, each with whether it holds; all must. */
export const passwordRules = ({ oldpassword, newpassword, repeat }: Passwords) => {
  const all = [oldpassword, newpassword, repeat];
  return {
    filled: all.every((password) => password !== ''),
    length: all.every((password) => password.length >= MINIMUM_LENGTH),
    digitAndLetter: /\d/.test(newpassword) && /[A-Za-z]/.test(newpassword),
    repeat: newpassword !== '' && newpassword === repeat,
  };
};
