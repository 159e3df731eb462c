export type Health = { ok: boolean; reasons: string[] }

export type HealthService = {
  /** Asks every part that the site cannot do without. */
  check(): Promise<Health>
}

/** Resolves when its part of the site answers. */
export type Probe = () => Promise<unknown>

/** A part that is silent for so long counts as gone. */
const PATIENCE_MS = 2000

/** The names of the probes are what the reasons say: "database does not answer". */
export function createHealth(probes: Record<string, Probe>, patienceMs = PATIENCE_MS): HealthService {
  return {
    async check() {
      const names = Object.keys(probes)
      const answers = await Promise.all(Object.values(probes).map((probe) => doesAnswer(probe, patienceMs)))
      const reasons = names.filter((_, index) => !answers[index]).map((name) => `${name} does not answer`)
      return { ok: reasons.length === 0, reasons }
    },
  }
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
