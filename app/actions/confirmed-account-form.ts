import { accountWords, sessionsWords } from '#content/admin/account.ts'
import { staffEmailWords } from '#content/admin/staff-email.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import type { Outcome } from '#domain/records/errors.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { fieldsContext, quotasContext, servicesContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/system/+types/account.ts'
import { unconfirmed } from './confirmed.ts'
import { answerForm, answerUnconfirmed, localeOfStaff } from './staff-form.ts'
import type { Refusal } from './waiting.ts'

type Args = Pick<Route.ActionArgs, 'request' | 'context'>
type Sent = { field: (name: string) => string; by: Actor; locale: Locale }
type Step = {
  done: Localized
  /** Said where what it is about is not there any more. */
  unknown?: Localized
  /** The field beside which it says that it came too often, where it sends mail. */
  mails?: string
  work: (args: Args, sent: Sent) => Promise<Outcome<unknown>>
}

const STEPS = {
  email: {
    done: staffEmailWords.sent,
    mails: 'email',
    work: ({ context }, { field, by, locale }) =>
      context.get(servicesContext).staffEmail.begin(field('email'), by, locale),
  },
  'remove-email': {
    done: staffEmailWords.removed,
    work: ({ context }, { by, locale }) => context.get(servicesContext).staffEmail.remove(by, locale),
  },
  'end-session': {
    done: sessionsWords.ended,
    unknown: sessionsWords.unknown,
    work: ({ context }, { field, by }) => context.get(servicesContext).ownSessions.end(field('id'), by),
  },
  'end-others': {
    done: sessionsWords.endedOthers,
    work: ({ request, context }, { by }) => context.get(servicesContext).ownSessions.endOthers(request.headers, by),
  },
} satisfies Record<string, Step>

/** What a refused form shows again as it was typed: no passwords. */
const SHOWN_AGAIN = ['email', 'id']

/**
 * Does what asks for the own password once in ten minutes; the field `intent` says which it is. Null where it is none
 * of these.
 */
export async function receiveConfirmedAccountForm(args: Args) {
  const field = (name: string) => typedOf(args.context.get(fieldsContext), name)
  const intent = field('intent')
  if (!isIntent(intent)) return null
  const { done, unknown = accountWords.failed, mails, work }: Step = STEPS[intent]
  const values = Object.fromEntries(SHOWN_AGAIN.map((name) => [name, field(name)]))
  const by = actorOf(args.context.get(staffContext))
  const refused = await unconfirmed(args)
  if (refused) return answerUnconfirmed(args, { intent, values }, refused)
  const wait = mails === undefined ? null : await waitForMails(args, by)
  if (wait) return answerUnconfirmed(args, { intent, values }, wait, mails)
  const sent = { field, by, locale: localeOfStaff(args.request) }
  const words = { done, unknown, failed: accountWords.failed }
  const answer = await answerForm(args, { intent, values, words, work: () => work(args, sent) })
  if (mails !== undefined && !answer.data.ok) await args.context.get(quotasContext).giveBack('staffMails', by.id ?? '')
  return answer
}

function isIntent(text: string): text is keyof typeof STEPS {
  return Object.hasOwn(STEPS, text)
}

async function waitForMails({ context }: Args, { id }: Actor): Promise<Refusal | null> {
  const wait = await context.get(quotasContext).take('staffMails', id ?? '')
  return wait === null ? null : { status: 429, reason: staffEmailWords.tooMany, wait }
}
