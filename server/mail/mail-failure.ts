/** Why a mail was not taken, in words for staff, and whether the mail server itself cannot be used. */
export type MailFailure = {
  text: string
  /** What kind of failure it is, such as `ECONNREFUSED`, `EAUTH 535` or `EENVELOPE 550`; it names nobody. */
  code: string
  isServerAway: boolean
}

const MOST_LENGTH = 300
/** The server answered about this one mail; anything else would happen to every other mail too. */
const ABOUT_ONE_MAIL = ['EENVELOPE', 'EMESSAGE']

export function toMailFailure(error: unknown): MailFailure {
  const { code = '', response, message = '' } = error as SmtpError
  const text = [code, response ?? (message || String(error))].filter((part) => part !== '').join(': ')
  return {
    text: text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, MOST_LENGTH),
    code: codeOf(error as SmtpError),
    isServerAway: !ABOUT_ONE_MAIL.includes(code),
  }
}

type SmtpError = { code?: string; responseCode?: number; response?: string; message?: string }

/** The library says `ESOCKET` of whatever the network says; what that was stands in the message. */
function codeOf({ code = 'unknown', responseCode, message = '' }: SmtpError): string {
  const network = /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/.exec(message)
  return [network?.[0] ?? code, responseCode].filter((part) => part !== undefined).join(' ')
}
