import type { StaffCaller } from '../../../domain/accounts/caller.ts'
import { success } from '../../../domain/records/errors.ts'
import type { FormFields } from '../../../domain/messages/message-form.ts'
import { filesOf } from '../../../domain/records/field.ts'
import { POST_FIELDS } from '../../../domain/posts/post-fields.ts'
import { BLANK_POST, postLineFields, readPostForm } from '../../../domain/posts/post-record.ts'
import { toPostInput, type Post, type PostInput } from '../../../domain/posts/post.ts'
import { dayOfInstant } from '../../../domain/text/riyadh-time.ts'
import type { EditOutcome } from '../records/edit-transaction.ts'
import { createPosts, POST_KIND } from './posts.ts'
import { createRecordEditing, type EditedKind, type EditingDeps } from '../records/record-editing.ts'
import { createRecordRemoval } from '../records/record-removal.ts'

export type PostEditing = {
  /** A `blog_id` that comes along says nothing (docs/specification 7). */
  addPost(fields: FormFields, by: StaffCaller): Promise<EditOutcome<Post>>
  /** `blog_id` names the one to change. */
  updatePost(fields: FormFields, by: StaffCaller): Promise<EditOutcome<Post>>
  removePost(fields: FormFields, by: StaffCaller): Promise<EditOutcome<void, Post>>
  /** The post as it would be, kept nowhere: a new one, or the one that `blog_id` names with its changes. */
  previewPost(fields: FormFields): Promise<EditOutcome<Post>>
}

/** How a post is read from fields and written. */
export function postKind({ clock }: Pick<EditingDeps, 'clock'>): EditedKind<Post, PostInput> {
  return {
    ...POST_KIND,
    subject: 'post',
    idField: 'blog_id',
    files: filesOf(POST_FIELDS),
    read: readPostForm,
    contentOf: postLineFields,
    inputOf: toPostInput,
    complete: (input, now) => ({ ...BLANK_POST, date: dayOfInstant(now), ...input }),
    on: (db) => createPosts({ db, clock }),
  }
}

export function createPostEditing(deps: EditingDeps): PostEditing {
  const kind = postKind(deps)
  const { add, update, preview } = createRecordEditing(deps, kind)
  return {
    addPost: add,
    updatePost: update,
    removePost: createRecordRemoval(deps, kind, async (tx, { id }) => {
      const outcome = await createPosts({ db: tx, clock: deps.clock }).remove(id)
      return outcome.ok ? success({ detail: {}, note: {} }) : outcome
    }),
    previewPost: preview,
  }
}
