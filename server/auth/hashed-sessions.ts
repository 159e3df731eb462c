import { createHash } from 'node:crypto'
import type { DBAdapter } from 'better-auth/adapters'

type Where = NonNullable<Parameters<DBAdapter['findMany']>[0]['where']>
type Question = { model: string; where?: Where; data?: object; update?: object }
type Row = Record<string, unknown>

const METHODS = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
] as const

/**
 * Keeps no more than the SHA-256 of session tokens in the database: whoever reads it cannot sign in as anybody.
 * Rows that were asked for by their token carry it again; rows of lists carry the hash.
 */
export function withHashedTokens(adapter: DBAdapter): DBAdapter {
  const methods = METHODS.map((name) => {
    const method = adapter[name] as (question: Question) => Promise<unknown>
    return [name, (question: Question) => ask(method, question)]
  })
  return {
    ...adapter,
    ...(Object.fromEntries(methods) as DBAdapter),
    transaction: (work) => adapter.transaction((inner) => work(withHashedTokens(inner as DBAdapter))),
  }
}

async function ask(method: (question: Question) => Promise<unknown>, question: Question): Promise<unknown> {
  if (question.model !== 'session') return method(question)
  const answer = await method({
    ...question,
    ...(question.where && { where: question.where.map(hashCondition) }),
    ...(question.data && { data: hashToken(question.data) }),
    ...(question.update && { update: hashToken(question.update) }),
  })
  const token = tokenOf(question)
  return token !== null && isRow(answer) && 'token' in answer ? { ...answer, token } : answer
}

function hashCondition(condition: Where[number]): Where[number] {
  if (condition.field !== 'token') return condition
  const { value } = condition
  if (Array.isArray(value)) return { ...condition, value: value.map((token) => sha256(String(token))) }
  return { ...condition, value: sha256(String(value)) }
}

function hashToken(values: object): object {
  return 'token' in values && typeof values.token === 'string' ? { ...values, token: sha256(values.token) } : values
}

/** The token that the question itself named. */
function tokenOf({ data, where }: Question): string | null {
  if (data && 'token' in data && typeof data.token === 'string') return data.token
  const named = where?.find(({ field, operator = 'eq' }) => field === 'token' && operator === 'eq')
  return typeof named?.value === 'string' ? named.value : null
}

function isRow(answer: unknown): answer is Row {
  return typeof answer === 'object' && answer !== null
}

function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
