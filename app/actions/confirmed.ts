import type { ActionFunctionArgs } from 'react-router'
import { confirmationWords } from '#content/admin/confirmation.ts'
import { login } from '#content/admin/login.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'
import { redirectWithNotice } from './staff-form.ts'
import { signInTries } from './sign-in-tries.ts'
import type { Refusal } from './waiting.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/**
 * Null where the password came with the form and is right, or was given in this session in the last ten minutes. Wrong
 * ones count like those of signing in.
 */
export async function unconfirmed(args: Args): Promise<Refusal | null> {
  const { request, context } = args
  const { confirmation } = context.get(servicesContext)
  const password = typedOf(context.get(fieldsContext), PASSWORD_FIELD)
  if (password === '') {
    return (await confirmation.isFresh(request.headers)) ? null : { status: 403, reason: confirmationWords.missing }
  }
  const guess = await passwordGuess(args)
  if (guess.refused) return guess.refused
  const given = await confirmation.give(request.headers, password)
  if (given !== 'wrong') await guess.wasRight()
  if (given === 'busy') return { status: 429, reason: login.busy, wait: 1 }
  return given === 'wrong' ? { status: 403, reason: confirmationWords.wrong } : null
}

/** Where an export of what holds the data of people leads without the password; null where that is right. */
export async function unconfirmedExport(args: Args, back: string): Promise<Response | null> {
  return (await unconfirmed(args)) ? redirectWithNotice(back, 'export-unconfirmed') : null
}

/** Counts a password of the own account as a try to sign in; `refused` where there were too many, else until it was right. */
export async function passwordGuess(args: Args, hasPassword = true) {
  if (!hasPassword) return { refused: null, wasRight: async () => {} }
  const tries = await signInTries(args, { username: args.context.get(staffContext).name, isSecondStep: false })
  const wait = await tries.take()
  const reason = wait === null ? null : { ar: login.tooMany.ar(wait), en: login.tooMany.en(wait) }
  const refused: Refusal | null = wait === null || reason === null ? null : { status: 429, reason, wait }
  return { refused, wasRight: () => tries.giveBack() }
}
