import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestLink } from '#scripts/bench/floods.ts'
import { tickWatch } from '#scripts/bench/ticks.ts'
import { damageOf, healthAlone, type Damage, type Flooded } from '#tests/support/floods/damage.ts'
import { doors, floodsOf, type Door, type Flood } from '#tests/support/floods/doors.ts'
import { freePort, openSite, type Site } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { FORM_PATHS } from '#server/web/request/body-rules.ts'
import { byLength } from '#tests/support/test-level.ts'

/** Waiting times are judged with `--long` only: in the short run, page and browser tests share the processors, and slow machines hold longer. */
const MOST = {
  held: byLength({ short: 200, long: 50 }),
  waited: byLength({ short: Infinity, long: 100 }),
  megabytes: 64,
}
/** What a busy machine, or code that is not compiled yet, adds to one measurement does not come a second and a third time. */
const TRIES = 4
const STREAMS = byLength({ short: 100, long: 1000 })
/** Where lists and messages are sent, and lists of prices pasted: each of their fields is filled by itself. */
const MAIN_DOORS = byLength({
  short: ['/en/quote/add', '/api/quotes/lines.php'],
  long: [
    '/en/quote/add',
    '/en/quote',
    '/en/contact',
    '/api/quotes/lines.php',
    '/api/mails/contact.php',
    '/admin/prices',
  ],
})
const OTHER_DOORS = byLength({ short: false, long: true })
/** In short what reads the most. */
const FLOODS = byLength({ short: /^lines|^many|^lists/, long: /./ })
/** At the other doors. */
const WHOLE_FLOODS = /^(?:all fields|many|lists|allowed parts)/
/** What takes longer, with its figures in docs/performance.md. */
const LONGER =
  /^(?:\/en\/quote a file|\/en\/quote all fields: (?:HTML|opened)|\/admin\/\w+\/add all fields: (?:HTML|line ends|opened))/
const WARM_UP = 5

let opened: Site
let site: Flooded
let folder: string
beforeAll(async () => {
  const port = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'flooded-'))
  opened = await openSite({
    DATA_DIR: folder,
    DEMO_CONTENT: 'off',
    BACKUP_DIR: 'off',
    LOG_LEVEL: 'warn',
    ...tickWatch(port),
  })
  const { cookie } = await signIn(opened.origin)
  site = { origin: opened.origin, pid: opened.pid, watch: `http://127.0.0.1:${port}`, cookie }
})
afterAll(async () => {
  await opened.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('every form with a rule of its own is among the doors', async () => {
  const paths = doors(await requestLink(site.origin)).map(({ path }) => path.replace(/^\/en(?=\/)/, ''))
  expect(FORM_PATHS.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([])
})

it('no door lets one input hold the site: the largest that it takes, and the smallest that it refuses', async () => {
  const alone = await healthAlone(site.origin)
  const isMain = ({ path }: Door) => MAIN_DOORS.includes(path)
  const isTried = (door: Door, what: string) =>
    (isMain(door) ? FLOODS : WHOLE_FLOODS).test(what) && !LONGER.test(`${door.path} ${what}`)
  const chosen = doors(await requestLink(site.origin)).filter((door) => OTHER_DOORS || isMain(door))
  const wrong: string[] = []
  let floods = 0
  for (const door of chosen) {
    const allowed = floodsOf(door).filter(({ what }) => isTried(door, what))
    const forbidden = byLength({
      short: [],
      long: floodsOf(door, { share: 1.1 }).filter(({ what }) => isTried(door, what)),
    })
    for (const flood of allowed.slice(0, WARM_UP)) await damageOf(site, door, flood)
    for (const flood of [...allowed, ...forbidden]) {
      const damage = await leastDamage(door, flood, alone)
      floods += 1
      if (damage.isTooMuch || damage.status >= 500) wrong.push(`${door.path} ${flood.what}: ${JSON.stringify(damage)}`)
    }
  }
  process.stdout.write(`${floods} inputs at ${chosen.length} doors; /healthz alone ${alone.toFixed(0)} ms at most\n`)
  expect(wrong).toEqual([])
})

it('streams that stop in the midst of a file are refused, and nothing of them stays', async () => {
  const { host, port } = new URL(site.origin)
  const head = `--x\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n`
  const said = `POST /en/quote HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.origin}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n${head}`
  const statuses: Record<string, number> = {}
  const streams = Array.from({ length: STREAMS }, async () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(said + 'a'.repeat(10_000))
    const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean]
    const status = Buffer.isBuffer(answer) ? answer.toString('latin1', 9, 12) : 'closed'
    statuses[status] = (statuses[status] ?? 0) + 1
    socket.destroy()
  })
  await expect
    .poll(() => readdirSync(join(folder, 'incoming')).length, { timeout: 60_000 })
    .toBeGreaterThan(STREAMS / 2)
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
  await Promise.all(streams)
  expect(statuses).toEqual({ 408: STREAMS })
  await expect.poll(() => readdirSync(join(folder, 'incoming')), { timeout: 60_000 }).toEqual([])
})

/** What it costs at least, and whether that is too much beside what others wait for anyway. */
async function leastDamage(door: Door, flood: Flood, alone: number) {
  let damage = await damageOf(site, door, flood)
  let usual = alone
  for (let again = 1; again < TRIES && isTooMuch(damage, usual); again++) {
    usual = Math.max(usual, await healthAlone(site.origin))
    const next = await damageOf(site, door, flood)
    damage = {
      ...next,
      held: Math.min(damage.held, next.held),
      waited: Math.min(damage.waited, next.waited),
      megabytes: Math.min(damage.megabytes, next.megabytes),
    }
  }
  return { ...damage, isTooMuch: isTooMuch(damage, usual) }
}

function isTooMuch({ held, waited, megabytes }: Damage, alone: number): boolean {
  return held > MOST.held || waited > MOST.waited + alone || megabytes > MOST.megabytes
}
