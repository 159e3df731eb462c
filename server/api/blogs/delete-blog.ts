import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { toPostDto } from '#domain/posts/post-record.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { namedRecord } from '#server/api/record-schemas.ts'
import { writeEndpoint } from '#server/api/write-endpoint.ts'

export const deleteBlog = writeEndpoint({
  path: '/api/blogs/delete.php',
  summary: 'Deletes a blog post',
  body: SMALL_FORM,
  input: namedRecord('blog_id'),
  output: z.object({}),
  idField: 'blog_id',
  words: writeWords.removePost,
  write: (editing, fields, by) => editing.post.remove(fields, by, { base: 'site' }),
  toData: () => ({}),
  toCurrent: toPostDto,
})
