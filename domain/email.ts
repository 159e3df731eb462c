/** One character of each part is fixed, so that no input makes the pattern try twice. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})\.){1,8}[\p{L}\p{M}\p{N}-]{2,63}$/u

/** Longest address that mail servers pass on. */
export const MOST_EMAIL_LENGTH = 254

/** Whether mail can be sent there as far as its form tells; nothing that means something in a mail header is let in. */
export function isEmail(text: string): boolean {
  return text.length <= MOST_EMAIL_LENGTH && EMAIL.test(text)
}
