import { versionsWords } from '../../content/admin/versions.ts'
import type { StaffCaller } from '../../domain/accounts/caller.ts'
import { typedOf } from '../../domain/messages/message-form.ts'
import { failure } from '../../domain/records/errors.ts'
import { isRecordKind } from '../../domain/records/record-kinds.ts'
import { fieldsContext, servicesContext, staffContext } from '../context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { answerForm } from './staff-form.ts'

type Args = Pick<Route.ActionArgs, 'request' | 'context'>

/** One intent of the screen of versions: a version is kept, or may go in time again. */
export const KEEPING = 'keep'

/** Keeps a version of a record, or lets it go. */
export function answerVersionsForm(args: Args) {
  const fields = args.context.get(fieldsContext)
  const by: StaffCaller = args.context.get(staffContext)
  const { versions } = args.context.get(servicesContext)
  const [kind, number] = [typedOf(fields, 'kind'), Number(typedOf(fields, 'number'))]
  const isKept = typedOf(fields, 'intent') !== 'release'
  return answerForm(args, {
    intent: KEEPING,
    words: versionsWords.keeping,
    async work() {
      if (!isRecordKind(kind) || !Number.isSafeInteger(number)) return failure({ kind: 'not-found' })
      return versions.keep({ kind, id: typedOf(fields, 'id') }, number, isKept, by)
    },
  })
}
