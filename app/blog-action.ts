import { data } from 'react-router'
import { blogForm } from '../content/admin/blogs.ts'
import { writeWords } from '../content/record-messages.ts'
import { readFieldDay } from '../domain/day.ts'
import type { FormFields } from '../domain/message-form.ts'
import { redirectWithNotice } from './admin-notice.ts'
import { fieldsContext, servicesContext, staffContext } from './context.ts'
import { saveRecord, type SaveArgs } from './record-action.ts'
import type { FileFields } from './sent-values.ts'
import { localeOfStaff } from './staff-form.ts'
import { blogValues } from './ui/admin/blogs/blog-values.ts'
import type { SaveAnswer } from './ui/admin/form/save-answer.ts'

const FILES: FileFields = {
  single: { image: 'existing_image' },
  gallery: { added: 'gallery_images[]', existing: 'existing_gallery_images' },
}

/** Saves the form of a post: a new one, or the one of that id. */
export async function saveBlog(args: SaveArgs, id: string | null) {
  const { editing } = args.context.get(servicesContext)
  return saveRecord(args, {
    save: (fields, by) => (id === null ? editing.addPost : editing.updatePost)(withDay(fields), by),
    identity: id === null ? {} : { blog_id: id },
    toFields: blogValues,
    files: FILES,
    done: { path: '/admin/blogs', notice: id === null ? 'blog-added' : 'blog-updated' },
    refused: (message, locale) => (message === null ? blogForm.saveFailed[locale] : blogForm.refused[locale](message)),
  })
}

/** What a preview is made of. */
export function postDraft(context: SaveArgs['context']): FormFields {
  return withDay(context.get(fieldsContext))
}

/** Deletes a post and leads back to the list, which says so. */
export async function deleteBlog({ request, context }: SaveArgs, list: string) {
  const { editing } = context.get(servicesContext)
  const outcome = await editing.removePost(context.get(fieldsContext), context.get(staffContext))
  if (outcome.ok) return redirectWithNotice(list, 'blog-deleted')
  if (outcome.failure.kind === 'not-found') return data<SaveAnswer>({ kind: 'gone' }, { status: 404 })
  const message = writeWords.removePost.failed[localeOfStaff(request)]
  return data<SaveAnswer>({ kind: 'refused', message, errors: {}, values: {} }, { status: 409 })
}

/** Without scripts the date travels as it was typed. */
function withDay(fields: FormFields): FormFields {
  const { date } = fields
  const day = typeof date === 'string' ? readFieldDay(date) : null
  return day === null ? fields : { ...fields, date: day }
}
