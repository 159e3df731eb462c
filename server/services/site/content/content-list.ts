import { seenWithout } from '#content/admin/site/content-refusals.ts'
import { publicationOf } from '#domain/records/lists/list-state.ts'
import { type DraftKind, tableOf, type RecordContent } from '#domain/kinds.ts'
import { listedState, type RecordHead } from '#domain/records/record-state.ts'
import {
  isContentKind,
  DEMO_KINDS,
  LIST_KINDS,
  type ContentKind,
  type ListKind,
} from '#domain/site/content/content-kinds.ts'
import type { ContentQuery } from '#domain/site/content/content-list-query.ts'
import {
  type ContentRow,
  type ContentSummary,
  type HalfContent,
  missingLanguages,
} from '#domain/site/content/content-record.ts'
import { isPageName, PAGE_FIELDS, type PageName } from '#domain/site/content/page-fields.ts'
import { foldText } from '#domain/text/fold.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import { headsOfOrigin, listHeads } from '#server/data/records/records-store.ts'
import { newestContents } from '#server/data/records/version-contents-store.ts'
import { listContent } from '#server/data/site/content-store.ts'

/** What visitors see when these records leave the site, where they are the last of their list, or a page; else null. */
async function whatIsSeenWithout(db: Db, kind: DraftKind, ids: readonly string[]): Promise<Localized | null> {
  if (!isContentKind(kind)) return null
  const shown = await listContent(db, kind)
  const going = shown.filter(({ id }) => ids.includes(id))
  if (kind === 'page') {
    const page = going.map(({ id }) => id).find(isPageName)
    return (page && seenWithout[page]) ?? null
  }
  const isLast = going.some(({ body: { place } }) =>
    shown.every((row) => row.body['place'] !== place || going.includes(row)),
  )
  return isLast ? (seenWithout[kind] ?? null) : null
}

type ContentListService = {
  /** All of a list that match, as the site orders them. */
  find(kind: ListKind, query: ContentQuery): Promise<ContentRow[]>
  /** Everything that visitors read of the site beside products and articles. */
  overview(): Promise<ContentSummary[]>
  /** What lacks a text that it has in the other language: pages first, then the lists. */
  halves(): Promise<HalfContent[]>
  /** How many texts are on the site, or drafts of it, that came with the product. */
  countDemo(): Promise<number>
  /** What visitors see when these records leave the site; null where they miss no part of it. */
  seenWithout(kind: DraftKind, ids: readonly string[]): Promise<Localized | null>
}

export function createContentList({ db }: { db: Db }): ContentListService {
  return {
    async find(kind, { search, state }) {
      const words = foldText(search).split(' ').filter(Boolean)
      const rows = await rowsOf(db, kind)
      return rows.filter(({ name, id, publication }) => {
        const said = foldText(`${name.ar} ${name.en} ${id}`)
        return (state === null || publication.state === state) && words.every((word) => said.includes(word))
      })
    },
    async overview() {
      const lists = await Promise.all(LIST_KINDS.map((kind) => summaryOfList(db, kind)))
      const pages = new Map((await rowsOf(db, 'page')).map((row) => [row.id, row]))
      const names = Object.keys(PAGE_FIELDS) as PageName[]
      return [...names.map((name) => summaryOfPage(name, pages.get(name))), ...lists]
    },
    async halves() {
      const kinds = ['page', ...LIST_KINDS] as const
      const all = await Promise.all(
        kinds.map(async (kind) =>
          (await rowsOf(db, kind)).map(({ id, name, missing }) => ({ kind, id, name, missing })),
        ),
      )
      return all.flat().filter(({ missing }) => missing.length > 0)
    },
    seenWithout: (kind, ids) => whatIsSeenWithout(db, kind, ids),
    countDemo: async () => (await headsOfOrigin(db, DEMO_KINDS, 'demo')).length,
  }
}

async function summaryOfList(db: Db, kind: ListKind): Promise<ContentSummary> {
  const rows = await rowsOf(db, kind)
  return {
    kind,
    id: kind,
    count: rows.filter(({ publication: { state } }) => state === 'published' || state === 'changed').length,
    publication: null,
    missing: [...new Set(rows.flatMap(({ missing }) => missing))].toSorted(),
    updatedAt:
      rows
        .map((row) => row.updatedAt)
        .toSorted()
        .at(-1) ?? null,
  }
}

function summaryOfPage(id: PageName, row: ContentRow | undefined): ContentSummary {
  const { publication = null, missing = [], updatedAt = null } = row ?? {}
  return { kind: 'page', id, count: null, publication, missing, updatedAt }
}

/** Every record of a kind has its head: the newest content of each says what is shown of it. */
async function rowsOf(db: Db, kind: ContentKind): Promise<ContentRow[]> {
  const heads = await listHeads(db, kind)
  const contents = await newestContents(
    db,
    heads.map(({ key }) => key),
  )
  const placed = heads.map((head) => ({ head, content: contents.get(head.key) ?? {} }))
  return placed.toSorted(inOrder).map(({ head, content }) => rowOf(head, content))
}

type Placed = { head: RecordHead; content: RecordContent }

function inOrder(one: Placed, other: Placed): number {
  const place = ({ content: { sort_id } }: Placed) =>
    sort_id === '' || sort_id === null || sort_id === undefined ? Infinity : Number(sort_id)
  const [first, second] = [place(one), place(other)]
  if (first !== second) return first < second ? -1 : 1
  return one.head.createdAt < other.head.createdAt ? -1 : 1
}

function rowOf(head: RecordHead, content: RecordContent): ContentRow {
  const said = (name: string) => {
    const value = content[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return {
    id: head.id,
    name: head.name,
    publication: { ...publicationOf(head), state: listedState(head) },
    missing: missingLanguages(tableOf(head.kind, head.id) ?? {}, content),
    updatedAt: head.updatedAt,
    isDemo: head.origin === 'demo',
    place: said('place'),
    job: said('job'),
    points: said('points'),
    ours: said('ours'),
  }
}
