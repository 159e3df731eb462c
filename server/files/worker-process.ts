import { getPriority, setPriority } from 'node:os'

const LOW_PRIORITY = 5

/**
 * What a process is that works on files of strangers for the server: it gives way to the server, ends when it holds more
 * bytes of memory than it may, and ends with the server alone.
 */
export function confineWorker({ memory, checkMs }: { memory: number; checkMs: number }): void {
  // Whoever has started the site with less must not be asked for more: only root would get it.
  if (getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY)
  setInterval(() => {
    if (process.memoryUsage.rss() > memory) process.exit(1)
  }, checkMs)
  // A terminal and a supervisor tell all processes of the site to stop at once. The server would take an early end for the
  // fault of a file.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
}
