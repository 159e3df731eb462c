import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '#scripts/test-run/command.ts'
import { cpuSeconds } from './cpu.ts'

export type Load = {
  /** Addresses without their origin, asked for in turn. */
  paths: string[]
  headers?: Record<string, string>
  seconds?: number
  connections?: number
  /** What wrk sends to the first of the paths in place of plain requests, in Lua. */
  script?: string
}

/** The process that is measured, with those it has started. */
export type Measured = { origin: string; pids: number[] }

/**
 * Sends requests one after the other over each connection, and answers the CPU time of each for the server, in µs. A
 * busy machine may not answer one of them in time: then they are given longer.
 */
export async function cpuPerRequest(measured: Measured, load: Load): Promise<number> {
  const seconds = load.seconds ?? 1
  const cost = await measure(measured, { ...load, seconds })
  if (cost !== null) return cost
  if (seconds >= LONGEST_SECONDS) throw new Error(`${load.paths[0]} does not answer within ${seconds} s`)
  return cpuPerRequest(measured, { ...load, seconds: seconds * 4 })
}

async function measure({ origin, pids }: Measured, load: Load): Promise<number | null> {
  const { paths, headers = {}, seconds, connections = 32, script: lua = luaOf(paths) } = load
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const script = join(folder, 'requests.lua')
  writeFileSync(script, lua)
  const before = sum(pids.map(cpuSeconds))
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '20s',
    '-s',
    script,
    ...flags,
    origin + paths[0],
  ]
  const { ok, output } = await runCommand('wrk', args)
  const used = sum(pids.map(cpuSeconds)) - before
  rmSync(folder, { recursive: true })
  const count = Number(/(\d+) requests in/.exec(output)?.[1] ?? 0)
  if (ok && count === 0) return null
  if (!ok || /Non-2xx/.test(output)) throw new Error(`The load of ${paths[0]} failed:\n${output}`)
  return (used / count) * 1_000_000
}

const LONGEST_SECONDS = 16

function luaOf(paths: string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local count = 0
function request()
  count = count + 1
  return wrk.format(nil, paths[count % #paths + 1])
end
`
}

function sum(figures: number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
