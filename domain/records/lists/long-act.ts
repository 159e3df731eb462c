import type { Actor } from '#domain/accounts/staff.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { ManyAct, BulkKind } from './bulk.ts'

/** What is done with records that are too many for one request. */
export type LongTask =
  | { kind: BulkKind; act: ManyAct }
  | { undoes: string; isConfirmed: boolean; also?: readonly string[] }

type LeftAlone = { count: number; names: Localized[] }

/** An act that goes on behind its request. Its id is that of the act in the log. */
export type LongAct = {
  id: string
  task: LongTask
  by: Actor
  /** Where it leads when it is done. */
  path: string
  begunAt: string
  total: number
  /** How many records it has come to. */
  done: number
  left: LeftAlone
  /** It ended before its end where whoever asked for it may not do it any more. */
  state: 'under-way' | 'done' | 'failed'
}

export const NONE_LEFT: LeftAlone = { count: 0, names: [] }

export function withLeft({ count, names }: LeftAlone, name: Localized, mostNames: number): LeftAlone {
  return { count: count + 1, names: names.length < mostNames ? [...names, name] : names }
}
