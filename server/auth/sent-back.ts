/** The cookies that an answer sets, as the browser sends them back. */
export function sentBack(answer: Response): Headers {
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return new Headers({ cookie: pairs.join('; ') })
}
