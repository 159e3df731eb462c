import { CONTENT_LISTS, contentFields, type ContentKind, type ListKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord, ContentReader } from '#domain/site/content/content-record.ts'
import type { PageName } from '#domain/site/content/page-fields.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findContent, listContent } from '#server/data/site/content-store.ts'
import { toContentRecord } from './content-records.ts'

export type ContentService = ContentReader & {
  /** The same with a record in its place that is not saved yet. */
  showing(kind: ContentKind, record: ContentRecord): Promise<ContentReader>
}

/** Kinds and pages that are kept in memory. */
const MOST_KEPT = 100

export function createContent({ db, memoizeEach = unmemoizedEach }: { db: Db; memoizeEach?: MemoizeEach }) {
  const listOf = memoizeEach(MOST_KEPT, async (kind: ListKind) => {
    const { fields } = CONTENT_LISTS[kind]
    const records = (await listContent(db, kind)).map((row) => toContentRecord(fields, row))
    return withPictures(db, kind, records.toSorted(bySortId))
  })
  const pageOf = memoizeEach(MOST_KEPT, async (name: PageName) => {
    const row = await findContent(db, 'page', name)
    if (!row) return null
    const [record] = await withPictures(db, 'page', [toContentRecord(contentFields('page', name), row)])
    return record ?? null
  })
  async function showing(kind: ContentKind, record: ContentRecord) {
    const [shown] = await withPictures(db, kind, [record])
    const list = async (asked: ListKind) => {
      const records = await listOf(asked)
      if (asked !== kind) return records
      const others = records.filter(({ id }) => id !== record.id)
      // Of what takes turns, or of which some alone are shown, it comes first.
      const comesFirst = kind === 'slide' || kind === 'review'
      return comesFirst ? [shown!, ...others] : [...others, shown!].toSorted(bySortId)
    }
    const page = async (name: PageName) => (kind === 'page' && name === record.id ? shown! : pageOf(name))
    return { list, page }
  }
  // What is read goes through the tables that the types are made of.
  return { list: listOf, page: pageOf, showing } as unknown as ContentService
}

/** By their places; those without one come last, by when they were made. */
function bySortId(one: ContentRecord, other: ContentRecord): number {
  const place = ({ sortId }: ContentRecord) => (typeof sortId === 'number' ? sortId : Infinity)
  const [first, second] = [place(one), place(other)]
  if (first !== second) return first < second ? -1 : 1
  return one.createdAt === other.createdAt ? 0 : one.createdAt < other.createdAt ? -1 : 1
}

async function withPictures(db: Db, kind: ContentKind, records: ContentRecord[]) {
  const filesOf = (record: ContentRecord) =>
    Object.entries(contentFields(kind, record.id)).flatMap(([key, { files }]) =>
      Object.values(files).includes('image') && typeof record[key] === 'string' ? [record[key]] : [],
    )
  const pictureOf = await loadPictures(db, records.flatMap(filesOf))
  return records.map((record) => {
    const found = filesOf(record).map((file) => [file, pictureOf(file)] as const)
    return { ...record, pictures: Object.fromEntries(found.filter(([, picture]) => picture !== null)) }
  })
}
