import { accountWords } from '#content/admin/account.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import { success, type Outcome } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { fieldsContext, quotasContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../routes/admin/system/+types/account.ts'
import { passwordGuess } from './confirmed.ts'
import { answerForm, answerUnconfirmed } from './staff-form.ts'

type Args = Pick<Route.ActionArgs, 'request' | 'context'>
type Services = ReturnType<typeof servicesOf>
type Sent = { headers: Headers; field: (name: string) => string; by: Actor; from: string }
type Step = {
  done: Localized
  work: (services: Services, sent: Sent) => Promise<Outcome<{ result: unknown; cookies: string[] }>>
}

const { password, secondFactor, recovery, failed } = accountWords
const STEPS = {
  password: {
    done: password.saved,
    work: ({ ownAccount }, { headers, field, by, from }) =>
      ownAccount.changePassword(headers, { current: field('current'), next: field('password') }, by, from),
  },
  begin: {
    done: secondFactor.scan,
    work: async ({ ownAccount, settings }, { headers, field, by }) => {
      const shown = { siteName: (await settings.get()).name.en, username: by.name }
      return ownAccount.beginSecondFactor(headers, field('password'), shown)
    },
  },
  confirm: {
    done: secondFactor.turnedOn,
    work: ({ ownAccount }, { headers, field, by, from }) =>
      ownAccount.confirmSecondFactor(headers, field('code'), by, from),
  },
  end: {
    done: secondFactor.ended,
    work: ({ ownAccount }, { headers, field, by }) => ownAccount.endSecondFactor(headers, field('password'), by),
  },
  recovery: {
    done: recovery.text,
    work: ({ ownAccount }, { headers, field, by }) => ownAccount.newRecoveryCodes(headers, field('password'), by),
  },
} satisfies Record<string, Step>

type AccountStep = keyof typeof STEPS
const EVERY_STEP = Object.keys(STEPS) as AccountStep[]

/**
 * Does what is asked for the own account; the field `intent` says which of `steps` it is. The cookies of the session
 * go to the browser alone, and not into the page.
 */
export async function receiveAccountForm(args: Args, steps: readonly AccountStep[] = EVERY_STEP) {
  const field = (name: string) => typedOf(args.context.get(fieldsContext), name)
  const intent = steps.find((name) => name === field('intent'))
  if (intent === undefined) throw notFound()
  const { done, work }: Step = STEPS[intent]
  const by = actorOf(args.context.get(staffContext))
  const guess = await passwordGuess(args, STEPS_WITH_PASSWORD.includes(intent))
  if (guess.refused) return answerUnconfirmed(args, { intent }, guess.refused)
  let cookies: string[] = []
  return answerForm(args, {
    intent,
    words: { done, unknown: failed, failed },
    async work() {
      const from = args.context.get(quotasContext).source.network
      const outcome = await work(servicesOf(args), { headers: args.request.headers, field, by, from })
      if (!isWrongPassword(outcome)) await guess.wasRight()
      if (!outcome.ok) return outcome
      cookies = outcome.value.cookies
      return success(outcome.value.result)
    },
    cookies: () => cookies,
  })
}

/** Steps that are done with the password alone; confirming a code has limits of its own. */
const STEPS_WITH_PASSWORD: readonly AccountStep[] = ['password', 'begin', 'end', 'recovery']

function isWrongPassword(outcome: Outcome<unknown>): boolean {
  return (
    !outcome.ok &&
    outcome.failure.kind === 'invalid' &&
    Object.values(outcome.failure.fields).includes(accountWords.wrongPassword)
  )
}

function servicesOf({ context }: Args) {
  return context.get(servicesContext)
}
