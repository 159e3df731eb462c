/** Why a mail was not taken, in words for staff, and whether the mail server itself cannot be used. */
export type MailFailure = { text: string; isServerAway: boolean }

const MOST_LENGTH = 300
/** The server answered about this one mail; anything else would happen to every other mail too. */
const ABOUT_ONE_MAIL = ['EENVELOPE', 'EMESSAGE']

export function toMailFailure(error: unknown): MailFailure {
  const { code = '', response, message } = error as { code?: string; response?: string; message?: string }
  const text = [code, response ?? message ?? String(error)].filter((part) => part !== '').join(': ')
  return {
    text: text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, MOST_LENGTH),
    isServerAway: !ABOUT_ONE_MAIL.includes(code),
  }
}
