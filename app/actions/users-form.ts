import { tokensWords, usersWords } from '#content/admin/users.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { isLocale, type Localized } from '#domain/text/locale.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { isStaffRole, type StaffRole } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { readTokenForm } from '#domain/accounts/token-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../routes/admin/system/+types/users.ts'
import { unconfirmed } from './confirmed.ts'
import { answerForm, answerUnconfirmed, type FormWords } from './staff-form.ts'

/** What a form of the users page gives back: the secret of a new token, the link of an invitation that is not mailed. */
export type UsersResult = { secret?: string; link?: string | null } | undefined

/** What a refused form shows again as it was typed: no passwords. */
const SHOWN_AGAIN = ['id', 'username', 'email', 'locale', 'role', 'name', 'days']

type Services = ReturnType<typeof servicesOf>
type Field = (name: string) => string
type Step = { words: FormWords; work: (services: Services, field: Field, by: Actor) => Promise<Outcome<UsersResult>> }

/** Does what one of the page's forms asks for; the field `intent` says which it is. */
export async function receiveUsersForm(args: Route.ActionArgs) {
  const field: Field = (name) => typedOf(args.context.get(fieldsContext), name)
  const intent = field('intent')
  if (!isIntent(intent)) throw notFound()
  const { words, work } = STEPS[intent]
  const by = actorOf(args.context.get(staffContext))
  const values = Object.fromEntries(SHOWN_AGAIN.map((name) => [name, field(name)]))
  const refused = await unconfirmed(args)
  if (refused) return answerUnconfirmed(args, { intent, values }, refused)
  return answerForm(args, { intent, words, values, work: () => work(servicesOf(args), field, by) })
}

function servicesOf({ context }: Route.ActionArgs) {
  return context.get(servicesContext)
}

const { done, unknown, failed, invite } = usersWords
const STEPS = {
  add: step(done.add, async ({ staff }, field, by) =>
    withRole(field, (role) => staff.add({ username: field('username').trim(), password: field('password'), role }, by)),
  ),
  invite: step(invite.done.invite, async ({ invitations }, field, by): Promise<Outcome<UsersResult>> => {
    const [role, locale] = [field('role'), field('locale')]
    if (!isStaffRole(role)) return failure({ kind: 'invalid', fields: { role: usersWords.roleUnknown } })
    const invited = { username: field('username').trim(), email: field('email'), role }
    return invitations.invite({ ...invited, locale: isLocale(locale) ? locale : 'ar' }, by)
  }),
  'invite-again': {
    words: { done: invite.done.again, unknown: invite.gone, failed },
    work: async ({ invitations }, field, by): Promise<Outcome<UsersResult>> => invitations.again(field('id'), by),
  },
  withdraw: {
    words: { done: invite.done.withdraw, unknown: invite.gone, failed },
    work: async ({ invitations }, field, by) => nothing(await invitations.withdraw(field('id'), by)),
  },
  role: step(done.role, async ({ staff }, field, by) =>
    withRole(field, (role) => staff.setRole(field('id'), role, by)),
  ),
  disable: step(done.disable, async ({ staff }, field, by) => nothing(await staff.setDisabled(field('id'), true, by))),
  enable: step(done.enable, async ({ staff }, field, by) => nothing(await staff.setDisabled(field('id'), false, by))),
  reset: step(done.reset, async ({ staff }, field, by) =>
    nothing(await staff.setPassword(field('id'), field('password'), by)),
  ),
  'remove-factor': step(done['remove-factor'], async ({ staff }, field, by) =>
    nothing(await staff.removeSecondFactor(field('id'), by)),
  ),
  'require-factor': step(done['require-factor'], async ({ secondFactorRule }, _field, by) =>
    nothing(await secondFactorRule.requireOfAll(by)),
  ),
  'optional-factor': step(done['optional-factor'], async ({ secondFactorRule }, _field, by) => {
    await secondFactorRule.makeOptional(by)
    return success(undefined)
  }),
  remove: step(done.remove, async ({ staff }, field, by) => nothing(await staff.remove(field('id'), by))),
  'add-token': step(tokensWords.secret, addToken),
  'revoke-token': {
    words: { done: tokensWords.revokedNow, unknown: tokensWords.unknown, failed },
    work: async ({ apiTokens }, field, by) => nothing(await apiTokens.revoke(field('id'), by)),
  },
} satisfies Record<string, Step>

function step(saying: Localized, work: Step['work']): Step {
  return { words: { done: saying, unknown, failed }, work }
}

function isIntent(text: string): text is keyof typeof STEPS {
  return Object.hasOwn(STEPS, text)
}

async function addToken({ apiTokens }: Services, field: Field, by: Actor): Promise<Outcome<UsersResult>> {
  const reading = readTokenForm({ name: field('name'), role: field('role'), days: field('days') })
  if (reading.ok) return success({ secret: (await apiTokens.create(reading.input, by)).secret })
  const fields: FieldErrors = {}
  if (reading.wrong.includes('name')) fields['name'] = tokensWords.nameMissing
  if (reading.wrong.includes('role')) fields['role'] = usersWords.roleUnknown
  if (reading.wrong.includes('days')) fields['days'] = tokensWords.daysWrong
  return failure({ kind: 'invalid', fields })
}

/** Nobody gets a role that was not named. */
async function withRole(field: Field, work: (role: StaffRole) => Promise<Outcome<unknown>>) {
  const role = field('role')
  if (!isStaffRole(role)) return failure({ kind: 'invalid', fields: { role: usersWords.roleUnknown } })
  return nothing(await work(role))
}

function nothing(outcome: Outcome<unknown>): Outcome<UsersResult> {
  return outcome.ok ? success(undefined) : outcome
}
