import { aliasRefusals } from '#content/admin/quotes/aliases.ts'
import { recordProblems } from '#content/record-problems.ts'
import { type StaffCaller, actorOf } from '#domain/accounts/caller.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { type LineAlias, ALIAS_LIMITS, aliasKey, isMemorable, readAliasForm } from '#domain/quotes/line-alias.ts'
import { failure, success } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { authorize } from '#server/auth/authorization.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import {
  type AliasFilter,
  countAliases,
  deleteAlias,
  findAlias,
  findAliases,
  insertAlias,
  listAliases,
  updateAlias,
} from '#server/data/quotes/line-aliases-store.ts'
import { findCalled } from '#server/data/quotes/listed-products-store.ts'
import { createLive, type LiveService, saveLive, type LiveType } from '#server/records/live.ts'
import { newWriteContext, type WriteContext } from '#server/records/write.ts'

/** What customers call packs, the latest change first. */
export type AliasesService = LiveService<LineAlias, AliasFilter> & {
  /** Keeps what a line in words was given; false where that is not remembered. */
  remember(learnt: Pick<LineAlias, 'text' | 'stockCode'>, by: StaffCaller): Promise<boolean>
}

export function createAliases(deps: { db: Db; clock: Clock }): AliasesService {
  const { db, clock } = deps
  return {
    ...createLive(deps, ALIAS),
    remember: (learnt, by) =>
      inTransaction(db, async (tx) => {
        await authorize(tx, by, 'requests')
        return rememberWording(tx, learnt, newWriteContext(by, clock()))
      }),
  }
}

/** What customers call a pack. */
export const ALIAS: LiveType<LineAlias, AliasFilter> = {
  kind: 'alias',
  lock: 'line aliases',
  find: findAlias,
  list: listAliases,
  count: countAliases,
  standing: ({ id, text, stockCode, version }) => ({ id, content: { text, stock_code: stockCode }, version }),
  remove: deleteAlias,
  async write(tx, { before, newId, fields, context }) {
    const { text, stockCode, problems } = readAliasForm(fields)
    if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(problems) })
    const pack = await packCalled(tx, stockCode)
    const refused = await refusalsOf(tx, { before, text, isKnown: pack !== null })
    if (Object.keys(refused).length > 0) return failure({ kind: 'invalid', fields: refused })
    const saved = { id: before?.id ?? newId, text, stockCode: pack!, folded: aliasKey(text), at: toInstant(context.at) }
    if (before && before.text === text && before.stockCode === saved.stockCode) return success(null)
    await (before ? updateAlias(tx, saved) : insertAlias(tx, { ...saved, madeBy: actorOf(context.by).name }))
    return success({ id: saved.id })
  },
}

type Checked = { before: LineAlias | null; text: string; isKnown: boolean }

async function refusalsOf(tx: Tx, { before, text, isKnown }: Checked): Promise<Record<string, Localized>> {
  const known = (await findAliases(tx, [aliasKey(text)])).get(aliasKey(text))
  const isFull = !before && (await countAliases(tx)) >= ALIAS_LIMITS.all
  const wording = !isMemorable(text)
    ? aliasRefusals.notMemorable
    : known && known.id !== before?.id
      ? aliasRefusals.taken(known.text, known.stockCode)
      : isFull
        ? aliasRefusals.full
        : null
  return { ...(wording && { text: wording }), ...(!isKnown && { stock_code: aliasRefusals.noPack }) }
}

/** The stock code as the catalogue writes it; null where no pack has it. */
async function packCalled(tx: Tx, code: string): Promise<string | null> {
  const packs = await findCalled(tx, [foldCode(code)])
  return packs.find(({ stockCode }) => stockCode !== null && foldCode(stockCode) === foldCode(code))?.stockCode ?? null
}

/** A wording that staff have given a pack, from now on; false for one that is not to be remembered. */
async function rememberWording(
  tx: Tx,
  { text, stockCode }: Pick<LineAlias, 'text' | 'stockCode'>,
  context: WriteContext,
): Promise<boolean> {
  if (!isMemorable(text)) return false
  const known = (await findAliases(tx, [aliasKey(text)])).get(aliasKey(text))
  return (await saveLive(tx, ALIAS, { id: known?.id ?? null, fields: { text, stock_code: stockCode }, context })).ok
}
