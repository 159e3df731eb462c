import { importFailures } from '#content/imports/import-words.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import type { Import } from '#domain/imports/import.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { claimImport, findImport, updateImport } from '#server/data/imports/imports-store.ts'
import { type ImportWorkDeps, leaseFrom, LeaseLost, failImport } from './import-lease.ts'
import { checkImport } from './check-import.ts'
import { runImport, takeBack } from './run-import.ts'

/** Well before a lease ends. */
const RENEWAL_MS = 1500

/** Works on every import that waits, one after the other. */
export async function workOnImports(deps: ImportWorkDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = deps.clock()
    const one = await claimImport(deps.db, toInstant(now), leaseFrom(now))
    if (!one) return
    try {
      await whileLeased(deps, one, () =>
        one.state === 'running' ? runImport(deps, one, signal) : checkImport(deps, one, signal),
      )
    } catch (error) {
      if (error instanceof LeaseLost) continue
      if (!(error instanceof Forbidden)) {
        // What failed keeps its lease for a while, so that others come before it is tried again.
        if (!signal.aborted) throw error
        await updateImport(deps.db, { id: one.id, state: one.state }, { leasedUntil: null })
        return
      }
      await stopForbidden(deps, one)
    }
  }
}

/** Some steps of the work last longer than a lease. */
async function whileLeased({ db, clock }: ImportWorkDeps, { id, state }: Import, work: () => Promise<void>) {
  let renewal: Promise<unknown> = Promise.resolve()
  const renew = async () => {
    await updateImport(db, { id, state }, { leasedUntil: leaseFrom(clock()) }).catch(() => {})
  }
  const timer = setInterval(() => {
    renewal = renew()
  }, RENEWAL_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
    await renewal
  }
}

/** Whoever ran it may not any more. What was to be whole is taken back. */
async function stopForbidden(deps: ImportWorkDeps, { id }: Import): Promise<void> {
  const one = await findImport(deps.db, id)
  if (!one) return
  const { forbidden, forbiddenBefore, forbiddenTakenBack } = importFailures
  if (one.done === 0 || one.state !== 'running') await failImport(deps, one, forbiddenBefore)
  else if (one.options.whole === '1') await takeBack(deps, one, forbiddenTakenBack)
  else await failImport(deps, one, forbidden)
}
