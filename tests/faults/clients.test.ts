import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type Site } from '#tests/support/site.ts'
import { oddMessages } from './odd-messages.ts'
import { openStaff, someone } from './writers.ts'

const SILENT = 1_000
const DRIPPING = 100
const SLOW_BODIES = 50
const HANGING_UP = 60
/** What the measuring of memory itself goes up and down by. */
const ROOM_BYTES = 96 * 1024 * 1024

let site: Site
let host: string
/** A picture that is answered as a stream. */
let file: string
let staffHeaders: string
beforeAll(async () => {
  site = await openSite({ DEMO_CONTENT: 'off', LOG_LEVEL: 'warn' })
  host = new URL(site.origin).host
  const staff = await openStaff(site.origin)
  await staff.makeCategories(['foam'])
  staffHeaders = `Cookie: ${staff.cookie}\r\nOrigin: ${site.origin}`
  file = await staff.sendPicture('foam', await noisyPicture())
})
afterAll(() => site.stop())

/** One that cannot be compressed much. */
function noisyPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()
}

const open: Socket[] = []

async function call(): Promise<Socket> {
  const socket = connect(Number(host.split(':')[1]), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  open.push(socket)
  return socket
}

/** No more at once than a server has room for before it takes them. */
async function callOften(times: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < times)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(times - sockets.length, 100) }, call))))
  return sockets
}

/** Says it and answers with the status of everything that comes back until the server closes, or until it is enough. */
async function statusesOf(socket: Socket, bytes: Buffer | string, enough = Infinity): Promise<number[]> {
  const chunks: Buffer[] = []
  const statuses = () =>
    Array.from(
      Buffer.concat(chunks)
        .toString('latin1')
        .matchAll(/HTTP\/1\.[01] (\d{3}) [A-Z]/g),
      ([, status]) => Number(status),
    )
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    if (enough < Infinity && statuses().length >= enough) socket.destroy()
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(bytes)
  await closed
  return statuses()
}

function socketsOfSite(): number {
  return readdirSync(`/proc/${site.pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${site.pid}/fd/${fd}`).startsWith('socket:')
    } catch {
      // It was closed while the list was read.
      return false
    }
  }).length
}

function memoryOfSite(): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** A visitor who means well asks for pages all the time; answers what they were told, and how long they waited at most. */
function visitHonestly() {
  const seen = { answers: 0, longest: 0, others: [] as number[] }
  const leaving = new AbortController()
  const visit = async () => {
    while (!leaving.signal.aborted) {
      const begun = performance.now()
      const answer = await fetch(`${site.origin}/en/contact`, { headers: { 'X-Forwarded-For': someone() } })
      await answer.arrayBuffer()
      if (answer.status !== 200) seen.others.push(answer.status)
      seen.answers += 1
      seen.longest = Math.max(seen.longest, performance.now() - begun)
      await sleep(20)
    }
  }
  const visiting = visit()
  return () => {
    leaving.abort()
    return visiting.then(() => seen)
  }
}

/** Does something rude beside an honest visitor, and expects that all of it is over afterwards. */
async function besideAVisitor(what: string, rudeness: () => Promise<string>) {
  const before = { sockets: socketsOfSite(), memory: memoryOfSite() }
  const leave = visitHonestly()
  const [rude] = await Promise.allSettled([rudeness()])
  const seen = await leave()
  if (rude.status === 'rejected') throw rude.reason
  for (const socket of open.splice(0)) socket.destroy()
  // Two are the honest visitor's own, which are kept for a while.
  await expect.poll(socketsOfSite, { timeout: 60_000 }).toBeLessThanOrEqual(before.sockets + 2)
  const grown = memoryOfSite() - before.memory
  process.stdout.write(
    `${what}: ${rude.value}; the visitor beside had ${seen.answers} answers, ${seen.others.length} of them wrong, ` +
      `and waited ${seen.longest.toFixed(0)} ms at most; memory ${(grown / 1e6).toFixed(0)} MB more\n`,
  )
  expect(seen.others).toEqual([])
  expect(seen.answers).toBeGreaterThan(0)
  expect(grown).toBeLessThan(ROOM_BYTES)
  expect(site.output()).not.toContain('"level":"error"')
}

it('messages that no browser sends are refused or answered, and none breaks anything', () =>
  besideAVisitor('odd messages', async () => {
    const messages = oddMessages(host, file)
    const wrong: unknown[] = []
    for (const { name, bytes, answers } of messages) {
      const statuses = await statusesOf(await call(), bytes)
      if (statuses.length > 1 || !answers.includes(statuses[0] ?? 0)) wrong.push([name, statuses])
    }
    expect(wrong).toEqual([])
    return `${messages.length} of them`
  }))

it('questions that come all at once are answered one after the other, and no more than a thousand of them', () =>
  besideAVisitor('questions at once', async () => {
    const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`
    const some = Array.from({ length: 50 }, (_, index) => ask(`/en/search?q=${index}`)).join('')
    const answered = await statusesOf(await call(), some + ask('/healthz', 'Connection: close\r\n'))
    expect(answered).toEqual(Array.from({ length: 51 }, () => 200))
    const many = await statusesOf(await call(), ask('/healthz').repeat(1_100), 1_100)
    expect(many.filter((status) => status === 200)).toHaveLength(1_000)
    expect(many.filter((status) => status === 503)).toHaveLength(100)
    return `${answered.length}, and ${many.length} of 1100`
  }))

it('connections that say nothing, or not enough, or too slowly, are closed', () =>
  besideAVisitor('slow clients', async () => {
    const endings: Record<string, number> = {}
    const closing = async (what: string, socket: Socket, said: string) => {
      const [status] = await statusesOf(socket, said)
      const ending = `${what} ${status ?? 'closed'}`
      endings[ending] = (endings[ending] ?? 0) + 1
    }
    const [silent, dripping, slow] = [await callOften(SILENT), await callOften(DRIPPING), await callOften(SLOW_BODIES)]
    const head = `POST /api/mails/contact.php HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 20000\r\n\r\n`
    const drip = setInterval(() => {
      for (const socket of dripping) if (socket.writable) socket.write('X')
      for (const socket of slow) if (socket.writable) socket.write('a')
    }, 1_000)
    const half = await callOften(DRIPPING)
    await Promise.all([
      ...half.map((socket) => closing('half a question', socket, 'GET /en\r\n')),
      ...silent.map((socket) => closing('silent', socket, '')),
      ...dripping.map((socket) => closing('half a header', socket, 'GET /en HTTP/1.1\r\nHost: a\r\nX-A: ')),
      ...slow.map((socket) => closing('slow body', socket, `${head}message=`)),
    ])
    clearInterval(drip)
    // Whoever still talks while the refusal is sent may lose it with the connection.
    expect(Object.keys(endings).filter((ending) => !/ (?:408|closed)$/.test(ending))).toEqual([])
    expect(endings).toMatchObject({ 'silent 408': SILENT, 'half a question 408': DRIPPING })
    return JSON.stringify(endings)
  }))

it('whoever hangs up, at whatever moment, leaves nothing behind', () =>
  besideAVisitor('hanging up', async () => {
    const upload = `POST /api/categories/update.php HTTP/1.1\r\nHost: ${host}\r\n${staffHeaders}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 3000000\r\n\r\n--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`
    const moments: Record<string, string> = {
      'before a word': '',
      'in the midst of a line': 'GET /en',
      'in the midst of the headers': `GET /en HTTP/1.1\r\nHost: ${host}\r\nX-A`,
      'before the body': `${upload.slice(0, upload.indexOf('\r\n\r\n'))}\r\n\r\n`,
      'in the midst of an upload': `${upload}${'a'.repeat(200_000)}`,
    }
    let hungUp = 0
    for (const said of Object.values(moments))
      for (const [index, socket] of (await callOften(HANGING_UP)).entries()) {
        if (said !== '') await new Promise((resolve) => socket.write(said, resolve))
        // In turn politely, at once, and as a machine that has crashed.
        if (index % 3 === 0) socket.end()
        else if (index % 3 === 1) socket.destroy()
        else socket.resetAndDestroy()
        hungUp += 1
      }
    for (const [index, socket] of (await callOften(HANGING_UP)).entries()) {
      const path = index % 2 === 0 ? `/en/search?q=gone+${index}` : `/en/products?page=${index}`
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: a=${index}\r\n\r\n`)
      await sleep(index % 10)
      socket.resetAndDestroy()
      hungUp += 1
    }
    for (const socket of await callOften(HANGING_UP)) {
      socket.write(`GET ${file} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      await once(socket, 'data')
      socket.resetAndDestroy()
      hungUp += 1
    }
    expect(await fetch(`${site.origin}/healthz`)).toMatchObject({ status: 200 })
    return `${hungUp} times at ${Object.keys(moments).length + 2} moments`
  }))
