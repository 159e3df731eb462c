import { blogForm } from '../../content/admin/blogs.ts'
import { readFieldDay } from '../../domain/text/day.ts'
import type { FormFields } from '../../domain/messages/message-form.ts'
import { fieldsContext, servicesContext } from '../context.ts'
import { saveRecord, type SaveArgs } from './record-action.ts'
import type { FileFields } from './sent-values.ts'
import { BLOGS_PATH } from '../../domain/accounts/staff-paths.ts'
import type { Post } from '../../domain/posts/post.ts'
import { postTexts } from '../../domain/posts/post-record.ts'

const FILES: FileFields = {
  single: { image: 'existing_image' },
  gallery: { added: 'gallery_images[]', existing: 'existing_gallery_images' },
}

/** Saves the form of a post: a new one, or the one of that id. */
export async function saveBlog(args: SaveArgs, id: string | null) {
  const { editing } = args.context.get(servicesContext)
  return saveRecord<Post>(args, {
    save: (fields, by) => (id === null ? editing.addPost : editing.updatePost)(withDay(fields), by),
    identity: id === null ? {} : { blog_id: id },
    toFields: postTexts,
    files: FILES,
    done: { path: BLOGS_PATH, notice: id === null ? 'blog-added' : 'blog-updated' },
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
