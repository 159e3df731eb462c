import ipaddr from 'ipaddr.js'

/** Whether an IP address is one of the public internet: none of a private network, of this machine or of a link. */
export function isPublicAddress(address: string): boolean {
  const read = readAddress(address)
  return read !== null && read.range() === 'unicast'
}

export function isLoopback(address: string): boolean {
  return readAddress(address)?.range() === 'loopback'
}

function readAddress(address: string) {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null
}

export type TargetProblem = 'malformed' | 'not-https' | 'not-public'

/**
 * Why nothing may be sent to an address, as far as it says so itself: names are looked up with each connection.
 * `allowsLoopback` is for tests of whoever runs the site.
 */
export function targetProblem(url: string, allowsLoopback: boolean): TargetProblem | null {
  if (!URL.canParse(url)) return 'malformed'
  const { protocol, hostname, username, password } = new URL(url)
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopback(hostname)
  if (isHere && allowsLoopback && (protocol === 'https:' || protocol === 'http:')) return null
  if (protocol !== 'https:') return 'not-https'
  if (username !== '' || password !== '') return 'malformed'
  return isHere || (readAddress(hostname) !== null && !isPublicAddress(hostname)) ? 'not-public' : null
}
