import type { Post } from '#domain/posts/post.ts'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'

/** What is known of the pictures that a post shows. */
export function blogFiles({ image, gallery }: Pick<Post, 'image' | 'gallery'>): UploadedFile[] {
  const pictures = [image, ...gallery].filter((picture) => picture !== null)
  return pictures.map(({ file, width, height }) => ({ name: file, originalName: '', width, height }))
}
