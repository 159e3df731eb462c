import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { LISTED_POST_FIELDS, POST_FIELDS } from '#domain/posts/post-fields.ts'
import { type PostDto, type PostListDto, toPostDto, toPostListDto } from '#domain/posts/post-record.ts'
import type { Post } from '#domain/posts/post.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { sentText } from '#domain/records/wire.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { POST_FORM } from '#server/web/request/body-rules.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint } from './endpoint.ts'
import { listPage } from './list-page.ts'
import { optionalId } from './record-id.ts'
import { answeredFields, newRecord, sent, namedRecord, changedRecord } from './record-schemas.ts'
import {
  standingFields,
  staffDto,
  answerList,
  staffListInput,
  staffRefusals,
  answerOne,
  draftAsked,
} from './staff-reading.ts'
import { newOfCall, writeEndpoint, changeOfCall } from './write-endpoint.ts'

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

export const getAllBlogs = endpoint({
  method: 'GET',
  path: '/api/blogs/getall.php',
  summary: 'All blog posts, newest first',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: staffListInput,
  refusals: staffRefusals,
  output: z.array(blogListSchema),
  cache: 'revalidate',
  failure: 'Failed to fetch blogs',
  handle: (input, call) =>
    answerList(input, call, {
      reads: call.services.staffReads.post,
      toDto: (post: Post) => toPostListDto(post),
      async onSite() {
        const { posts } = call.services
        const [shown, total] = await Promise.all([posts.summaries(listPage(input) ?? {}), posts.count()])
        return { ok: true, data: shown.map(toPostListDto), total }
      },
    }),
})

const failure = 'Failed to fetch blog'

const input = z
  .object({ blog_id: optionalId, slug: optionalId, draft: draftAsked })
  .refine(({ blog_id, slug }) => blog_id || slug, { path: ['blog_id'], error: 'or slug is required' })

export const getBlog = endpoint({
  method: 'POST',
  path: '/api/blogs/getblog.php',
  summary: 'One blog post by its id or its slug',
  access: 'public',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input,
  refusals: staffRefusals,
  output: blogSchema,
  cache: 'none',
  failure,
  handle({ blog_id: id, slug = '', draft }, call) {
    const { posts, staffReads } = call.services
    return answerOne(call, {
      id: id || slug,
      isDraft: draft,
      reads: staffReads.post,
      toDto: toPostDto,
      onSite: (wanted) => (id ? posts.get(wanted) : posts.findBySlug(wanted)),
      failure,
    })
  },
})

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
