import { writeWords } from '../../../content/record-messages.ts'
import { POST_FIELDS } from '../../../domain/posts/post-fields.ts'
import { toPostDto } from '../../../domain/posts/post-record.ts'
import { POST_FORM } from '../../web/request/body-rules.ts'
import { writeEndpoint } from '../write-endpoint.ts'
import { newRecord } from '../record-schemas.ts'
import { everyCreation, written } from '../written-fields.ts'
import { blogSchema } from './blog-schema.ts'

export const addBlog = writeEndpoint({
  path: '/api/blogs/add.php',
  summary: 'Adds a blog post',
  body: POST_FORM,
  input: newRecord(POST_FIELDS, {
    blog_id: written(undefined, 'Of no meaning here: a new post gets its id from its slug'),
    ...everyCreation,
  }),
  output: blogSchema,
  words: writeWords.addPost,
  write: (editing, fields, by) => editing.addPost(fields, by),
  toData: toPostDto,
  toCurrent: toPostDto,
})
