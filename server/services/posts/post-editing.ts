import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { filesOf, lineFields } from '#domain/records/field.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { BLANK_POST, readPostForm } from '#domain/posts/post-record.ts'
import { readTypedPost } from '#domain/posts/typed-post.ts'
import { toPostInput, type Post, type PostInput } from '#domain/posts/post.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { EditOutcome } from '#server/services/records/edit-transaction.ts'
import { createPosts, POST_KIND } from './posts.ts'
import type { EditedKind } from '#server/services/records/edited-kind.ts'
import {
  createRecordEditing,
  type EditHow,
  type EditingDeps,
  type Newest,
  type SaveOutcome,
} from '#server/services/records/record-editing.ts'
import { createRecordRemoval, removedAlone, type RemovalHow } from '#server/services/records/record-removal.ts'

export type PostEditing = {
  /** A `blog_id` that comes along says nothing (docs/specification 7). */
  addPost(fields: FormFields, by: StaffCaller): Promise<SaveOutcome<Post>>
  /** `blog_id` names the one to change. */
  updatePost(fields: FormFields, by: StaffCaller, how?: EditHow): Promise<SaveOutcome<Post>>
  /** As `addPost` and `updatePost`, of what somebody typed. */
  addTypedPost(fields: FormFields, by: StaffCaller): Promise<SaveOutcome<Post>>
  updateTypedPost(fields: FormFields, by: StaffCaller, how?: EditHow): Promise<SaveOutcome<Post>>
  removePost(fields: FormFields, by: StaffCaller, how?: RemovalHow): Promise<EditOutcome<void, Post>>
  /** What its form shows: the draft, else what is on the site. */
  newestPost(id: string, by: StaffCaller): Promise<Newest<Post> | null>
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
    contentOf: (input) => lineFields(POST_FIELDS, input),
    inputOf: toPostInput,
    complete: (input, now) => ({ ...BLANK_POST, date: dayOfInstant(now), ...input }),
    on: (db, context) => createPosts({ db, clock, context }),
    remove: async (tx, { id }) => removedAlone(await createPosts({ db: tx, clock }).remove(id)),
  }
}

export function createPostEditing(deps: EditingDeps): PostEditing {
  const kind = postKind(deps)
  const { add, update, preview, newest } = createRecordEditing(deps, kind)
  const typed = createRecordEditing(deps, { ...kind, read: readTypedPost })
  return {
    addPost: add,
    updatePost: update,
    addTypedPost: typed.add,
    updateTypedPost: typed.update,
    newestPost: newest,
    removePost: createRecordRemoval(deps, kind),
    previewPost: preview,
  }
}
