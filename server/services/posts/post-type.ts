import { filesOf, lineFields } from '#domain/records/field.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { BLANK_POST, readPostForm } from '#domain/posts/post-record.ts'
import { readTypedPost } from '#domain/posts/typed-post.ts'
import { toPostInput, type Post, type PostInput } from '#domain/posts/post.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { createPosts, POST_PLACE } from './posts.ts'
import type { RecordType } from '#server/records/type.ts'
import type { EditingDeps } from '#server/records/save.ts'
import { removedAlone } from '#server/records/publish.ts'

/** How a post is read from fields and written. */
export function postType({ clock }: Pick<EditingDeps, 'clock'>): RecordType<Post, PostInput> {
  return {
    ...POST_PLACE,
    idField: 'blog_id',
    files: filesOf(POST_FIELDS),
    read: readPostForm,
    readTyped: readTypedPost,
    contentOf: (input) => lineFields(POST_FIELDS, input),
    inputOf: toPostInput,
    complete: (input, now) => ({ ...BLANK_POST, date: dayOfInstant(now), ...input }),
    on: (db, context) => createPosts({ db, clock, context }),
    remove: async (tx, { id }) => removedAlone((await createPosts({ db: tx, clock }).remove(id)).ok),
  }
}
