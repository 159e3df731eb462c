import { z } from 'zod'
import { writeWords } from '../../../content/record-messages.ts'
import { toPostDto } from '../../../domain/posts/post-record.ts'
import { SMALL_FORM } from '../../web/request/request-body.ts'
import { writeEndpoint } from '../write-endpoint.ts'
import { everyChange, written, writtenFields } from '../written-fields.ts'

export const deleteBlog = writeEndpoint({
  path: '/api/blogs/delete.php',
  summary: 'Deletes a blog post',
  body: SMALL_FORM,
  input: writtenFields({ blog_id: written(), ...everyChange }, ['blog_id']),
  output: z.object({}),
  idField: 'blog_id',
  words: writeWords.removePost,
  write: (editing, fields, by) => editing.removePost(fields, by),
  toData: () => ({}),
  toCurrent: toPostDto,
})
