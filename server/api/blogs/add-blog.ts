import { writeWords } from '../../../content/record-messages.ts'
import { toPostDto } from '../../../domain/posts/post-dto.ts'
import { POST_FORM } from '../../web/request/body-rules.ts'
import { writeEndpoint } from '../write-endpoint.ts'
import { everyCreation, written, writtenFields } from '../written-fields.ts'
import { blogFields } from './blog-fields.ts'
import { blogSchema } from './blog-schema.ts'

export const addBlog = writeEndpoint({
  path: '/api/blogs/add.php',
  summary: 'Adds a blog post',
  body: POST_FORM,
  input: writtenFields(
    {
      blog_id: written(undefined, 'Of no meaning here: a new post gets its id from its slug'),
      ...blogFields,
      ...everyCreation,
    },
    ['slug', 'title_en', 'title_ar', 'snippet_en', 'snippet_ar'],
  ),
  output: blogSchema,
  words: writeWords.addPost,
  write: (editing, fields, by) => editing.addPost(fields, by),
  toData: toPostDto,
  toCurrent: toPostDto,
})
