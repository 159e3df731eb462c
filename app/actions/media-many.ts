import { data } from 'react-router'
import { mediaResults, mediaWords } from '#content/admin/media/media.ts'
import { MEDIA_PATH } from '#domain/accounts/staff-paths.ts'
import { typedOf, type FormFields } from '#domain/messages/message-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/site/+types/media-many.ts'
import { localeOfStaff, redirectWithNotice, refuseForbidden } from './staff-form.ts'

type Typed = { alt_ar: string; alt_en: string; decorative: string }

/** What became of several files; where something was wrong, what was typed and its reasons by their names. */
export type ManyAnswer = {
  tone: 'ok' | 'error'
  message: string
  /** What can be undone. */
  act?: string | null
  errors: Record<string, Record<string, string>>
  typed: Record<string, Typed>
}

/** Describes several pictures, or deletes several files. */
export async function receiveMediaMany({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const locale = localeOfStaff(request)
  const fields = context.get(fieldsContext)
  const { media } = context.get(servicesContext)
  const typed = typedIn(fields)
  const failed = (message: string, status: number, errors: ManyAnswer['errors'] = {}) =>
    data<ManyAnswer>({ tone: 'error', message, errors, typed: Object.fromEntries(typed) }, { status })
  try {
    if (typedOf(fields, 'intent') === 'delete') {
      const { count, left, actId } = await media.removeEach([...typed.keys()], context.get(staffContext))
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
    const saved = await media.describeEach(typed, context.get(staffContext))
    if (saved.ok) return data<ManyAnswer>({ tone: 'ok', message: mediaWords.many.saved[locale], errors: {}, typed: {} })
    const errors = [...saved.failure].map(([name, wrong]) => {
      return [name, Object.fromEntries(Object.entries(wrong).map(([field, text]) => [field, text[locale]]))] as const
    })
    return failed(mediaWords.many.wrong[locale], 422, Object.fromEntries(errors))
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return failed(mediaWords.saving.failed[locale], 503)
  }
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
