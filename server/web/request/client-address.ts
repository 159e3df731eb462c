import { isIP } from 'node:net'
import type { Source } from '#domain/accounts/caller.ts'

export type Origin = { socket: string | undefined; forwardedFor: string | undefined }

const UNKNOWN_ADDRESS = '0.0.0.0'

/**
 * The visitor's address. Each trusted proxy appends the address it was called from, so with n proxies the
 * n-th entry from the end is the last one that no visitor can invent. Without proxies the header means nothing.
 */
export function clientAddress({ socket, forwardedFor }: Origin, proxies: number): string {
  const direct = plainAddress(socket)
  if (proxies === 0 || !forwardedFor) return direct
  const entries = forwardedFor.split(',').map((entry) => entry.trim())
  const entry = entries.at(-Math.min(proxies, entries.length))
  const address = withoutPort(entry ?? '')
  return isIP(address) ? plainAddress(address) : direct
}

/** Some proxies write the port behind the address: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
function withoutPort(entry: string): string {
  const [, inBrackets, v4] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(entry) ?? []
  return inBrackets ?? v4 ?? entry
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/** What counts as one visitor for limits: an IPv4 address, or the /64 that one IPv6 household or phone owns. */
export function visitorOf(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** The neighbourhood of an address (/24 or /48): enough to follow an attack, too little to name a person. */
export function neighbourhoodOf(address: string): string {
  if (address === lastAddress) return lastNeighbourhood
  lastAddress = address
  lastNeighbourhood = toNeighbourhood(address)
  return lastNeighbourhood
}

export function sourceOf(address: string): Source {
  return { visitor: visitorOf(address), network: neighbourhoodOf(address) }
}

/** One visitor's requests come together. */
let lastAddress = ''
let lastNeighbourhood = ''

function toNeighbourhood(address: string): string {
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 3).join(':')}::/48`
  return `${address.split('.').slice(0, 3).join('.')}.0/24`
}

function plainAddress(address: string | undefined): string {
  const plain = address?.startsWith('::ffff:') ? address.slice(7) : address
  return plain && isIP(plain) ? plain : UNKNOWN_ADDRESS
}

/** The eight groups of an IPv6 address, without leading zeros; a zone or an embedded IPv4 part counts as zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const start = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  return [...start, ...zeros, ...end].map((group) => parseInt(group, 16).toString(16))
}
