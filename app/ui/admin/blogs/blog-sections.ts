import { blogForm } from '#content/admin/blogs.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { inLanguage } from '#domain/text/in-language.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formSections, type FormSection } from '#app/ui/admin/form/form-sections.ts'

/** The fields of the post form, in their groups. */
export function blogSections(locale: Locale): FormSection[] {
  const { sections, fields } = inLanguage(blogForm, locale)
  return formSections(POST_FIELDS, sections, fields)
}
