import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Longer than any step takes; a program that hangs is asked to report and end, and has failed. */
const TIME_LIMIT_MS = 2_700_000

export type CommandResult = { ok: boolean; output: string }

/** Runs a program to its end and keeps what it printed, both streams in their order. */
export async function runCommand(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    timeout: TIME_LIMIT_MS,
    killSignal: 'SIGINT',
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  try {
    const [code] = await once(child, 'close')
    return { ok: code === 0, output: output.trim() }
  } catch (error) {
    return { ok: false, output: `${output}${String(error)}` }
  }
}

/** A program of the project's own packages, run on the Node that runs this. */
export function runTool(path: string, args: string[], environment?: Record<string, string>): Promise<CommandResult> {
  return runCommand(process.execPath, [`node_modules/${path}`, ...args], environment)
}
