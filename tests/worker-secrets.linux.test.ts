import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPrintProcess } from '#server/print/print-process.ts'
import { readSheet } from '#server/sheets/sheet-reader.ts'

const PROBE = '#set document(title: "Probe")\n#set text(lang: "en", font: "Rawabit Print")\nSound'

test('a process that prints or reads sheets knows no secrets of the server, and loads nothing into it', async () => {
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
  expect(readFileSync('/proc/self/maps', 'utf8')).not.toContain('typst')
})

/** Of the processes that this one has started to run a program. */
function environmentOf(program: string): string {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  const running = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program))
  return running.map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8')).join('\0')
}
