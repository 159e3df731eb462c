import { data } from 'react-router'
import { madeSmaller } from '#content/admin/media/library.ts'
import { mediaResults, mediaWords } from '#content/admin/media/media.ts'
import { forbiddenWords } from '#content/forbidden.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { MEDIA_PATH, mediaFilePath } from '#domain/accounts/staff-paths.ts'
import { type FilePlace, isMadeSmaller } from '#domain/media/media-file.ts'
import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import type { Failure } from '#domain/records/errors.ts'
import { isEmptyFile } from '#domain/fields/record-form.ts'
import { inLanguage, type Locale, type Localized } from '#domain/text/locale.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../routes/admin/site/+types/media-file.ts'
import { redirectWithNotice, localeOfStaff, refuseForbidden } from './staff-form.ts'

type Args = Pick<Route.ActionArgs, 'request' | 'context'>

/** What became of one of the files that were sent: its stored name, or why it was refused. */
type UploadResult = { original: string; name: string | null; text: string }

/** Stores every file of the form; each has its own result. */
export async function receiveMediaUpload({ request, context }: Args) {
  const locale = localeOfStaff(request)
  const { media } = context.get(servicesContext)
  const sent = [context.get(fieldsContext)['file[]'] ?? []].flat()
  const files = sent.filter((file) => file instanceof File && !isEmptyFile(file)) as File[]
  const results: UploadResult[] = []
  try {
    for (const file of files) {
      const outcome = await media.add(file, context.get(staffContext))
      const original = file.name
      if (outcome.ok) {
        const { name, bytes, knownAs } = outcome.value
        const { done, known } = mediaWords.upload
        const smaller = isMadeSmaller(file.size, bytes) ? ` ${madeSmaller(file.size, bytes)[locale]}` : ''
        results.push({ original, name, text: (knownAs ? known[locale](knownAs) : done[locale]) + smaller })
      } else {
        results.push({ original, name: null, text: reasonOf(outcome.failure)[locale] })
      }
    }
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    results.push({ original: '', name: null, text: mediaWords.saving.failed[locale] })
    return data({ results }, { status: 503 })
  }
  if (files.length === 0) results.push({ original: '', name: null, text: uploadMessages.missing[locale] })
  return data({ results }, { status: results.some(({ name }) => name !== null) ? 200 : 422 })
}

/** What became of a form of a file's page. */
export type MediaAnswer =
  | { kind: 'refused'; intent: string; message: string; errors: Record<string, string>; typed: Record<string, string> }
  | { kind: 'replaced'; message: string; name: string; act: string | null }
  /** Only earlier versions show it: whether it is to go all the same. */
  | { kind: 'asked'; versions: FilePlace[] }

/** Describes, replaces or deletes a file. */
export async function receiveMediaFile(args: Route.ActionArgs) {
  const { request, context } = args
  const locale = localeOfStaff(request)
  const fields = context.get(fieldsContext)
  const intent = typedOf(fields, 'intent')
  try {
    // A box that is not ticked is not sent.
    if (intent === 'save') return await save(args, { decorative: '', ...fields }, locale)
    if (intent === 'tags') return await save(args, { tags: typedOf(fields, 'tags') }, locale)
    if (intent === 'replace') return await replace(args, locale)
    if (intent === 'delete') return await remove(args, locale)
  } catch (error) {
    if (error instanceof Forbidden) return refused(args, forbiddenWords.act[locale], 403)
    if (error instanceof Error) {
      context.get(reportErrorContext)(error)
      return refused(args, mediaWords.saving.failed[locale], 503)
    }
    throw error
  }
  throw notFound()
}

async function save(args: Route.ActionArgs, fields: FormFields, locale: Locale) {
  const { params, context } = args
  const { media } = context.get(servicesContext)
  const outcome = await media.describe(params.file, fields, context.get(staffContext))
  if (!outcome.ok) return refusal(args, outcome.failure, locale)
  return redirectWithNotice(mediaFilePath(params.file), 'file-saved')
}

async function replace(args: Route.ActionArgs, locale: Locale) {
  const { params, context } = args
  const { file } = context.get(fieldsContext)
  if (!(file instanceof File) || isEmptyFile(file)) {
    return refusal(args, { kind: 'invalid', fields: { file: uploadMessages.missing } }, locale)
  }
  const outcome = await context.get(servicesContext).media.replace(params.file, file, context.get(staffContext))
  if (!outcome.ok) return refusal(args, outcome.failure, locale)
  const { count, left, actId, file: stored } = outcome.value
  const sentences = [
    count > 0 ? mediaResults.replaced(count) : left.length === 0 ? mediaResults.replacedNowhere : null,
    left.length > 0 ? mediaResults.left(left) : null,
    isMadeSmaller(file.size, stored.bytes) ? madeSmaller(file.size, stored.bytes) : null,
  ]
  const message = sentences.flatMap((text) => (text ? text[locale] : [])).join(' ')
  return data<MediaAnswer>({ kind: 'replaced', message, name: stored.name, act: actId })
}

async function remove(args: Route.ActionArgs, locale: Locale) {
  const { params, context } = args
  const isConfirmed = typedOf(context.get(fieldsContext), 'confirmed') === '1'
  const { media } = context.get(servicesContext)
  const outcome = await media.remove(params.file, context.get(staffContext), isConfirmed)
  if (!outcome.ok) return refusal(args, outcome.failure, locale)
  if (outcome.value.isGone) {
    return redirectWithNotice(MEDIA_PATH, 'file-deleted', { undo: outcome.value.actId })
  }
  return data<MediaAnswer>({ kind: 'asked', versions: outcome.value.versions })
}

function refusal(args: Route.ActionArgs, failed: Failure, locale: Locale) {
  if (failed.kind === 'not-found') throw notFound()
  if (failed.kind === 'conflict') return refused(args, failed.message[locale], 409)
  const errors = inLanguage(failed.fields, locale)
  return refused(args, Object.values(errors)[0] ?? '', 422, errors)
}

function refused({ context }: Args, message: string, status: number, errors: Record<string, string> = {}) {
  const fields = context.get(fieldsContext)
  const typed = Object.fromEntries(
    ['alt_ar', 'alt_en', 'decorative', 'tags'].map((name) => [name, typedOf(fields, name)]),
  )
  const answer: MediaAnswer = { kind: 'refused', intent: typedOf(fields, 'intent'), message, errors, typed }
  return data(answer, { status })
}

function reasonOf(failed: Failure): Localized {
  if (failed.kind === 'invalid') return Object.values(failed.fields)[0] ?? mediaWords.saving.failed
  return failed.kind === 'conflict' ? failed.message : mediaWords.saving.failed
}
