import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** User and system time of a process so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = fieldsOf(pid)
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((child) => parentOf(child) === pid)
}

export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Null for a process that has ended meanwhile. */
function parentOf(pid: number): number | null {
  try {
    return Number(fieldsOf(pid)[1])
  } catch {
    return null
  }
}

/** The fields of the process's state after its name, which may hold blanks. */
function fieldsOf(pid: number): string[] {
  const state = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return state.slice(state.lastIndexOf(')') + 2).split(' ')
}
