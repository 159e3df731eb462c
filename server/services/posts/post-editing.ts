import { filesOf, lineFields } from '#domain/records/field.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { BLANK_POST, readPostForm } from '#domain/posts/post-record.ts'
import { readTypedPost } from '#domain/posts/typed-post.ts'
import { toPostInput, type Post, type PostInput } from '#domain/posts/post.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { createPosts, POST_KIND } from './posts.ts'
import type { EditedKind } from '#server/services/records/edited-kind.ts'
import type { EditingDeps } from '#server/services/records/record-editing.ts'
import { removedAlone } from '#server/services/records/record-removal.ts'

/** How a post is read from fields and written. */
export function postKind({ clock }: Pick<EditingDeps, 'clock'>): EditedKind<Post, PostInput> {
  return {
    ...POST_KIND,
    subject: 'post',
    idField: 'blog_id',
    files: filesOf(POST_FIELDS),
    read: readPostForm,
    readTyped: readTypedPost,
    contentOf: (input) => lineFields(POST_FIELDS, input),
    inputOf: toPostInput,
    complete: (input, now) => ({ ...BLANK_POST, date: dayOfInstant(now), ...input }),
    on: (db, context) => createPosts({ db, clock, context }),
    remove: async (tx, { id }) => removedAlone(await createPosts({ db: tx, clock }).remove(id)),
  }
}
