import { data } from 'react-router'
import { mediaResults, mediaWords } from '#content/admin/media/media.ts'
import { MEDIA_PATH } from '#domain/accounts/staff-paths.ts'
import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import { isEmptyFile } from '#domain/fields/record-form.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext, type AppServices } from '#app/context.ts'
import type { Route } from '../routes/admin/site/+types/media-many.ts'
import { localeOfStaff, redirectWithNotice, refuseForbidden } from './staff-form.ts'

type Typed = { alt_ar: string; alt_en: string; decorative: string }

/** What became of several files; where something was wrong, what was typed and its reasons by their names. */
export type ManyAnswer = {
  tone: 'ok' | 'error'
  message: string
  /** What can be undone. */
  act?: string | null
  /** What was typed of tags and refused. */
  tags?: { add: string; remove: string; error: string }
  errors: Record<string, Record<string, string>>
  typed: Record<string, Typed>
}

/** Describes several pictures, or deletes several files. */
export async function receiveMediaMany({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const locale = localeOfStaff(request)
  const fields = context.get(fieldsContext)
  const { media } = context.get(servicesContext)
  const intent = typedOf(fields, 'intent')
  const typed = typedIn(fields)
  const names = [...typed.keys()]
  const by = context.get(staffContext)
  const failed = (message: string, status: number, errors: ManyAnswer['errors'] = {}) =>
    data<ManyAnswer>({ tone: 'error', message, errors, typed: Object.fromEntries(typed) }, { status })
  try {
    if (intent === 'delete') {
      const { count, left, actId } = await media.removeEach(names, by)
      if (count > 0 && left.length === 0) {
        return redirectWithNotice(MEDIA_PATH, 'files-deleted', { undo: actId })
      }
      return data<ManyAnswer>({
        tone: count > 0 ? 'ok' : 'error',
        message: mediaResults.removed(count, left)[locale],
        act: count > 0 ? actId : null,
        errors: {},
        typed: {},
      })
    }
    if (intent === 'tag') {
      const change = { add: typedOf(fields, 'add'), remove: typedOf(fields, 'remove') }
      return taggedAnswer(change, await media.tagEach(names, change, by), locale)
    }
    if (intent === 'replace') {
      const sent = [fields['replacement[]'] ?? []].flat().filter((file) => file instanceof File && !isEmptyFile(file))
      const done = await media.replaceEach(names, sent as File[], by)
      return replacedAnswer(done, locale)
    }
    const saved = await media.describeEach(typed, by)
    if (saved.ok) return data<ManyAnswer>({ tone: 'ok', message: mediaWords.many.saved[locale], errors: {}, typed: {} })
    const errors = [...saved.failure].map(([name, wrong]) => [name, inLanguage(wrong, locale)] as const)
    return failed(mediaWords.many.wrong[locale], 422, Object.fromEntries(errors))
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return failed(mediaWords.saving.failed[locale], 503)
  }
}

type Tagged = Awaited<ReturnType<AppServices['media']['tagEach']>>

function taggedAnswer(change: { add: string; remove: string }, tagged: Tagged, locale: Locale) {
  const nothing = { errors: {}, typed: {} }
  if (tagged.ok) {
    const { count, actId } = tagged.value
    const message = mediaResults.tagged(count)[locale]
    return data<ManyAnswer>({ tone: 'ok', message, act: count > 0 ? actId : null, ...nothing })
  }
  const error = (tagged.failure.kind === 'invalid' && tagged.failure.fields['add']?.[locale]) || ''
  const message = mediaWords.many.wrong[locale]
  return data<ManyAnswer>({ tone: 'error', message, tags: { ...change, error }, ...nothing }, { status: 422 })
}

type Replaced = Awaited<ReturnType<AppServices['media']['replaceEach']>>

/** In how many places which files are, and what became of the others. */
function replacedAnswer({ files, count, left, unmatched, refused, actId }: Replaced, locale: Locale) {
  const sentences = [
    files > 0 ? mediaResults.replacedEach(files, count) : null,
    left.length > 0 ? mediaResults.left(left) : null,
    unmatched.length > 0 ? mediaResults.unmatched(unmatched) : null,
    ...refused.map(({ name, reason }) => mediaResults.refused(name, reason)),
  ].flatMap((text) => (text ? text[locale] : []))
  const message = sentences.length > 0 ? sentences.join(' ') : uploadMessages.missing[locale]
  const tone = files > 0 ? 'ok' : 'error'
  return data<ManyAnswer>({ tone, message, act: actId, errors: {}, typed: {} }, { status: files > 0 ? 200 : 422 })
}

/** Each file with its fields, which are sent as lists. */
function typedIn(fields: FormFields): Map<string, Typed> {
  const listOf = (name: string) => [fields[name] ?? []].flat().map((value) => (typeof value === 'string' ? value : ''))
  const [names, ar, en, decorative] = ['file[]', 'alt_ar[]', 'alt_en[]', 'decorative[]'].map(listOf)
  return new Map(
    names!.map((name, at) => {
      const words = { alt_ar: ar![at] ?? '', alt_en: en![at] ?? '' }
      return [name, { ...words, decorative: decorative!.includes(name) ? '1' : '' }]
    }),
  )
}
