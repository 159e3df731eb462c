import { z } from 'zod'
import type { Post } from '#domain/posts/post.ts'
import { toPostListDto } from '#domain/posts/post-record.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { listPage } from '#server/api/list-page.ts'
import { answerList, staffListInput, staffRefusals } from '#server/api/staff-reading.ts'
import { blogListSchema } from './blog-schema.ts'

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
