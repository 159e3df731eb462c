import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../test-run/command.ts'
import { cpuSeconds } from './cpu.ts'

export type Load = {
  /** The address, without its origin. */
  path: string
  headers?: Record<string, string>
  seconds: number
  connections?: number
  /** Puts a number of its own into each address, so that no page was asked for before. */
  distinct?: boolean
}

const DISTINCT = `local count = 0
function request()
  count = count + 1
  return wrk.format(nil, wrk.path .. (wrk.path:find("?") and "&" or "?") .. "visit=" .. count)
end
`

/** Sends requests one after the other over each connection, and answers the CPU time of `pids` for each, in µs. */
export async function cpuPerRequest(origin: string, pids: number[], load: Load): Promise<number> {
  const { path, headers = {}, seconds, connections = 32, distinct = false } = load
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const script = join(folder, 'requests.lua')
  writeFileSync(script, distinct ? DISTINCT : '')
  const before = sum(pids.map(cpuSeconds))
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, ...flags, origin + path]
  const { ok, output } = await runCommand('wrk', args)
  const used = sum(pids.map(cpuSeconds)) - before
  rmSync(folder, { recursive: true })
  const count = Number(/(\d+) requests in/.exec(output)?.[1] ?? 0)
  if (!ok || count === 0 || /Non-2xx/.test(output)) throw new Error(`The load failed:\n${output}`)
  return (used / count) * 1_000_000
}

function sum(figures: number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
