import { pageCount } from '../../../domain/catalogue/collection-query.ts'
import { findPosts, POST_PAGE_SIZE, type PostListQuery, type PostRow } from '../../../domain/posts/post-list.ts'
import type { Db } from '../../data/engine/database.ts'
import { listPostHeads, listPostRows } from '../../data/posts/post-list-store.ts'

/** One page of staff's list. `page` is the one that is there where a later one was asked for. */
export type PostListPage = { rows: PostRow[]; total: number; page: number; pages: number }

export type PostListService = { find(query: PostListQuery): Promise<PostListPage> }

export function createPostList({ db }: { db: Db }): PostListService {
  return {
    async find(query) {
      const found = findPosts(await listPostHeads(db), query)
      const pages = pageCount(found.length, POST_PAGE_SIZE)
      const page = Math.min(query.page, pages)
      const ids = found.slice((page - 1) * POST_PAGE_SIZE, page * POST_PAGE_SIZE).map(({ id }) => id)
      return { rows: await listPostRows(db, ids), total: found.length, page, pages }
    },
  }
}
