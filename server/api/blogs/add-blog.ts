import { writeWords } from '#content/record-messages.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { sentText } from '#domain/records/wire.ts'
import { toPostDto } from '#domain/posts/post-record.ts'
import { POST_FORM } from '#server/web/request/body-rules.ts'
import { staffDto } from '#server/api/staff-reading.ts'
import { newOfCall, writeEndpoint } from '#server/api/write-endpoint.ts'
import { newRecord, sent } from '#server/api/record-schemas.ts'
import { blogSchema } from './blog-schema.ts'

export const addBlog = writeEndpoint({
  path: '/api/blogs/add.php',
  summary: 'Adds a blog post',
  body: POST_FORM,
  input: newRecord(POST_FIELDS, {
    blog_id: sent(sentText(RECORD_LIMITS.name, 'Of no meaning here: a new post gets its id from its slug')),
  }),
  output: blogSchema,
  words: writeWords.addPost,
  write: (editing, fields, by) => editing.post.add(newOfCall(fields), by),
  toData: (saved) => staffDto(saved, toPostDto),
  toCurrent: toPostDto,
})
