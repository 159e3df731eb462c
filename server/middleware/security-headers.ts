import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/config.ts'
import { CLOSED_POLICY, isSecure } from '#server/web/content-security-policy.ts'
import type { HttpScope } from './http-scope.ts'

/**
 * What no page uses is switched off. What is not named belongs to this site's own pages and to the frames that they allow
 * it: the videos of products start when their poster is pressed, and may fill the screen.
 */
const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(',')

/** Set on every answer, errors and 304 included. A handler that needs another value has set it already. */
export function securityHeaders(config: Config): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    await next()
    addSecurityHeaders(c.res.headers, config)
  }
}

export function addSecurityHeaders(headers: Headers, config: Config): void {
  for (const [name, value] of headersOf(config)) if (!headers.has(name)) headers.set(name, value)
}

function headersOf(config: Config): [name: string, value: string][] {
  const secure: [string, string][] =
    isSecure(config) && config.hsts !== null ? [['Strict-Transport-Security', config.hsts]] : []
  return [
    ...secure,
    ['Content-Security-Policy', CLOSED_POLICY],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', PERMISSIONS],
  ]
}
