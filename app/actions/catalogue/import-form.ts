import { data, redirect } from 'react-router'
import { forbiddenWords } from '#content/forbidden.ts'
import { importPage } from '#content/imports/import-page.ts'
import { importRefusals, refusalOfField } from '#content/imports/import-words.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { IMPORT_PATH, importPath } from '#domain/accounts/staff-paths.ts'
import { readImportFields } from '#domain/imports/import-form.ts'
import type { Import } from '#domain/imports/import.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { isEmptyFile } from '#domain/fields/record-form.ts'
import { refusedFileIn } from '#domain/records/refused-file.ts'
import type { Outcome } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import type { Route } from '../../routes/admin/catalogue/+types/import.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'

type Args = Pick<Route.ActionArgs, 'request' | 'context'>
type Failure =
  | { kind: 'not-found' }
  | { kind: 'invalid'; fields: Record<string, Localized> }
  | { kind: 'conflict'; message: Localized }

/** What is said when something was not done. */
export type ImportAnswer = { message: string; field?: string; typed?: Record<string, string> }

/** Takes a file, and leads to what is found out of it. */
export async function receiveImport(args: Args) {
  const { request, context } = args
  const fields = context.get(fieldsContext)
  const { file, pictures } = fields
  const locale = localeOfStaff(request)
  const tooLarge = refusedFileIn(fields)
  if (tooLarge) return refused(args, tooLarge.message, 413, tooLarge.field)
  if (!(file instanceof File) || isEmptyFile(file)) return refused(args, importRefusals.fileMissing, 422, 'file')
  return done(args, async () => {
    const { kind, options } = readImportFields(fields)
    const upload = {
      file,
      pictures: pictures instanceof File && !isEmptyFile(pictures) ? pictures : null,
      kind: kind ?? 'products',
      options,
      chosen: { asksAll: true },
      locale,
    }
    return context.get(servicesContext).imports.add(upload, context.get(staffContext))
  })
}

/** Does with an import what a button of its page says. */
export async function receiveImportStep(args: Args, id: string) {
  const { context } = args
  const fields = context.get(fieldsContext)
  const { imports } = context.get(servicesContext)
  const by = context.get(staffContext)
  const intent = typedOf(fields, 'intent')
  return done(args, async () => {
    if (intent === 'run') return imports.run(id, by, { leavesRefused: typedOf(fields, 'whole') === '0' })
    if (intent === 'discard') return imports.discard(id, by)
    if (intent === 'forget-columns') return imports.forgetColumns(id, by)
    const one = await imports.find(id, by)
    if (!one) return { ok: false, failure: { kind: 'not-found' } }
    const { options, chosen, wrong } = readImportFields(fields, one.options)
    if (wrong.length > 0) return invalid(wrong)
    return imports.update(id, { options, chosen }, by)
  })
}

function invalid(wrong: readonly string[]) {
  const fields = Object.fromEntries(wrong.map((name) => [name, refusalOfField(name)]))
  return { ok: false, failure: { kind: 'invalid', fields } } as const
}

async function done(args: Args, work: () => Promise<Outcome<Import, Failure>>) {
  const { context } = args
  try {
    const outcome = await work()
    if (outcome.ok) return redirect(outcome.value.state === 'discarded' ? IMPORT_PATH : importPath(outcome.value.id))
    const { failure } = outcome
    if (failure.kind === 'not-found') return refused(args, importRefusals.isOver, 404)
    if (failure.kind === 'conflict') return refused(args, failure.message, 409)
    const [[field, message] = ['', importPage.notDone]] = Object.entries(failure.fields)
    return refused(args, message, 422, field)
  } catch (error) {
    if (error instanceof Forbidden) return refused(args, forbiddenWords.act, 403)
    context.get(reportErrorContext)(error)
    return refused(args, importPage.notDone, 503)
  }
}

function refused({ request, context }: Args, message: Localized, status: number, field?: string) {
  const sent = Object.entries(context.get(fieldsContext))
  const typed = Object.fromEntries(sent.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  const answer: ImportAnswer = { message: message[localeOfStaff(request)], typed, ...(field && { field }) }
  return data(answer, { status })
}
