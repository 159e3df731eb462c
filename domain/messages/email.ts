import { MOST_LENGTH } from '../records/form-fields.ts'

/** One character of each part is fixed, so that no input makes the pattern try twice. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})\.){1,8}[\p{L}\p{M}\p{N}-]{2,63}$/u

/** Whether mail can be sent there as far as its form tells; nothing that means something in a mail header is let in. */
export function isEmail(text: string): boolean {
  return text.length <= MOST_LENGTH.email && EMAIL.test(text)
}
