import { pageCount } from '#domain/catalogue/collection-query.ts'
import {
  findPosts,
  gapsOf,
  POST_PAGE_SIZE,
  type PostHead,
  type PostListQuery,
  type PostRow,
} from '#domain/posts/post-list.ts'
import { BLANK_POST, readPostForm } from '#domain/posts/post-record.ts'
import type { PostInput, PostSummary } from '#domain/posts/post.ts'
import { publicationOf } from '#domain/records/lists/list-state.ts'
import { listedState, type RecordHead } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { loadPictures, type PictureOf } from '#server/data/catalogue/pictures-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listPostHeads, listPostRows } from '#server/data/posts/posts-store.ts'
import { findRecords, listUnusual } from '#server/data/records/records-store.ts'
import { draftsOf } from '#server/records/list-drafts.ts'

/** One page of staff's list. `page` is the one that is there where a later one was asked for. */
type PostListPage = { rows: PostRow[]; total: number; page: number; pages: number }

type PostListService = {
  find(query: PostListQuery): Promise<PostListPage>
  /** The ids of what a query asks for, whatever its page; no more than `most` of them. */
  ids(query: PostListQuery, most: number): Promise<string[]>
}

export function createPostList({ db }: { db: Db }): PostListService {
  return {
    async find(query) {
      const found = findPosts(await allHeads(db), query)
      const pages = pageCount(found.length, POST_PAGE_SIZE)
      const page = Math.min(query.page, pages)
      const ids = found.slice((page - 1) * POST_PAGE_SIZE, page * POST_PAGE_SIZE).map(({ id }) => id)
      return { rows: await rowsOf(db, ids), total: found.length, page, pages }
    },
    ids: async (query, most) => {
      const found = findPosts(await allHeads(db), query)
      return found.slice(0, most).map(({ id }) => id)
    },
  }
}

/** What is on the site, and what is not. */
async function allHeads(db: Db): Promise<PostHead[]> {
  const [onSite, unusual] = await Promise.all([listPostHeads(db), listUnusual(db, 'post')])
  const stateOf = new Map(unusual.map((head) => [head.id, listedState(head)]))
  const there = onSite.map((post) => ({ ...post, state: stateOf.get(post.id) ?? 'published' }))
  const known = new Set(onSite.map(({ id }) => id))
  const others = unusual.filter(({ id }) => !known.has(id))
  return [...there, ...others.map(draftHead)]
}

/** A draft stands where it was begun; its own date may be any. */
function draftHead(head: RecordHead): PostHead {
  return { id: head.id, title: head.name, date: dayOfInstant(new Date(head.createdAt)), state: listedState(head) }
}

async function rowsOf(db: Db, ids: string[]): Promise<PostRow[]> {
  const [onSite, heads] = await Promise.all([listPostRows(db, ids), findRecords(db, 'post', ids)])
  const drafts = await draftRows(
    db,
    [...heads.values()].filter(({ id }) => !onSite.has(id)),
  )
  return ids.flatMap((id) => {
    const row = onSite.get(id) ?? drafts.get(id)
    return row ? { ...row, publication: publicationOf(heads.get(id)) } : []
  })
}

type Row = Omit<PostRow, 'publication'>

/** What has no row on the site is shown as its newest version says. */
async function draftRows(db: Db, heads: RecordHead[]): Promise<Map<string, Row>> {
  const drafts = await draftsOf(db, heads, (content): PostInput => {
    return { ...BLANK_POST, ...readPostForm(content, null, true).input }
  })
  const pictureOf = await loadPictures(
    db,
    drafts.map(({ input }) => input.image),
  )
  return new Map(drafts.map(({ head: { id }, input }) => [id, draftRow(id, input, pictureOf)]))
}

function draftRow(id: string, input: PostInput, pictureOf: PictureOf): Row {
  const { slug, title, snippet, detail, date, author, category, imageAlt, image } = input
  const summary: PostSummary = { id, slug, title, snippet, date, author, category, imageAlt, image: pictureOf(image) }
  const isSaid = (text: Localized) => ({ ar: text.ar !== '', en: text.en !== '' })
  return { ...summary, gaps: gapsOf({ title: isSaid(title), snippet: isSaid(snippet), detail: isSaid(detail) }) }
}
