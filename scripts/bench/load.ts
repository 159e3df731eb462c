import { Agent, request, type OutgoingHttpHeaders } from 'node:http'
import { cpuSeconds } from './cpu.ts'

export type Load = {
  /** Addresses without their origin, asked for in turn. */
  paths: string[]
  headers?: OutgoingHttpHeaders
  connections?: number
  seconds?: number
  /** What is posted, and the headers of it; plain requests without it. */
  post?: () => { body: string; headers?: OutgoingHttpHeaders }
}

export type Measured = { origin: string; pids: number[] }

/** Sends requests one after the other over each connection, and answers the CPU time of each for the server, in µs. */
export async function cpuPerRequest({ origin, pids }: Measured, load: Load): Promise<number> {
  const { paths, connections = 32, seconds = 1 } = load
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0)
  const before = used()
  const until = performance.now() + seconds * 1000
  let count = 0
  const client = async () => {
    do await ask(agent, origin + paths[count++ % paths.length]!, load)
    while (performance.now() < until)
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
  return ((used() - before) / count) * 1_000_000
}

function ask(agent: Agent, address: string, { headers, post }: Load): Promise<void> {
  const sent = post?.()
  return new Promise((resolve, reject) => {
    const options = { agent, method: sent ? 'POST' : 'GET', headers: { ...headers, ...sent?.headers } }
    const asked = request(address, options, (answer) => {
      answer.resume().on('end', resolve)
      if (answer.statusCode! >= 400) reject(new Error(`${address} answers with ${answer.statusCode}`))
    })
    asked.on('error', reject).end(sent?.body)
  })
}
