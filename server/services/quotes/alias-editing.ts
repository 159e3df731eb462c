import { randomUUID } from 'node:crypto'
import { aliasRefusals } from '#content/admin/quotes/aliases.ts'
import { recordProblems } from '#content/record-problems.ts'
import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { ALIAS_LIMITS, aliasKey, isMemorable, readAliasForm, type LineAlias } from '#domain/quotes/line-alias.ts'
import { failure, success } from '#domain/records/errors.ts'
import { recordForm } from '#domain/records/record-form.ts'
import type { Localized } from '#domain/text/locale.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import {
  countAliases,
  deleteAlias,
  findAlias,
  findAliases,
  insertAlias,
  updateAlias,
} from '#server/data/quotes/line-aliases-store.ts'
import { findCalled } from '#server/data/quotes/listed-products-store.ts'
import { isOutdated, namedVersion } from '#server/records/form-marks.ts'
import type { Standing } from '#server/records/heads.ts'
import { editInTransaction, type EditOutcome, type Tried } from '#server/records/transaction.ts'
import type { Named } from '#server/records/type.ts'
import { newWriteContext, writeVersion, type WriteContext } from '#server/records/write.ts'

type Edit = { id: string | null; newId?: string; fields: FormFields; context: WriteContext }

/** Saves what the form of a wording says, with its line in the log. */
export function editAlias(
  { db, clock }: { db: Db; clock: Clock },
  { by, ...edit }: Omit<Edit, 'context'> & { by: ChangeMaker },
): Promise<EditOutcome<LineAlias>> {
  return editInTransaction(db, edit.fields, async (tx, actId) => {
    await authorize(tx, by, 'requests')
    return saveAlias(tx, { ...edit, context: newWriteContext(by, clock(), actId) })
  })
}

/** The same as a part of a transaction. */
export async function saveAlias(tx: Tx, edit: Edit): Promise<Tried<LineAlias>> {
  const { id, newId = randomUUID(), fields, context } = edit
  await takeLock(tx, 'line aliases')
  const before = id === null ? null : await findAlias(tx, id)
  if (id !== null && !before) return failure({ kind: 'not-found' })
  const version = namedVersion(recordForm(fields, { isNew: false }))
  if (before && isOutdated(version, before)) return failure({ kind: 'stale', current: before })
  const { text, stockCode, problems } = readAliasForm(fields)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(problems) })
  const pack = await packCalled(tx, stockCode)
  const refused = await refusalsOf(tx, { before, text, isKnown: pack !== null })
  if (Object.keys(refused).length > 0) return failure({ kind: 'invalid', fields: refused })
  const saved = { id: before?.id ?? newId, text, stockCode: pack!, folded: aliasKey(text), at: toInstant(context.at) }
  if (before && before.text === text && before.stockCode === saved.stockCode) return success(before)
  await (before ? updateAlias(tx, saved) : insertAlias(tx, { ...saved, madeBy: actorOf(context.by).name }))
  const after = await findAlias(tx, saved.id)
  if (!after) return failure({ kind: 'not-found' })
  const standings = { before: before && aliasStanding(before), after: aliasStanding(after) }
  const { number } = await writeVersion(tx, { kind: 'alias', ...standings, context })
  return success({ ...after, version: number })
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
export async function rememberWording(
  tx: Tx,
  { text, stockCode }: Pick<LineAlias, 'text' | 'stockCode'>,
  context: WriteContext,
): Promise<boolean> {
  if (!isMemorable(text)) return false
  const known = (await findAliases(tx, [aliasKey(text)])).get(aliasKey(text))
  return (await saveAlias(tx, { id: known?.id ?? null, fields: { text, stock_code: stockCode }, context })).ok
}

export function aliasStanding({ id, text, stockCode, version }: LineAlias): Standing {
  return { id, content: { text, stock_code: stockCode }, version }
}

/** How a wording goes into the bin. */
export const NAMED_ALIAS: Named = {
  kind: 'alias',
  async find(tx, id) {
    const found = await findAlias(tx, id)
    return found && aliasStanding(found)
  },
  remove: deleteAlias,
}
