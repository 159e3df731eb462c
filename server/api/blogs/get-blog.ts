import { z } from 'zod'
import { toPostDto } from '../../../domain/posts/post-record.ts'
import { RATES } from '../../middleware/rate-limit.ts'
import { SMALL_FORM } from '../../web/request/request-body.ts'
import { endpoint, found, notFound } from '../endpoint.ts'
import { findById, optionalId } from '../record-id.ts'
import { blogSchema } from './blog-schema.ts'

const failure = 'Failed to fetch blog'

const input = z
  .object({ blog_id: optionalId, slug: optionalId })
  .refine(({ blog_id, slug }) => blog_id || slug, { path: ['blog_id'], error: 'or slug is required' })

export const getBlog = endpoint({
  method: 'POST',
  path: '/api/blogs/getblog.php',
  summary: 'One blog post by its id or its slug',
  access: 'public',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input,
  output: blogSchema,
  cache: 'none',
  failure,
  async handle({ blog_id, slug = '' }, { services: { posts } }) {
    const post = await (blog_id
      ? findById(blog_id, (id) => posts.get(id))
      : findById(slug, (wanted) => posts.findBySlug(wanted)))
    return post ? found(toPostDto(post)) : notFound(failure)
  },
})
