import { addSeconds } from 'date-fns/addSeconds'
import { importFailures } from '#content/imports/import-words.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import type { Import } from '#domain/imports/import.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { findImport, isAnotherRunning, WORKED_ON } from '#server/data/imports/imports-store.ts'
import { workOff } from '#server/data/work/work-off.ts'
import { type ImportWorkDeps, failImport } from './import-deps.ts'
import { checkImport } from './check-import.ts'
import { runImport, takeBack } from './run-import.ts'

/** Two servers at one import do nothing twice, but neither gets on. */
const LEASE_MS = 5000

/** Works on every import that waits, one after the other. Two do not run at once: the later waits. */
export function workOnImports(deps: ImportWorkDeps, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  return workOff({ db, clock, kind: 'import', leaseMs: LEASE_MS, signal }, async (turn) => {
    const one = await findImport(db, turn.id)
    if (!one || !WORKED_ON.includes(one.state)) return null
    const isRun = one.state === 'running'
    if (isRun && (await isAnotherRunning(db, one.id, toInstant(clock())))) return addSeconds(clock(), 1)
    try {
      await (isRun ? runImport(deps, one, signal) : checkImport(deps, one, { signal, keep: turn.keep }))
    } catch (error) {
      if (!(error instanceof Forbidden)) throw error
      await stopForbidden(deps, one)
    }
    const { state } = (await findImport(db, one.id)) ?? one
    return WORKED_ON.includes(state) ? clock() : null
  })
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
