import { redirect } from 'react-router'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { typedOf, type FormFields } from '#domain/messages/message-form.ts'
import { INTENTS, readIntent, morningOf, ON_ITS_DAY } from '#domain/records/publication-plan.ts'
import { readFieldDay } from '#domain/text/day.ts'
import { publicationOf } from '#domain/records/lists/list-state.ts'
import { recordKind, type DraftKind } from '#domain/records/record-kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { NoticeName } from '#content/admin/notices.ts'
import { previewCookie } from '#domain/site/preview-link.ts'
import { formPreviewPath, isShared } from '#domain/site/content/previewed.ts'
import { fieldsContext, servicesContext, siteUrlContext, staffContext } from '#app/context.ts'
import { planValues } from '#app/loading/form-publication.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { redirectWithNotice } from './admin-notice.ts'
import { saveRecord, type Save, type SaveArgs } from './record-action.ts'
import { localeOfStaff } from './staff-form.ts'
import type { FileFields } from './sent-values.ts'
import type { Locale } from '#domain/text/locale.ts'

type Saved = { head: RecordHead; did: 'published' | 'draft' | 'scheduled' | 'unpublished' | 'discarded' | 'unchanged' }

type Saving<Record> = {
  kind: DraftKind
  save: Save<Record, Saved>
  /** Null for a new record. */
  id: string | null
  toFields: (record: Record) => FormValues
  files: FileFields
  /** Where whoever saves goes on, where he wants to: the form of the next record, null behind the last one. */
  following?: string | null | undefined
  /** Said in the list where what was saved is on the site. */
  notice: NoticeName
  refused: (message: string | null, locale: Locale) => string
}

/** The intent that shows what stands in the form as its page, and keeps nothing of it. */
const PREVIEWING = 'preview'
/** The intent that makes a link to the preview, of what stands in the form: that is saved as a draft first. */
const SHARING = 'share'

/**
 * Saves the form of a record that may be unpublished. What is on the site behind it leads to the list, as ever; what is
 * not leads to its form again.
 */
export function savePublishable<Record extends { id: string; version: number }>(
  args: SaveArgs,
  { kind, save, id, toFields, notice, following, ...saving }: Saving<Record>,
) {
  const { context } = args
  const { records, sharing } = context.get(servicesContext)
  const by = context.get(staffContext)
  const intent = typedOf(context.get(fieldsContext), 'intent')
  const isKnown = readIntent(context.get(fieldsContext), INTENTS) !== null
  if (intent === PREVIEWING) return sendToPreview(args, kind, id)
  const asDraft = (fields: FormFields, staff: StaffCaller) => save({ ...fields, intent: 'draft' }, staff)
  const onItsDay = (fields: FormFields, staff: StaffCaller) => save({ ...fields, ...planOfDay(fields) }, staff)
  // Whoever goes through a list puts nothing onto the site with it.
  const staying = async (fields: FormFields, staff: StaffCaller) => {
    const head = id === null || !isKnown ? null : await records.state(kind, id)
    return save(head && head.state !== 'published' ? { ...fields, intent: 'draft' } : fields, staff)
  }
  const saves = new Map([
    [SHARING, asDraft],
    [ON_ITS_DAY, onItsDay],
  ])
  return saveRecord<Record, Saved>(args, {
    ...saving,
    intents: null,
    save: saves.get(intent) ?? (following === undefined ? save : staying),
    identity: id === null ? {} : { [recordKind(kind).idField]: id },
    async toFields(record) {
      const head = await records.state(kind, record.id)
      return { ...toFields(record), ...planValues(publicationOf(head ?? undefined)) }
    },
    async done({ head, did }, undo) {
      const { form, list } = recordKind(kind)
      const next = nextPath(context.get(fieldsContext)['next'], list, '')
      const row = kind === 'page' ? undefined : head.id
      const path = form(head.id) + (next && `?${new URLSearchParams({ next })}`)
      if (intent === SHARING && isShared(kind, head.id)) {
        const link = await sharing.share(kind, head.id, by)
        if (link.ok) {
          const cookies = [previewCookie(link.value.token, context.get(siteUrlContext).startsWith('https'))]
          return redirectWithNotice(path, 'preview-shared', { undo, cookies })
        }
      }
      if (following) return redirectWithNotice(following, notice, { undo })
      if (following === null) return redirectWithNotice(next || list, 'last-one', { undo, row })
      const said = noticeOf({ head, did }, intent)
      return said ? redirectWithNotice(path, said, { undo }) : redirectWithNotice(next || list, notice, { undo, row })
    },
  })
}

/** The browser sends the form once more, to the page that shows it. */
function sendToPreview({ request }: SaveArgs, kind: DraftKind, id: string | null): Response {
  const path = formPreviewPath(kind, id ?? '', localeOfStaff(request))
  return path === null ? new Response(null, { status: 404 }) : redirect(path, 307)
}

/** An article goes onto the site in the morning of the day that is printed on it. */
function planOfDay(fields: FormFields): FormFields {
  const day = readFieldDay(typedOf(fields, 'date'))
  return { intent: 'schedule', ...(day !== null && { publish_at: morningOf(day) }) }
}

/** What the form says of what was done; null where that is on the site now. */
function noticeOf({ head, did }: Saved, intent: string): NoticeName | null {
  if (did === 'published') return null
  if (did !== 'unchanged') return DONE[did]
  if (intent === '' || intent === 'publish') return head.state === 'published' ? null : 'unchanged'
  return intent === 'draft' && head.draft !== null ? 'draft-saved' : 'unchanged'
}

const DONE = {
  draft: 'draft-saved',
  scheduled: 'scheduled',
  unpublished: 'unpublished',
  discarded: 'discarded',
} as const satisfies Partial<Record<Saved['did'], NoticeName>>
