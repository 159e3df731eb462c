/**
 * Where a visitor wanted to go before he had to sign in: a path of this site below `within`, or else `otherwise`.
 * Whatever a browser could read as another host is not followed.
 */
export function nextPath(wanted: unknown, within: string, otherwise = within): string {
  if (typeof wanted !== 'string' || wanted.length > 500) return otherwise
  const base = within === '/' ? '' : within
  const isBelow = wanted === within || wanted.startsWith(`${base}/`) || wanted.startsWith(`${within}?`)
  const isPlain = /^[!-[\]-~]*$/.test(wanted) && !wanted.startsWith('//') && !wanted.includes('/..')
  return isBelow && isPlain ? wanted : otherwise
}
