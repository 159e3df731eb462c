import { writeWords } from '../../../content/record-messages.ts'
import { toPostDto } from '../../../domain/posts/post-dto.ts'
import { POST_FORM } from '../../web/request/body-rules.ts'
import { writeEndpoint } from '../write-endpoint.ts'
import { everyChange, written, writtenFields } from '../written-fields.ts'
import { blogFields } from './blog-fields.ts'
import { blogSchema } from './blog-schema.ts'

export const updateBlog = writeEndpoint({
  path: '/api/blogs/update.php',
  summary: 'Changes what is sent of a blog post',
  body: POST_FORM,
  input: writtenFields({ blog_id: written(), ...blogFields, ...everyChange }, ['blog_id']),
  output: blogSchema,
  idField: 'blog_id',
  words: writeWords.updatePost,
  write: (editing, fields, by) => editing.updatePost(fields, by),
  toData: toPostDto,
  toCurrent: toPostDto,
})
