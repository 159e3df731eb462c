import { restoreWords, versionsWords } from '#content/admin/versions.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { Unconfirmed } from '#domain/accounts/permissions.ts'
import { failure, type Failure, type Outcome } from '#domain/records/errors.ts'
import { isRecordKind } from '#domain/kinds.ts'
import { versionsPath } from '#domain/accounts/staff-paths.ts'
import { fieldsContext, servicesContext, staffContext, type AppServices } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { redirectWithNotice, answerForm, answerUnconfirmed } from './staff-form.ts'
import { unconfirmed } from './confirmed.ts'

type Args = Pick<Route.ActionArgs, 'request' | 'context'>
type Restored = Extract<Awaited<ReturnType<AppServices['records']['restore']>>, { ok: true }>['value']

/** The intents of the screen of versions: to keep one or let it go in time, and to bring one back. */
export const KEEPING = 'keep'
export const RESTORING = 'restore'

/** Which version a form of the screen is about; null for what cannot be one. */
function versionOf(args: Args) {
  const fields = args.context.get(fieldsContext)
  const [kind, number] = [typedOf(fields, 'kind'), Number(typedOf(fields, 'number'))]
  if (!isRecordKind(kind) || !Number.isSafeInteger(number) || number < 0) return null
  return { kind, id: typedOf(fields, 'id'), number }
}

export async function answerVersionsForm(args: Args) {
  const intent = typedOf(args.context.get(fieldsContext), 'intent')
  return intent === RESTORING ? restoreVersion(args) : keepVersion(args, intent !== 'release')
}

function keepVersion(args: Args, pinned: boolean) {
  const { records } = args.context.get(servicesContext)
  const by = args.context.get(staffContext)
  const named = versionOf(args)
  return answerForm(args, {
    intent: KEEPING,
    words: versionsWords.keeping,
    work: async (): Promise<Outcome<void>> =>
      named ? records.pin({ ...named, pinned }, by) : failure({ kind: 'not-found' }),
  })
}

/** Writes an old version as a new one, and leads to the list, which says so and offers to take it back. */
async function restoreVersion(args: Args) {
  const { records } = args.context.get(servicesContext)
  const by = args.context.get(staffContext)
  const named = versionOf(args)
  const fields = args.context.get(fieldsContext)
  const category = typedOf(fields, 'category')
  const as = typedOf(fields, 'as') === 'draft' ? ({ as: 'draft' } as const) : {}
  const refused = named?.kind === 'settings' ? await unconfirmed(args) : null
  let done: Restored | null = null
  let isPasswordWanted = false
  const answer = await answerForm(args, {
    intent: RESTORING,
    words: { done: restoreWords.verb, unknown: restoreWords.unknown, failed: restoreWords.failed },
    async work(): Promise<Outcome<void>> {
      if (!named) return failure({ kind: 'not-found' })
      const whole = { ...named, ...categoryOf(category), ...as, isConfirmed: refused === null }
      const outcome = await records.restore(whole, by).catch((error: unknown) => {
        if (!(error instanceof Unconfirmed)) throw error
        isPasswordWanted = true
        return failure<Failure>({ kind: 'not-found' })
      })
      if (outcome.ok) done = outcome.value
      else if (outcome.failure.kind === 'stale') return failure({ kind: 'not-found' })
      return outcome.ok ? { ok: true, value: undefined } : failure(outcome.failure as never)
    },
  })
  if (refused && isPasswordWanted) return answerUnconfirmed(args, { intent: RESTORING }, refused)
  if (done === null || !named) return answer
  const { actId, altered, left = [] }: Restored = done
  const whole = left.length > 0 ? 'version-restored-part' : 'version-restored'
  const restored = as.as ? 'version-restored-draft' : whole
  const notice = altered.includes('slug') ? 'version-restored-slug' : restored
  return redirectWithNotice(versionsPath({ ...named }, {}), notice, { undo: actId })
}

/** What takes the place of a category that is gone: another one, or none; nothing where it stays as it was. */
function categoryOf(typed: string): { category?: string | null } {
  if (typed === '') return {}
  return { category: typed === NO_CATEGORY ? null : typed }
}

/** Stands for no category in the form. */
export const NO_CATEGORY = '-'
