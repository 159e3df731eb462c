import { z } from 'zod'
import { toPostListDto } from '../../../domain/posts/post-record.ts'
import { RATES } from '../../middleware/rate-limit.ts'
import { endpoint } from '../endpoint.ts'
import { listInput, listPage } from '../list-page.ts'
import { blogListSchema } from './blog-schema.ts'

export const getAllBlogs = endpoint({
  method: 'GET',
  path: '/api/blogs/getall.php',
  summary: 'All blog posts, newest first',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: listInput,
  output: z.array(blogListSchema),
  cache: 'revalidate',
  failure: 'Failed to fetch blogs',
  async handle(input, { services }) {
    const [posts, total] = await Promise.all([services.posts.summaries(listPage(input) ?? {}), services.posts.count()])
    return { ok: true, data: posts.map(toPostListDto), total }
  },
})
