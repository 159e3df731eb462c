import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { blogForm } from '#content/admin/blogs.ts'
import { BLOGS_PATH, previewPath } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { draftRecord, newRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { localizedValue } from '#app/ui/admin/form/form-values.ts'
import { PublicationPart } from '#app/ui/admin/form/publication/publication-part.tsx'
import { withPublication } from '#app/ui/admin/form/publication/publication-section.ts'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import type { RecordFormOptions } from '#app/ui/admin/form/use-record-form.ts'
import { blogSections } from './blog-sections.ts'
import { MediaPart, PicturePart } from './picture-parts.tsx'
import { PublishingPart } from './publishing-part.tsx'
import { TextsPart, WordsPart } from './text-parts.tsx'
import './blog-form.css'

type BlogFormProps = Pick<RecordFormOptions, 'values' | 'posted' | 'creationKey' | 'publication'> & {
  /** Null for a post that does not exist yet. */
  post: { id: string; version: number; commentsCount: number } | null
  known: readonly UploadedFile[]
  /** What a new one begins as a copy of. */
  from?: string | null
}

/** One form for a new post and for one that is there (docs/specification 2.18). */
export function BlogForm({ post, known, from = null, ...options }: BlogFormProps) {
  const locale = useLocale()
  const words = useWords(blogForm)
  const sections = useMemo(() => withPublication(blogSections(locale), locale), [locale])
  return (
    <RecordForm
      {...options}
      record={post ? draftRecord('blog', post.id) : newRecord('blog', from)}
      version={post?.version ?? null}
      sections={sections}
      title={post ? words.editTitle : words.addTitle}
      name={localizedValue(options.values, 'title', locale)}
      save={post ? words.update : words.add}
      cancelTo={BLOGS_PATH}
      unreachable={words.saveFailed}
      actions={<PreviewButton />}
    >
      <input type="hidden" name="blog_id" value={post?.id ?? ''} />
      <div className="blog-form">
        <div className="form-parts">
          <WordsPart />
          <TextsPart stored={options.values} />
          <MediaPart known={known} />
        </div>
        <div className="form-parts">
          <PublicationPart />
          <PublishingPart comments={post?.commentsCount ?? 0} />
          <PicturePart known={known} />
        </div>
      </div>
    </RecordForm>
  )
}

/** Shows the article as readers would see it, in a window of its own; nothing is saved. */
function PreviewButton() {
  const words = useWords(blogForm)
  const locale = useLocale()
  return (
    <Button
      type="submit"
      kind="outline"
      small
      formAction={previewPath('blogs', locale)}
      formTarget="_blank"
      formNoValidate
    >
      <Eye />
      {words.previews}
    </Button>
  )
}
