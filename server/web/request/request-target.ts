/**
 * Why the path of a request is refused, or null for a good one. It is asked of the target as it came over the
 * wire: the URL parser would quietly mend some of these, and each layer would read the rest differently.
 * 400 is for what no client writes by itself, 404 for what cannot be the address of anything here.
 */
export function targetProblem(target: string): 400 | 404 | null {
  const path = pathOf(target)
  if (!path.startsWith('/') || path.includes('\\')) return 400
  const decoded = decodePath(path)
  if (decoded === null || hasControlCharacter(decoded)) return 400
  if (path.includes('//') || /%2f|%5c/i.test(path)) return 404
  return decoded.split('/').some((segment) => segment === '.' || segment === '..') ? 404 : null
}

/**
 * The same address with every `//` of its path as one: `//categories` is meant to be `/categories`. Null for any other
 * and for the API, whose callers are told of their mistake.
 */
export function withoutDoubledSlashes(target: string): string | null {
  const path = pathOf(target)
  return path.includes('//') && !path.startsWith('/api/')
    ? path.replaceAll(/\/{2,}/g, '/') + target.slice(path.length)
    : null
}

/**
 * The target of a request line as browsers write it. Some programs name the whole address, as HTTP lets them. An address
 * of another host than the header names stays as it is, and is refused.
 */
export function plainTarget(target: string, host: string | undefined): string {
  const path = target.replace(/^https?:\/\/([^/?#]*)(?=[/?#]|$)/i, (whole, named: string) =>
    named.toLowerCase() === host?.toLowerCase() ? '' : whole,
  )
  return path === target || path.startsWith('/') ? path : `/${path}`
}

export function pathOf(target: string): string {
  return target.slice(0, target.search(/[?#]|$/))
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** C0, DEL and C1, and the marks that turn the direction of what follows (they dress one address up as another). */
function hasControlCharacter(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are the characters to refuse
  return /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(text)
}
