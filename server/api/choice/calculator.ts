import { z } from 'zod'
import { calculatorWords } from '#content/choice/calculator.ts'
import { answerCalculation, jobsOf } from '#domain/calculator/answer.ts'
import { JOBS, LIMITS } from '#domain/calculator/inputs.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint, found } from '#server/api/endpoint.ts'

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
