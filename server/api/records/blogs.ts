import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { LISTED_POST_FIELDS, POST_FIELDS } from '#domain/posts/post-fields.ts'
import { toPostDto, toPostListDto, type PostDto, type PostListDto } from '#domain/posts/post-record.ts'
import type { Post } from '#domain/posts/post.ts'
import { listPage } from '#server/api/endpoint.ts'
import { answeredFields, newIdIgnored } from '#server/api/record-schemas.ts'
import { standingFields } from '#server/api/staff-reading.ts'
import { POST_FORM } from '#server/web/request/body-rules.ts'
import { recordEndpoints } from './record-endpoints.ts'

const blogListSchema = z
  .object({
    blog_id: z.string(),
    id: z.string(),
    ...standingFields,
    ...answeredFields(LISTED_POST_FIELDS),
    title: z.string().meta({ description: 'As title_ar' }),
    excerpt: z.string().meta({ description: 'As snippet_ar' }),
    excerpt_en: z.string().meta({ description: 'As snippet_en' }),
  })
  .meta({ id: 'BlogListEntry' }) satisfies z.ZodType<PostListDto>

const blogSchema = z
  .object({
    ...blogListSchema.shape,
    ...answeredFields(POST_FIELDS),
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
  })
  .meta({ id: 'Blog' }) satisfies z.ZodType<PostDto>

export const blogEndpoints = recordEndpoints({
  folder: 'blogs',
  one: 'getblog',
  called: 'a blog post',
  idField: 'blog_id',
  hasSlug: true,
  fields: POST_FIELDS,
  body: POST_FORM,
  schema: blogSchema,
  listSchema: blogListSchema,
  toDto: toPostDto,
  toListDto: (post: Post) => toPostListDto(post),
  list: {
    summary: 'All blog posts, newest first',
    failure: 'Failed to fetch blogs',
    async onSite(input, { posts }) {
      const [shown, total] = await Promise.all([posts.summaries(listPage(input) ?? {}), posts.count()])
      return { ok: true, data: shown.map(toPostListDto), total }
    },
  },
  failure: 'Failed to fetch blog',
  words: { add: writeWords.addPost, update: writeWords.updatePost, remove: writeWords.removePost },
  added: newIdIgnored('blog_id', 'post'),
  services: ({ editing, staffReads, posts }) => ({ ...posts, editing: editing.post, reads: staffReads.post }),
})
