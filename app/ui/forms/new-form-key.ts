/** A key for one filling of a form. On plain http, as in a trial on a local network, browsers have no `randomUUID`. */
export function newFormKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
