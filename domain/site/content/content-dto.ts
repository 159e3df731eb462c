import { answerOf } from '#domain/fields/field.ts'
import type { ContentReader } from './content-record.ts'
import type { ContentFields } from './text-kinds.ts'
import { CONTENT_LISTS, LIST_KINDS, type ListKind } from './content-kinds.ts'
import { PAGE_FIELDS, type PageName } from './page-fields.ts'

/** The lists that everybody may read. */
const PUBLIC_LISTS: readonly ListKind[] = LIST_KINDS.filter((kind) => kind !== 'template')

type ContentDto = { id: string } & Record<string, unknown>

/** What is on the site of its content, by the names that calls have for lists, pages and fields. */
export type SiteContentDto = { lists: Record<string, ContentDto[]>; pages: Record<string, ContentDto> }

export async function toSiteContentDto(content: ContentReader): Promise<SiteContentDto> {
  const lists = await Promise.all(
    PUBLIC_LISTS.map(async (kind) => {
      const records = await content.list(kind)
      return [CONTENT_LISTS[kind].list, records.map((record) => toDto(CONTENT_LISTS[kind].fields, record))] as const
    }),
  )
  const pages = await Promise.all(
    (Object.keys(PAGE_FIELDS) as PageName[]).map(async (name) => {
      const texts = await content.page(name)
      return texts && ([name, toDto(PAGE_FIELDS[name], texts)] as const)
    }),
  )
  return { lists: Object.fromEntries(lists), pages: Object.fromEntries(pages.filter((page) => page !== null)) }
}

/** Without what staff alone read. */
function toDto(table: ContentFields, record: object & { id: string }): ContentDto {
  const shown = Object.fromEntries(Object.entries(table).filter(([, field]) => !field.staffOnly))
  return answerOf(shown, record as never, { id: record.id })
}
