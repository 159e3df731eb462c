import { once } from 'node:events'
import { connect } from 'node:net'
import { PASSWORD_FIELD } from '#domain/accounts/password-field.ts'
import { OWNER } from '#tests/support/site.ts'

/** What is asked for: `form` is what is sent, with the password; without it the page is only read. */
export type Asked = { path: string; cookie: string; form?: string }

/** Reads an answer and looks at none of it: a client that is busy itself would take the processor from the server. */
export async function drain(site: string, { path, cookie, form: fields }: Asked): Promise<void> {
  const form = fields && `${fields}&${PASSWORD_FIELD}=${OWNER.password}`
  const { hostname, port, host, origin, pathname, search } = new URL(site + path)
  const socket = connect(Number(port), hostname)
  const head = [`${form === undefined ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1`, `Host: ${host}`]
  head.push(`Cookie: ${cookie}`, `Origin: ${origin}`, 'Connection: close')
  if (form !== undefined) {
    head.push('Content-Type: application/x-www-form-urlencoded', `Content-Length: ${form.length}`)
  }
  socket.write(`${head.join('\r\n')}\r\n\r\n${form ?? ''}`)
  const [first] = (await once(socket, 'data')) as [Buffer]
  const line = first.toString('latin1').split('\r\n')[0]
  if (line !== 'HTTP/1.1 200 OK') throw new Error(`${path} answers with ${line}`)
  socket.resume()
  await once(socket, 'close')
}
