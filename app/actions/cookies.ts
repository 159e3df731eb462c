/** Headers of an answer that give the browser cookies to keep. */
export function withCookies(cookies: readonly string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
}
