import { someone } from '#tests/faults/writers.ts'
import { damageOf, type Damage } from '#tests/support/floods/damage.ts'
import { doors, floodsOf } from '#tests/support/floods/doors.ts'
import { freePort, openSite } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import type { Choice } from './choice.ts'
import type { Section } from './report.ts'
import { tickWatch } from './ticks.ts'

/** Doors that anyone can reach, and those of staff that read most. */
const OPEN = [
  '/en/quote/add',
  '/en/quote',
  '/quote/s/',
  '/api/quotes/',
  '/api/mails/',
  '/admin/prices',
  '/admin/blogs/add',
]
/** More than any form of texts may have. */
const MOST_BYTES = 1024 * 1024

/** What the largest input that each door takes costs the site and its neighbours. */
export async function benchFloods({ pages }: Choice): Promise<Section> {
  const port = await freePort()
  const opened = await openSite({ DEMO_CONTENT: 'off', BACKUP_DIR: 'off', ...tickWatch(port) })
  try {
    const { origin, pid } = opened
    const { cookie } = await signIn(origin)
    const site = { origin, pid, watch: `http://127.0.0.1:${port}`, cookie }
    const rows: string[][] = []
    for (const door of doors(await requestLink(origin))) {
      if (!(pages ?? OPEN).some((path) => door.path.startsWith(path))) continue
      const damages: (Damage & { what: string })[] = []
      for (const flood of floodsOf(door, { most: MOST_BYTES }))
        damages.push({ what: flood.what, ...(await damageOf(site, door, flood)) })
      const worst = (measure: (damage: Damage) => number) =>
        damages.reduce((one, other) => (measure(other) > measure(one) ? other : one))
      const held = worst((damage) => damage.held)
      const name = door.path.replace(/\/s\/.*/, '/s/…') + (door.beside && ` (${door.beside.split('&')[0]})`)
      rows.push([
        name,
        String(damages.length),
        worst((damage) => damage.cpu).cpu.toFixed(0),
        `${held.held.toFixed(0)} (${held.what}, ${held.status})`,
        worst((damage) => damage.waited).waited.toFixed(0),
        worst((damage) => damage.megabytes).megabytes.toFixed(0),
      ])
      console.log(rows.at(-1)!.join('  '))
    }
    return {
      title: 'What the largest inputs cost',
      text:
        'Each door gets the largest input that it takes, of at most 1 MB of text, field by field: many short lines, one long line, ' +
        'marks, elements, deep and wide JSON, many fields and parts. What the worst of them took: processor time of the site, the longest ' +
        'tick of its event loop (without the time in which the processor was given to others), the longest wait of a neighbour who asks ' +
        'for `/healthz` meanwhile, and how far memory went up.',
      tables: [
        {
          title: 'The worst of each door',
          head: ['', 'inputs', 'CPU, ms', 'longest hold, ms', 'neighbour, ms', 'MB'],
          rows,
        },
      ],
    }
  } finally {
    await opened.stop()
  }
}

export async function requestLink(origin: string): Promise<string> {
  const fields = { name: 'Sara', phone: '0501234567', items: JSON.stringify([{ text: 'foam' }]) }
  const answer = await fetch(`${origin}/api/quotes/request.php`, {
    method: 'POST',
    headers: { Origin: origin, 'X-Forwarded-For': someone() },
    body: new URLSearchParams(fields),
  })
  const { data } = (await answer.json()) as { data: { url: string } }
  return data.url
}
