import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The bytes of an answer as they travel. */
export function rawBody(address: string, coding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'Accept-Encoding': coding } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
      buffer(answer).then(resolve, reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}
