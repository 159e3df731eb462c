import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export type RawAnswer = { headers: IncomingHttpHeaders; body: Buffer }

export function rawAnswer(address: string, coding: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'Accept-Encoding': coding } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** A page that is made for each request never stays the same. */
const MOST_TRIES = 40

/** The page as it is sent once it is compressed densely, which happens beside the first requests. */
export async function densestAnswer(address: string, coding: string): Promise<RawAnswer> {
  let last = await rawAnswer(address, coding)
  for (let tries = 0, unchanged = 0; unchanged < 5 && tries < MOST_TRIES; tries++) {
    await sleep(200)
    const next = await rawAnswer(address, coding)
    unchanged = next.body.length === last.body.length ? unchanged + 1 : 0
    last = next
  }
  return last
}
