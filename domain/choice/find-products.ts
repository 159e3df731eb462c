import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import type { ContentFieldsOf } from '#domain/site/content/content-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import { QUESTIONS, type FinderAnswers, type Question, FINDER_VALUES, type FinderJob } from './finder-questions.ts'

export type FinderRule = ContentFieldsOf<'rule'> & { id: string }
export type FinderExclusion = ContentFieldsOf<'exclusion'>

/** All that the finder answers from. `products` are those on the site, in its order. */
export type FinderData = {
  rules: readonly FinderRule[]
  exclusions: readonly FinderExclusion[]
  products: readonly ProductSummary[]
  attributes: ReadonlyMap<string, readonly AttributeValue[]>
}

export type FinderMatch = { product: ProductSummary; rule: FinderRule; score: number; met: Question[] }
/** Ruled out by the answer to one question; `text` where staff say why, else `limits` where a figure does. */
export type FinderExcluded = {
  product: ProductSummary
  question: Question
  text: Localized | null
  limits: Limits | null
}
type Limits = { from: number | null; to: number | null }

/** More than the largest step of movement. */
const OVER = 25.01

/** Points for each answer that is met, beside those of the rule. */
const WEIGHTS: Record<Question, number> = { job: 0, a: 3, b: 3, place: 2, move: 2, gap: 2, tool: 1, paint: 1 }

/** The best first; of equal ones in the order of the site. Each product by its best rule, and why others of the job are not among them. */
export function findProducts(
  data: FinderData,
  answers: FinderAnswers,
): { matches: FinderMatch[]; excluded: FinderExcluded[] } {
  const rules = Map.groupBy(
    data.rules.filter(({ job }) => job === answers.job),
    ({ product }) => product,
  )
  const matches: FinderMatch[] = []
  const excluded: FinderExcluded[] = []
  for (const product of data.products) {
    const own = rules.get(product.id)
    if (!own) continue
    const attributes = data.attributes.get(product.id) ?? []
    const judged = own.map((rule) => ({ rule, ...judge(rule, attributes, answers) }))
    const fitting = judged.filter(({ failed }) => failed === null).toSorted((one, other) => other.score - one.score)
    if (fitting[0]) {
      const { rule, score, met } = fitting[0]
      matches.push({ product, rule, score, met })
    } else {
      const question = judged[0]!.failed!
      excluded.push({ product, question, ...reasonOf(data, product.id, question, { answers, attributes }) })
    }
  }
  return { matches: matches.toSorted((one, other) => other.score - one.score), excluded }
}

type Judged = { score: number; met: Question[]; failed: Question | null }

function judge({ points, when }: FinderRule, attributes: readonly AttributeValue[], answers: FinderAnswers): Judged {
  let score: number = points
  const met: Question[] = []
  const listed = (key: string) => attributes.filter((one) => one.key === key).map(({ value }) => value)
  const figure = (key: string) => (listed(key)[0] === undefined ? null : Number(listed(key)[0]))
  for (const question of QUESTIONS) {
    const answer = answers[question]
    if (question === 'job' || answer === undefined) continue
    const fit = fits(question, answer)
    if (fit === false) return { score: 0, met, failed: question }
    if (fit === null) continue
    score += WEIGHTS[question]
    met.push(question)
  }
  return { score, met, failed: null }

  /** Null where nothing is asked of it, or nothing limits it. */
  function fits(question: Question, answer: string | number): boolean | null {
    if (question === 'a' || question === 'b') {
      const surface = String(answer)
      return !listed('not_on').includes(surface) && (when.surface ?? listed('on')).includes(surface)
    }
    if (question === 'place') return (when.place ?? listed('place')).includes(String(answer))
    if (question === 'tool') return (when.tool ?? listed('tool')).includes(String(answer))
    if (question === 'paint') return answer === 'no' ? null : (when.paint ?? listed('paintable')[0]) === 'yes'
    if (question === 'move') {
      const asked = answer === 'over' ? OVER : Number(answer)
      return asked === 0 ? null : (when.move ?? figure('movement') ?? 0) >= asked
    }
    const [from, to] = when.gap ?? [figure('gap_min'), figure('gap_max')]
    const gap = Number(answer)
    if (from === null && to === null) return null
    return (from === null || gap >= from) && (to === null || gap <= to)
  }
}

function reasonOf(
  { exclusions }: FinderData,
  id: string,
  question: Question,
  { answers, attributes }: { answers: FinderAnswers; attributes: readonly AttributeValue[] },
): Pick<FinderExcluded, 'text' | 'limits'> {
  const answer = answers[question]
  const said = exclusions.find(
    (one) => one.product === id && one.question === (question === 'b' ? 'a' : question) && isAnswer(one.value, answer),
  )
  if (said) return { text: said.text, limits: null }
  if (question !== 'gap') return { text: null, limits: null }
  const figure = (key: string) => attributes.find((one) => one.key === key)?.value
  const [from, to] = [figure('gap_min'), figure('gap_max')]
  return {
    text: null,
    limits: { from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) },
  }
}

/** `value` is what was answered, or a range of figures that holds it. */
function isAnswer(value: string, answer: string | number | undefined): boolean {
  if (typeof answer !== 'number') return value === answer
  const [from, to] = value.split('-').map(Number)
  return from !== undefined && to !== undefined && answer >= from && answer <= to
}

type Surface = (typeof FINDER_VALUES)['surface'][number]

/** The surfaces that no product of a job answers. Jobs that nobody asks about a surface have none. */
export function unansweredSurfaces(
  answering: (answers: FinderAnswers) => { matches: readonly FinderMatch[] },
): { job: FinderJob; surfaces: Surface[] }[] {
  return FINDER_VALUES.job
    .filter((job) => job !== 'tool')
    .map((job) => ({ job, surfaces: FINDER_VALUES.surface.filter((a) => answering({ job, a }).matches.length === 0) }))
    .filter(({ surfaces }) => surfaces.length > 0)
}
