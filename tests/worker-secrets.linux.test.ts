import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPrintProcess } from '#server/print/print-process.ts'
import { readSheet } from '#server/sheets/sheet-reader.ts'

const PROBE = '#set document(title: "Probe")\n#set text(lang: "en", font: "Rawabit Print")\nSound'

test('a process that prints or reads sheets knows no secrets of the server', async () => {
  process.env['SESSION_SECRET'] = 'hidden'
  const environments: string[] = []
  await readSheet(
    Buffer.from('a;1\n'),
    { turn: { lane: 'staff', sender: '' } },
    () => void environments.push(environmentOf('sheet-worker')),
  )
  const job = { template: 'job/probe.typ', data: {}, pictures: { 'probe.typ': Buffer.from(PROBE) } }
  await createPrintProcess().print('sheet', job)
  environments.push(environmentOf('print-worker'))
  delete process.env['SESSION_SECRET']
  expect(environments).toHaveLength(2)
  for (const environment of environments) {
    expect(environment).toContain('MALLOC_ARENA_MAX=2')
    expect(environment).not.toContain('hidden')
  }
})

// In a process of its own: another test may have loaded the compiler into this one.
test('who has a document printed does not load the compiler', () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import { createPrintProcess } from '#server/print/print-process.ts'
    const pictures = { 'probe.typ': Buffer.from(${JSON.stringify(PROBE)}) }
    const { pages } = await createPrintProcess().print('sheet', { template: 'job/probe.typ', data: {}, pictures })
    console.log(pages, readFileSync('/proc/self/maps', 'utf8').includes('typst'))
    process.exit()`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(printed).toBe('1 false\n')
})

/** Of the processes that this one has started to run a program. */
function environmentOf(program: string): string {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  const running = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program))
  return running.map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8')).join('\0')
}
