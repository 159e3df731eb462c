import { blogForm } from '#content/admin/blogs.ts'
import { readFieldDay } from '#domain/text/day.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'
import { savePublishable } from './publishable-action.ts'
import type { SaveArgs } from './record-action.ts'
import type { FileFields } from './sent-values.ts'
import type { Post } from '#domain/posts/post.ts'
import { postTexts } from '#domain/posts/post-record.ts'

const FILES: FileFields = {
  single: { image: 'existing_image' },
  gallery: { added: 'gallery_images[]', existing: 'existing_gallery_images' },
}

/** Saves the form of a post: a new one, or the one of that id. */
export async function saveBlog(args: SaveArgs, id: string | null) {
  const { editing } = args.context.get(servicesContext)
  return savePublishable<Post>(args, {
    kind: 'post',
    save: (fields, by) =>
      (id === null ? editing.post.add : editing.post.update)(withDay(fields), by, { isTyped: true }),
    id,
    toFields: postTexts,
    files: FILES,
    notice: id === null ? 'blog-added' : 'blog-updated',
    refused: (message, locale) => (message === null ? blogForm.saveFailed[locale] : blogForm.refused[locale](message)),
  })
}

/** What a preview is made of. */
export function postDraft(context: SaveArgs['context']): FormFields {
  return withDay(context.get(fieldsContext))
}

/** Without scripts the date travels as it was typed. */
function withDay(fields: FormFields): FormFields {
  const { date } = fields
  const day = typeof date === 'string' ? readFieldDay(date) : null
  return day === null ? fields : { ...fields, date: day }
}
