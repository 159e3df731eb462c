import { blankRecord, filesOf, formTexts } from '#domain/records/field.ts'
import { contentFields, type ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import type { PageName } from '#domain/site/content/page-fields.ts'
import { isShared } from '#domain/site/content/previewed.ts'
import type { Localized } from '#domain/text/locale.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { formPublication, NEW_PUBLICATION, planValues } from './form-publication.ts'
import { versionsOf } from './versions-of.ts'

/** What the form of a record of the site's content shows: the newest of it; null where there is none. */
export async function contentForm(context: Route.LoaderArgs['context'], kind: ContentKind, id: string) {
  const { editing, uploads, contentList } = context.get(servicesContext)
  const newest = await editing[kind].newest(id, context.get(staffContext))
  if (!newest) return null
  const { record, head } = newest
  const table = contentFields(kind, id)
  const values = formTexts(
    table,
    (kind === 'page' && id === 'mails' ? await withMeanwhile(context, record) : record) as never,
  )
  const files = Object.keys(filesOf(table)).flatMap((name) => values[`existing_${name}`] ?? [])
  return {
    id,
    version: record.version,
    name: head.name,
    seenWithout: await contentList.seenWithout(kind, [id]),
    isDemo: head.origin === 'demo',
    values: { ...values, ...planValues(head) },
    publication: await formPublication(context, kind, { id, head }),
    known: await uploads.describe(files.filter(Boolean)),
    versions: await versionsOf(context, kind, id),
  }
}

/** The same of a page that nobody has written yet: with what stands there meanwhile. */
export async function blankPageForm(context: Route.LoaderArgs['context'], page: PageName) {
  const form = blankContentForm('page', page)
  const table = contentFields('page', page)
  const meanwhile = { ...blankRecord(table), ...(await meanwhileOf(context, page)) }
  return { ...form, values: formTexts(table, meanwhile as never) }
}

/** Mails that came after their record was written say what they say meanwhile. */
async function withMeanwhile(context: Route.LoaderArgs['context'], record: ContentRecord): Promise<ContentRecord> {
  const unwritten = Object.entries(await firstMails(context)).filter(([key]) =>
    isBlank(record[key] as Localized | undefined),
  )
  return { ...record, ...Object.fromEntries(unwritten) }
}

function isBlank(text: Localized | undefined): boolean {
  return !text?.ar && !text?.en
}

function firstMails(context: Route.LoaderArgs['context']) {
  return context.get(servicesContext).settings.firstMailTexts()
}

async function meanwhileOf(context: Route.LoaderArgs['context'], page: PageName): Promise<object> {
  if (page === 'mails') return firstMails(context)
  if (page !== 'navigation' && page !== 'footer') return {}
  return (await context.get(servicesContext).siteFrame.read())[page]
}

/** Which links of a page's texts are not drawn, because there is nothing at their ends. */
export async function hiddenLinks(context: Route.LoaderArgs['context'], page: PageName): Promise<string[]> {
  if (page !== 'navigation' && page !== 'footer') return []
  const { navigation, footer, hidden } = await context.get(servicesContext).siteFrame.read()
  const entries = page === 'navigation' ? navigation.entries : [...footer.quick, ...footer.information]
  return entries.map(({ target }) => target).filter((target) => hidden.has(target))
}

/** The same of one that does not exist yet. */
export function blankContentForm(kind: ContentKind, id: string) {
  const table = contentFields(kind, id)
  return {
    id,
    version: null,
    values: formTexts(table, blankRecord(table)),
    publication: { ...NEW_PUBLICATION, isShareable: isShared(kind, id) },
    known: [],
    isDemo: false,
  }
}
