import { standalonePolicy } from './content-security-policy.ts'
import type { HtmlEscapedString } from 'hono/utils/html'

/** A page that the server writes itself, from a template whose values are escaped. */
export async function htmlResponse(
  markup: HtmlEscapedString | Promise<HtmlEscapedString>,
  status: number,
  headers: Record<string, string>,
): Promise<Response> {
  const html = await markup
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': standalonePolicy(html),
      ...headers,
    },
  })
}
