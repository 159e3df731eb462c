import type { Log } from '#server/log.ts'

/** What is degraded serves pages, and cannot store what is sent. */
type Health = { ok: boolean; reasons: string[]; degraded: string | null }

export type HealthService = {
  /** Asks every part that the site cannot do without. */
  check(): Promise<Health>
}

/** Resolves when its part of the site answers. */
export type Probe = () => Promise<unknown>

/** A part that is silent for so long counts as gone. */
const PATIENCE_MS = 2000

type HealthOptions = { patienceMs?: number; degradation?: () => Promise<string | null> }

/** The names of the probes are what the reasons say: "database does not answer". */
export function createHealth(
  probes: Record<string, Probe>,
  { patienceMs = PATIENCE_MS, degradation = async () => null }: HealthOptions = {},
): HealthService {
  return {
    async check() {
      const names = Object.keys(probes)
      const answers = await Promise.all(Object.values(probes).map((probe) => doesAnswer(probe, patienceMs)))
      const reasons = names.filter((_, index) => !answers[index]).map((name) => `${name} does not answer`)
      return { ok: reasons.length === 0, reasons, degraded: await degradation() }
    },
  }
}

/** A probe that tells the log why it fails, once for each time that it begins to, and once that it answers again. */
export function loggingChanges(name: string, probe: Probe, log: Pick<Log, 'warn' | 'info'>): Probe {
  let isAway = false
  return async () => {
    try {
      await probe()
      if (isAway) log.info(`${name} answers again`)
      isAway = false
    } catch (error) {
      if (!isAway)
        log.warn(`${name} does not answer`, { reason: error instanceof Error ? causeOf(error) : String(error) })
      isAway = true
      throw error
    }
  }
}

function causeOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} ${cause.message}` : message
}

async function doesAnswer(probe: Probe, patienceMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), patienceMs)
  probe().then(
    () => resolve(true),
    () => resolve(false),
  )
  return promise.finally(() => clearTimeout(timer))
}
