import type { StaffCaller } from '#domain/accounts/caller.ts'
import { changedTags, tagsText } from '#domain/media/tags.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import type { Clock } from '#server/clock.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { findMedia } from '#server/data/media/media-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { saveLive } from '#server/records/live.ts'
import { newWriteContext, type WriteContext } from '#server/records/write.ts'
import { FILE } from './file-type.ts'

type Deps = { db: Db; clock: Clock }

type Describing = { name: string; fields: FormFields; by: StaffCaller }

export async function describe({ db, clock }: Deps, { name, fields, by }: Describing): Promise<Outcome<void>> {
  return inTransactionIf(
    db,
    async (tx) => {
      await authorize(tx, by, 'records.write')
      return describeFile(tx, name, fields, newWriteContext(by, clock()))
    },
    ({ ok }) => ok,
  )
}

export async function describeFile(
  tx: Tx,
  id: string,
  fields: FormFields,
  context: WriteContext,
): Promise<Outcome<void>> {
  const saved = await saveLive(tx, FILE, { id, fields, context })
  if (saved.ok) return success(undefined)
  return failure(saved.failure.kind === 'stale' ? { kind: 'not-found' } : saved.failure)
}

export async function describeEach(
  { db, clock }: Deps,
  sent: Map<string, FormFields>,
  by: StaffCaller,
): Promise<Outcome<void, Map<string, FieldErrors>>> {
  const work = async (tx: Tx) => {
    await authorize(tx, by, 'records.write')
    const context = newWriteContext(by, clock())
    const wrong = new Map<string, FieldErrors>()
    for (const [name, fields] of sent) {
      const said = await describeFile(tx, name, fields, context)
      if (!said.ok && said.failure.kind === 'invalid') wrong.set(name, said.failure.fields)
    }
    return wrong
  }
  const wrong = await inTransactionIf(db, work, ({ size }) => size === 0)
  return wrong.size > 0 ? failure(wrong) : { ok: true, value: undefined }
}

/** How many files have other tags than before. */
export type Tagged = { count: number; actId: string }

type Tagging = { names: string[]; change: { add: string; remove: string }; by: StaffCaller }

export async function tagEach({ db, clock }: Deps, { names, change, by }: Tagging): Promise<Outcome<Tagged>> {
  const context = newWriteContext(by, clock())
  const work = async (tx: Tx): Promise<Outcome<Tagged>> => {
    await authorize(tx, by, 'records.write')
    let count = 0
    for (const name of names) {
      const file = await findMedia(tx, name)
      if (!file) continue
      const fields = { tags: tagsText(changedTags(file.tags, change)) }
      const saved = await saveLive(tx, FILE, { id: name, fields, context })
      if (saved.ok) count += saved.value.version > file.version ? 1 : 0
      else if (saved.failure.kind === 'invalid')
        return failure({ kind: 'invalid', fields: { add: saved.failure.fields['tags']! } })
    }
    return success({ count, actId: context.actId })
  }
  return inTransactionIf(db, work, ({ ok }) => ok)
}
