import type { HtmlEscapedString } from 'hono/utils/html'

/** A page that the server writes itself, from a template whose values are escaped. */
export async function htmlResponse(
  markup: HtmlEscapedString | Promise<HtmlEscapedString>,
  status: number,
  headers: Record<string, string>,
): Promise<Response> {
  return new Response(await markup, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
}
