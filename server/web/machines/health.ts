import { VERSION } from '#server/version.ts'
import type { Hono } from 'hono'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import type { HealthService } from '#server/services/site/health.ts'
import { readingRoute } from '#server/web/reading-route.ts'

export type HealthDeps = { health: HealthService; isDraining: () => boolean }

/** Whether the process lives, and whether it should be sent visitors. Neither answer is ever stored. */
export function healthRoutes(app: Hono<HttpScope>, { health, isDraining }: HealthDeps): void {
  readingRoute(app, '/healthz', () => plain(200, `alive ${VERSION}`))
  readingRoute(app, '/readyz', async () => {
    if (isDraining()) return plain(503, 'shutting down')
    const { ok, reasons, degraded } = await health.check()
    if (!ok) return plain(503, reasons.join('; '))
    // Visitors are sent here all the same: they can read.
    return plain(200, degraded === null ? 'ready' : `degraded: ${degraded}`)
  })
}

function plain(status: number, text: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${text}\n`, { status, headers })
}
