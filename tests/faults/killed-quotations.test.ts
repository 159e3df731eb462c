import { describe, expect, it } from 'vitest'
import { soundnessProblems } from '#server/data/engine/dialect.ts'
import type { Site } from '#tests/support/site.ts'
import { byLength } from '#tests/support/test-level.ts'
import { callerOf, type Call } from './staff-caller.ts'
import { withDatabase, worldsFor, type World } from './worlds.ts'
import { someone } from './writers.ts'

const KILLS = byLength({ short: 3, long: 100 })
/** A little different each time, so that kills meet the site at different work. */
const writesBefore = (kill: number) => 4 + ((kill * 5) % 7)

const worldOn = worldsFor('killed_quotations')

/** What customers do, each in turn, and what their quotation is from then on. */
const ANSWERS = [
  { state: 'accepted', fields: { intent: 'accept', acceptedBy: 'Huda' } },
  { state: 'change-requested', fields: { intent: 'change', message: 'Twelve of them, please' } },
  { state: 'declined', fields: { intent: 'decline', reason: 'price' } },
] as const

/** What the site has said: numbers that were sent, and what was answered to them. */
type Promised = { sent: Set<string>; answered: Map<string, string> }

type Sent = { number: string; status_url: string }

const CUSTOMER = { customer_name: 'Huda', customer_email: 'huda@client.example', locale: 'en' }
const LINES = JSON.stringify([{ name_en: 'Foam', name_ar: 'رغوة', qty: 24, unit_price: '18.75' }])

async function dataOf<Data>(answer: Response | null): Promise<Data | null> {
  const body = (await answer?.json().catch(() => null)) as { status: string; data: Data } | null
  return body?.status === 'success' ? body.data : null
}

/** Begins a quotation and sends it; null once the site is gone. */
async function sendOne(call: Call): Promise<Sent | null> {
  const begun = await dataOf<{ quote_id: string }>(await call('/api/quotes/add.php', { ...CUSTOMER, lines: LINES }))
  if (!begun) return null
  const { quote_id } = begun
  return dataOf<Sent>(await call('/api/quotes/send.php', { quote_id, version: '1', by: 'mail' }))
}

/** Answers one twice, as a double click does; whether the site has said that it is answered. */
async function answer({ status_url }: Sent, said: Record<string, string>): Promise<boolean> {
  const fields = { revision: '1', key: `key ${status_url}`, ...said }
  const click = () =>
    fetch(status_url, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: new URL(status_url).origin, 'X-Forwarded-For': someone() },
      body: new URLSearchParams(fields),
    }).catch(() => null)
  const answers = await Promise.all([click(), click()])
  return answers.some((answer) => answer?.status === 303 || answer?.status === 302)
}

async function workUntilGone(site: Site, promised: Promised, onWrite: () => void): Promise<void> {
  const call = await callerOf(site)
  const desk = async () => {
    for (let sent = await sendOne(call); sent; sent = await sendOne(call)) {
      promised.sent.add(sent.number)
      onWrite()
      const { state, fields } = ANSWERS[promised.sent.size % ANSWERS.length]!
      if (!(await answer(sent, fields))) return
      promised.answered.set(sent.number, state)
      onWrite()
    }
  }
  await Promise.all([desk(), desk(), desk()])
}

/** What the tables say of every number, and whether each has its file and its mail. */
function whatIsKept(world: World) {
  return withDatabase(world, async (db) => {
    const rows = await db
      .selectFrom('quotes')
      .innerJoin('quote_revisions', 'quote_revisions.quote_id', 'quotes.id')
      .leftJoin('private_files', 'private_files.id', 'quote_revisions.pdf_file')
      .leftJoin('mail_attachments', 'mail_attachments.file_id', 'private_files.id')
      .leftJoin('quote_register', 'quote_register.number', 'quotes.number')
      .select(['quotes.id', 'quotes.number', 'quote_revisions.state', 'quote_register.state as registered'])
      .select(['private_files.file_key', 'mail_attachments.mail_id'])
      .where('quotes.number', 'is not', null)
      .orderBy('quotes.number')
      .execute()
    const answers = await db.selectFrom('quote_answers').select('quote_id').execute()
    const { last } = await db
      .selectFrom('number_series')
      .select('last')
      .where('series', '=', 'QT')
      .executeTakeFirstOrThrow()
    return { rows, answers: answers.map(({ quote_id }) => quote_id), last, problems: await soundnessProblems(db) }
  })
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  it('no quotation that was sent or answered is lost, and no number, however often the site is killed', async () => {
    const world = worldOn(kind)
    const promised: Promised = { sent: new Set(), answered: new Map() }
    for (let kill = 0; kill < KILLS; kill++) {
      const site = await world.open()
      let left = writesBefore(kill)
      await workUntilGone(site, promised, () => {
        left -= 1
        if (left === 0) void site.kill()
      })
    }
    const site = await world.open()
    expect(await site.stop()).toBe(0)
    const { rows, answers, last, problems } = await whatIsKept(world)
    const answered = rows.filter(({ state }) => ANSWERS.some((one) => one.state === state))
    process.stdout.write(
      `${kind}: ${promised.sent.size} sendings and ${promised.answered.size} answers acknowledged over ${KILLS} kills, ` +
        `${rows.length} and ${answered.length} found again\n`,
    )
    const year = rows[0]!.number!.slice(0, 8)
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: last }, (_, place) => `${year}${String(place + 1).padStart(5, '0')}`),
    )
    const states = new Map(rows.map(({ number, state }) => [number, state]))
    expect([...promised.sent].filter((number) => !states.has(number))).toEqual([])
    expect([...promised.answered].filter(([number, state]) => states.get(number) !== state)).toEqual([])
    expect(rows.filter(({ file_key, mail_id }) => file_key === null || mail_id === null)).toEqual([])
    expect(rows.filter(({ state, registered }) => state !== registered)).toEqual([])
    expect(answers.toSorted()).toEqual(answered.map(({ id }) => id).toSorted())
    expect(problems).toEqual([])
    expect(promised.sent.size).toBeGreaterThanOrEqual(KILLS)
  })
})
