import { z } from 'zod'
import { calculatorWords } from '#content/choice/calculator.ts'
import { finderPage, finderWords } from '#content/choice/finder.ts'
import { answerCalculation, jobsOf } from '#domain/calculator/answer.ts'
import { JOBS, LIMITS } from '#domain/calculator/inputs.ts'
import { readCompareQuery } from '#domain/choice/compare-query.ts'
import { readFinderQuery } from '#domain/choice/finder-query.ts'
import { QUESTIONS } from '#domain/choice/finder-questions.ts'
import { BEST, excludedText } from '#domain/choice/finder-view.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { endpoint, found } from '#server/api/endpoint.ts'
import { RATES } from '#server/middleware/rate-limit.ts'

const line = z.object({
  kind: z.string(),
  product_id: z.string(),
  amount: z.object({ value: z.number(), unit: z.string() }).meta({ description: 'What is needed, without waste' }),
  packs: z.array(
    z.object({
      stock_code: z.string(),
      size: z.string(),
      pieces: z.number(),
      cartons: z.number().nullable(),
      box: z.number().nullable(),
      left_over: z.number(),
    }),
  ),
  estimate: z.boolean(),
  formula: z.string(),
  source: z.string(),
  notes: z.array(z.string()),
})

const numbers = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, z.string().default('')]))

export const calculate = endpoint({
  method: 'GET',
  path: '/api/calculator',
  summary: 'How many packs of a product a job takes',
  access: 'public',
  rates: [RATES.suggestions],
  body: 'none',
  input: z.object({
    kind: z.enum(JOBS).optional(),
    product: z.string().default(''),
    seal: z.string().default(''),
    butter: z.string().default(''),
    sill: z.string().default(''),
    lang: z.enum(LOCALES, { error: 'must be ar or en' }).default('ar'),
    ...numbers,
  }),
  output: z.union([line, z.object({ lines: z.array(line), length_m: z.number() })]),
  cache: 'none',
  failure: 'Failed to calculate',
  async handle(input, { services }) {
    const { product: id, seal, lang } = input
    const all = await services.products.calculable()
    const product = all.find((one) => one.id === id)
    if (!product) return refused({ product: calculatorWords.noFigures[lang] })
    const job = input.kind ?? jobsOf(product.figures.kind)[0]!
    const sent = new Map<string, unknown>(Object.entries(input))
    const answer = answerCalculation({
      job,
      product,
      seal: all.find((one) => one.id === seal) ?? null,
      typed: (name) => lineOf(sent.get(name)),
      locale: lang,
      words: calculatorWords,
    })
    if ('fields' in answer) return refused(answer.fields)
    const { lines, lengthM } = answer
    return found(lengthM === null ? lines[0]! : { lines, length_m: lengthM })
  },
})

function refused(fields: Record<string, string>) {
  return { ok: false, status: 422, message: Object.values(fields)[0]!, fields } as const
}

function lineOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export const compare = endpoint({
  method: 'GET',
  path: '/api/compare',
  summary: 'Two to four products side by side, row by row',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({
    p: z.string().default('').describe('Ids, codes or stock codes, by commas'),
    lang: z.enum(LOCALES, { error: 'must be ar or en' }).default('ar'),
  }),
  output: z.object({
    products: z.array(z.object({ product_id: z.string(), name: z.string() })),
    rows: z.array(
      z.object({
        key: z.string(),
        label_ar: z.string(),
        label_en: z.string(),
        values: z.array(z.string().nullable()).describe('In the order of the products; null where one says nothing'),
        differs: z.boolean(),
      }),
    ),
    unknown: z.array(z.string()),
  }),
  cache: 'revalidate',
  failure: 'Failed to compare products',
  async handle({ p, lang }, { services }) {
    const { named } = readCompareQuery(new URLSearchParams({ p }))
    const { products, rows, unknown } = await services.comparison.of(named)
    return found({
      products: products.map(({ id, name }) => ({ product_id: id, name: name[lang] })),
      rows: rows.map(({ key, label, values, differs }) => ({
        key,
        label_ar: label.ar,
        label_en: label.en,
        values: values.map((value) => value?.[lang] ?? null),
        differs,
      })),
      unknown,
    })
  },
})

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
