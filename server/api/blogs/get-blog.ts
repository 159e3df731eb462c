import { z } from 'zod'
import { toPostDto } from '#domain/posts/post-record.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { optionalId } from '#server/api/record-id.ts'
import { answerOne, draftAsked, staffRefusals } from '#server/api/staff-reading.ts'
import { blogSchema } from './blog-schema.ts'

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
