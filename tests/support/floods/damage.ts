import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { someone } from '#tests/faults/writers.ts'
import { cpuSeconds, residentMegabytes } from '#scripts/bench/cpu.ts'
import type { Door, Flood } from './doors.ts'

/** A site that tells on another port how long its event loop was held, and the cookie of staff. */
export type Flooded = { origin: string; pid: number; watch: string; cookie: string }

export type Damage = {
  /** 0 where the connection was closed before an answer came. */
  status: number
  /** Processor time of the site, the longest tick of its loop, and how long `/healthz` waited at most, in ms. */
  cpu: number
  held: number
  waited: number
  /** By how much its memory went up meanwhile. */
  megabytes: number
}

/** Sends it, while a neighbour asks for `/healthz` again and again. */
export async function damageOf(site: Flooded, door: Door, { type, body }: Flood): Promise<Damage> {
  const before = { cpu: cpuSeconds(site.pid), memory: resetPeak(site.pid) }
  await (await fetch(`${site.watch}/start`)).text()
  const neighbour = askHealth(site.origin)
  const headers = {
    Origin: site.origin,
    'Content-Type': type,
    'X-Forwarded-For': someone(),
    ...(door.isStaff && { Cookie: site.cookie }),
  }
  const sending = { method: 'POST', redirect: 'manual', headers, body: new TextEncoder().encode(body()) } as const
  // Whoever is refused in the midst of sending may lose the answer with the connection.
  const answer = await fetch(site.origin + door.path, sending).catch(() => null)
  await answer?.arrayBuffer().catch(() => null)
  // What the answer leaves to be done belongs to it.
  await sleep(20)
  const waited = await neighbour.leave()
  const held = Number(await (await fetch(`${site.watch}/stop`)).text())
  const megabytes = peakMegabytes(site.pid) - before.memory
  const cpu = (cpuSeconds(site.pid) - before.cpu) * 1000
  // Time without a processor is the machine's, not the site's.
  return { status: answer?.status ?? 0, cpu, held: Math.min(held, cpu), waited, megabytes }
}

/** How long `/healthz` takes at most while nothing else is asked, in ms. */
export async function healthAlone(origin: string): Promise<number> {
  const neighbour = askHealth(origin)
  await sleep(2000)
  return neighbour.leave()
}

function askHealth(origin: string) {
  const leaving = new AbortController()
  let longest = 0
  const asking = (async () => {
    while (!leaving.signal.aborted) {
      const begun = performance.now()
      // A connection that has had its thousand requests is closed.
      const answer = await fetch(`${origin}/healthz`).catch(() => null)
      await answer?.text()
      longest = Math.max(longest, performance.now() - begun)
      await sleep(2)
    }
  })()
  return {
    async leave() {
      leaving.abort()
      await asking
      return longest
    },
  }
}

function peakMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The most that it held is counted anew from what it holds. */
function resetPeak(pid: number): number {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return residentMegabytes(pid)
}
