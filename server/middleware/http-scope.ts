import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Visitor } from '#domain/accounts/caller.ts'

/** What every handler finds in its context. Bindings are absent where a test calls the app without a socket. */
export type HttpScope = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Who sends the request. */
    visitor: Visitor
    /** The visitor's address, as far as the proxies in front are trusted. */
    clientAddress: string
    /** The pattern that matched (`/:category/:product`), never the address itself. */
    route: string
  }
}

export type HttpContext = Context<HttpScope>

/** The request's target as it came over the wire, before any URL parser mended it. */
export function rawTarget(c: HttpContext): string {
  const incoming = c.env?.incoming
  if (incoming?.url !== undefined) return incoming.url
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}
