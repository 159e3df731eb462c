import { writeWords } from '#content/record-messages.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { toPostDto } from '#domain/posts/post-record.ts'
import { POST_FORM } from '#server/web/request/body-rules.ts'
import { staffDto } from '#server/api/staff-reading.ts'
import { changeOfCall, writeEndpoint } from '#server/api/write-endpoint.ts'
import { changedRecord } from '#server/api/record-schemas.ts'
import { blogSchema } from './blog-schema.ts'

export const updateBlog = writeEndpoint({
  path: '/api/blogs/update.php',
  summary: 'Changes what is sent of a blog post',
  body: POST_FORM,
  input: changedRecord(POST_FIELDS, 'blog_id'),
  output: blogSchema,
  idField: 'blog_id',
  words: writeWords.updatePost,
  write: (editing, fields, by) => editing.post.update(changeOfCall(fields), by, { base: 'site' }),
  toData: (saved) => staffDto(saved, toPostDto),
  toCurrent: toPostDto,
})
