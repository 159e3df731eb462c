import { redirect } from 'react-router'
import { recordWords } from '#content/admin/records/record-words.ts'
import type { NoticeName } from '#content/admin/notices.ts'
import { pageTemplate } from '#content/templates/templates.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { lineOf, typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { publicationOf } from '#domain/records/lists/list-state.ts'
import { INTENTS, morningOf, ON_ITS_DAY, readIntent } from '#domain/records/publication-plan.ts'
import { recordKind, type DraftKind } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { formPreviewPath, isShared } from '#domain/site/content/previewed.ts'
import { TEMPLATE_INTENT } from '#domain/site/content/templates.ts'
import { previewCookie } from '#domain/site/preview-link.ts'
import { readFieldDay } from '#domain/text/day.ts'
import { fieldsContext, servicesContext, siteUrlContext, staffContext } from '#app/context.ts'
import { planValues } from '#app/loading/form-publication.ts'
import { fileFields } from '#app/loading/records/record-form.ts'
import { recordSource, type Edit, type StoredRecord, type RecordSource } from '#app/loading/records/record-source.ts'
import { hasDrafts, type FormKind } from '#app/record-address.ts'
import { redirectWithNotice, localeOfStaff } from '#app/actions/staff-form.ts'
import { saveRecord, type SaveArgs } from '#app/actions/record-action.ts'
import type { FileFields } from '#app/actions/sent-values.ts'
import { readPage } from '#domain/catalogue/collection-query.ts'
import {
  checkedPath,
  isTranslating,
  ITEMS_PATH,
  nextOfForm,
  openedFrom,
  staffPath,
} from '#domain/accounts/staff-paths.ts'
import { ITEM_PAGE_SIZE, itemListSearch, readItemListQuery, withPresentBrand } from '#domain/catalogue/item-list.ts'
import { slugify } from '#domain/records/slug.ts'

const SLUG_FIELDS: Partial<{ [kind in DraftKind]: string }> = {
  category: 'category_slug',
  brand: 'slug',
  product: 'product_slug',
  post: 'slug',
}

/** Where a form leads and what it is of; null for a new record. */
type Form = SaveArgs & { kind: FormKind; id: string | null }
type Drafted = Form & { kind: DraftKind }
type Saved = { head: RecordHead; did: 'published' | 'draft' | 'scheduled' | 'unpublished' | 'discarded' | 'unchanged' }

/** The intent that shows what stands in the form as its page, and keeps nothing of it. */
const PREVIEWING = 'preview'
/** The intent that makes a link to the preview, of what stands in the form: that is saved as a draft first. */
const SHARING = 'share'

/** Saves the form of a record, and leads on; where that fails, the form gets what it has to show. */
export async function saveForm(args: SaveArgs, kind: FormKind, id: string | null) {
  const form = { ...args, kind, id }
  const source = recordSource(args.context, kind, id ?? '')
  const { refused, isQuietWhenNew, notices } = recordWords(kind, id ?? '')
  const isQuiet = isQuietWhenNew && id === null
  const saving = {
    files: filesOfForm(source),
    toFields: (record: StoredRecord) => source.texts(record),
    refused: (...why: Parameters<typeof refused>) => (isQuiet ? '' : refused(...why)),
  }
  if (isDrafted(form)) return saveDrafted(form, source, saving)
  return saveRecord<StoredRecord>(args, {
    ...saving,
    save: (fields, by) => source.save(id, fields, by),
    done: { path: recordKind(kind).list, notice: notices.edit },
  })
}

function isDrafted(form: Form): form is Drafted {
  return hasDrafts(form.kind)
}

function filesOfForm({ fields }: RecordSource): FileFields {
  const files = Object.entries(fileFields(fields))
  const gallery = files.find(([name]) => name.endsWith('[]'))
  return {
    single: Object.fromEntries(files.filter(([name]) => !name.endsWith('[]'))),
    ...(gallery && { gallery: { added: gallery[0], existing: gallery[1] } }),
  }
}

type Saving = Pick<Parameters<typeof saveRecord<StoredRecord>>[1], 'files' | 'toFields' | 'refused'>

/** What is on the site behind the save leads to the list, as ever; what is not leads to its form again. */
async function saveDrafted(form: Drafted, source: RecordSource, saving: Saving) {
  const { context, request, kind, id } = form
  const { records } = context.get(servicesContext)
  const fields = context.get(fieldsContext)
  const intent = typedOf(fields, 'intent')
  if (intent === PREVIEWING) {
    const path = formPreviewPath(kind, id ?? '', localeOfStaff(request))
    // The browser sends the form once more, to the page that shows it.
    return path === null ? new Response(null, { status: 404 }) : redirect(path, 307)
  }
  const following = id === null ? undefined : await followingForm(form, id)
  const sent = await toSave(form, following !== undefined)
  return saveRecord<StoredRecord, Saved>(form, {
    ...saving,
    intents: null,
    async save(typed, by) {
      const slug = await madeSlug(form, { ...typed, ...sent })
      const outcome = (await source.save(id, { ...typed, ...sent, ...slug }, by)) as Edit<Saved>
      return withoutBlank(outcome, slug)
    },
    identity: id === null ? {} : { [recordKind(kind).idField]: id },
    async toFields(record) {
      const head = await records.state(kind, id ?? '')
      return { ...source.texts(record), ...planValues(publicationOf(head ?? undefined)) }
    },
    done: (saved, undo) => leadOn(form, saved, { undo, intent, following }),
  })
}

/** What is sent to the service in place of what stands in the form. */
async function toSave({ context, kind, id }: Drafted, isPassing: boolean): Promise<FormFields> {
  const fields = context.get(fieldsContext)
  const intent = typedOf(fields, 'intent')
  const own = kind === 'post' ? withDay(fields) : kind === 'category' ? removalOf(fields) : {}
  if (intent === SHARING) return { ...own, intent: 'draft' }
  // A template is a draft of its own words, whatever stands in the form.
  const template = intent === TEMPLATE_INTENT && kind === 'page' ? pageTemplate(id ?? '') : null
  if (template) return { ...template, intent: 'draft' }
  // An article goes onto the site in the morning of the day that is printed on it.
  const day = readFieldDay(typedOf(fields, 'date'))
  if (intent === ON_ITS_DAY) return { ...own, intent: 'schedule', ...(day !== null && { publish_at: morningOf(day) }) }
  if (!isPassing || id === null || readIntent(fields, INTENTS) === null) return own
  // Whoever goes through a list puts nothing onto the site with it.
  const head = await context.get(servicesContext).records.state(kind, id)
  return head && head.state !== 'published' ? { ...own, intent: 'draft' } : own
}

/** Without scripts the date travels as it was typed. */
export function withDay({ date }: FormFields): FormFields {
  const day = typeof date === 'string' ? readFieldDay(date) : null
  return day === null ? {} : { date: day }
}

/** What was chosen for the products of a category that goes; the other choice's field does not count. */
export function removalOf({ products, move_to }: FormFields): FormFields {
  if (products === 'uncategorise') return { uncategorise: '1', move_to: undefined }
  return { move_to: products === 'move' ? move_to : undefined }
}

type Leading = { undo: string | null; intent: string; following: string | null | undefined }

async function leadOn(saving: Drafted, saved: Saved, { undo, intent, following }: Leading) {
  const { context, kind } = saving
  const { sharing } = context.get(servicesContext)
  const { form, list } = recordKind(kind)
  const notice = await noticeOfSaved(saving, saved.head.id)
  const next = nextOfForm(context.get(fieldsContext)['next'], list, '')
  const own = saved.head.id
  const row = kind === 'page' ? undefined : own
  const path = form(own) + (next && `?${new URLSearchParams({ next })}`)
  if (intent === SHARING && isShared(kind, own)) {
    const link = await sharing.share(kind, own, context.get(staffContext))
    if (link.ok) {
      const cookies = [previewCookie(link.value.token, context.get(siteUrlContext).startsWith('https'))]
      return redirectWithNotice(path, 'preview-shared', { undo, cookies })
    }
  }
  if (following) return redirectWithNotice(following, notice, { undo })
  if (following === null) return redirectWithNotice(next || list, 'last-one', { undo, row })
  const said = noticeOf(saved, intent)
  return said ? redirectWithNotice(path, said, { undo }) : redirectWithNotice(next || list, notice, { undo, row })
}

/** Said in the list where what was saved is on the site. */
async function noticeOfSaved({ context, kind, id }: Drafted, own: string): Promise<NoticeName> {
  const code = kind === 'product' ? lineOf(context.get(fieldsContext), 'code') : ''
  const owners = code === '' ? [] : await context.get(servicesContext).itemList.withCode(code, own)
  return owners.length > 0 ? 'product-shares-code' : recordWords(kind, id ?? '').notices[id === null ? 'add' : 'edit']
}

/** What the form says of what was done; null where that is on the site now. */
function noticeOf({ head, did }: Saved, intent: string): NoticeName | null {
  if (did === 'published') return null
  if (did !== 'unchanged') return did === 'draft' ? 'draft-saved' : did
  if (intent === '' || intent === 'publish') return head.state === 'published' ? null : 'unchanged'
  return intent === 'draft' && head.draft !== null ? 'draft-saved' : 'unchanged'
}

/** The form behind this one in the list that it was opened from; null behind the last one. */
async function followingForm(form: Drafted, id: string): Promise<string | null | undefined> {
  const { then, next } = form.context.get(fieldsContext)
  if (then !== 'next') return undefined
  if (isTranslating(next)) return followingHalf(form, recordKind(form.kind).form(id), next)
  return form.kind === 'product' ? followingItem(form, id) : undefined
}

/** What is next in one language only: behind this record, or the first where it is not among them any more. */
async function followingHalf({ context }: SaveArgs, form: string, list: string): Promise<string | null> {
  const { contentChecks, contentList } = context.get(servicesContext)
  const page = readPage(new URL(list, 'https://list').searchParams)
  const [here, behind] = await Promise.all([page, page + 1].map((one) => contentChecks.list('translation', one)))
  const content = (await contentList.halves()).map(({ kind, id }) => recordKind(kind).form(id))
  const forms = [...[...here!, ...behind!].map(checkedPath), ...content]
  const first = (await contentChecks.list('translation', 1)).map(checkedPath)
  const others = [...first, ...content].filter((one) => one !== form)
  const next = forms.includes(form) ? forms[forms.indexOf(form) + 1] : others[0]
  return next === undefined ? null : openedFrom(list, next)
}

async function followingItem({ request, context }: SaveArgs, id: string): Promise<string | null> {
  const fields = context.get(fieldsContext)
  const { brands, itemList } = context.get(servicesContext)
  const asked = new URL(nextPath(fields['next'], ITEMS_PATH), 'https://list')
  const query = withPresentBrand(readItemListQuery(asked.searchParams), await brands.list())
  const next = await itemList.behind(id, query, localeOfStaff(request))
  if (!next) return null
  const page = Math.floor(next.place / ITEM_PAGE_SIZE) + 1
  const list = ITEMS_PATH + itemListSearch({ ...query, page })
  return openedFrom(list, staffPath('items', 'edit', next.id))
}

/** The address of what goes onto the site is made of its name where nobody wrote one: only the name is asked for. */
async function madeSlug({ context, kind, id }: Drafted, fields: FormFields): Promise<Record<string, string>> {
  const field = SLUG_FIELDS[kind]
  if (field === undefined || typedOf(fields, field).trim() !== '' || fields['intent'] === 'draft') return {}
  // What a form leaves out stays as it is.
  if (id !== null && fields[field] === undefined) return {}
  const head = id === null ? null : await context.get(servicesContext).records.state(kind, id)
  if (head?.state === 'published') return {}
  const { ar, en } = recordKind(kind).nameFields
  return { [field]: slugify(typedOf(fields, en)) || slugify(typedOf(fields, ar)) }
}

/** Where no address could be made, nobody is asked for one beside the name. */
function withoutBlank(outcome: Edit<Saved>, slug: Record<string, string>): Edit<Saved> {
  if (outcome.ok || outcome.failure.kind !== 'invalid') return outcome
  const fields = Object.entries(outcome.failure.fields).filter(([name]) => slug[name] !== '')
  return { ...outcome, failure: { ...outcome.failure, fields: Object.fromEntries(fields) } }
}
