import { z } from 'zod'
import { toSiteContentDto } from '#domain/site/content/content-dto.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint } from './endpoint.ts'

const record = z.looseObject({ id: z.string() })

export const getAllContent = endpoint({
  method: 'GET',
  path: '/api/content/getall.php',
  summary: 'What the site shows beside products and posts: its lists in their order, and the texts of its pages',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({}),
  output: z.object({ lists: z.record(z.string(), z.array(record)), pages: z.record(z.string(), record) }),
  cache: 'revalidate',
  failure: 'Failed to fetch the content of the site',
  handle: async (_input, { services }) => ({ ok: true, data: await toSiteContentDto(services.content) }),
})
