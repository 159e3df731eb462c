/**
 * Where a visitor wanted to go before he had to sign in: a path of this site below `within`, or that place itself.
 * Whatever a browser could read as another host is not followed.
 */
export function nextPath(wanted: unknown, within: string): string {
  if (typeof wanted !== 'string' || wanted.length > 500) return within
  const isBelow = wanted === within || wanted.startsWith(`${within}/`) || wanted.startsWith(`${within}?`)
  const isPlain = !/[\\\p{Cc}]/u.test(wanted) && !wanted.startsWith('//') && !wanted.includes('/..')
  return isBelow && isPlain ? wanted : within
}
