import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { freePort, ROOT } from '#tests/support/site.ts'
import { runCommand } from '#scripts/test-run/command.ts'
import { tickWatch } from './ticks.ts'

test('the parts that can be measured are those of the documentation', async () => {
  const { ok, output } = await runCommand(process.execPath, [join(ROOT, 'scripts/bench.ts'), 'nothing'])
  expect(ok).toBe(false)
  const [, there = ''] = /^Unknown: nothing\. There are (.+)\.$/m.exec(output) ?? []
  const [, documented = ''] = /npm run bench -- .+ Names: (.+?);/.exec(
    readFileSync(join(ROOT, 'docs/operations.md'), 'utf8'),
  )!
  const names = Array.from(documented.matchAll(/`(\w+)`/g), ([, name]) => name)
  expect(names).toEqual(there.split(', '))
})

test('a server that is measured tells how long its event loop was held', async () => {
  const port = await freePort()
  // Counted by the processor: the watch leaves out what was given to others.
  const busy =
    'const now = () => process.cpuUsage().user; setInterval(() => { const end = now() + 60_000; while (now() < end); }, 1)'
  const server = spawn(process.execPath, ['-e', busy], { env: { PATH: '', ...tickWatch(port) } })
  try {
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    await expect.poll(() => ask('/start').catch(() => null)).toBe('')
    expect(Number(await ask('/stop'))).toBeGreaterThan(30)
  } finally {
    server.kill()
  }
})
