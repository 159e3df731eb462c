import { z } from 'zod'
import { finderPage, finderWords } from '#content/choice/finder.ts'
import { readFinderQuery } from '#domain/choice/finder-query.ts'
import { QUESTIONS } from '#domain/choice/finder-questions.ts'
import { BEST, excludedText } from '#domain/choice/finder-view.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint, found } from '#server/api/endpoint.ts'

export const answerFinder = endpoint({
  method: 'GET',
  path: '/api/finder/answer',
  summary: 'The products that suit a job, the best first, and what was left out',
  access: 'public',
  rates: [RATES.suggestions],
  body: 'none',
  input: z.object({
    ...Object.fromEntries(QUESTIONS.map((question) => [question, z.string().default('')])),
    lang: z.enum(LOCALES, { error: 'must be ar or en' }).default('ar'),
  }),
  output: z.object({
    products: z.array(z.object({ product_id: z.string(), score: z.number(), rule: z.string(), reason: z.string() })),
    left_out: z.array(z.object({ product_id: z.string(), question: z.string(), text: z.string() })),
  }),
  cache: 'none',
  failure: 'Failed to find products',
  async handle(input, { services }) {
    const { lang, ...asked } = input
    const { answers, problems } = readFinderQuery(new URLSearchParams(asked as Record<string, string>))
    const wrong = Object.entries({ ...(answers.job === undefined && { job: 'unknown' as const }), ...problems })
    if (wrong.length > 0) {
      const fields = Object.fromEntries(wrong.map(([name, problem]) => [name, finderPage.problems[problem][lang]]))
      return { ok: false, status: 422, message: Object.values(fields)[0]!, fields }
    }
    const { matches, excluded } = (await services.finder.read())(answers)
    return found({
      products: matches
        .slice(0, BEST)
        .map(({ product, score, rule }) => ({
          product_id: product.id,
          score,
          rule: rule.id,
          reason: rule.reason[lang],
        })),
      left_out: excluded.map((one) => ({
        product_id: one.product.id,
        question: one.question,
        text: excludedText(one, answers, finderWords, lang),
      })),
    })
  },
})
