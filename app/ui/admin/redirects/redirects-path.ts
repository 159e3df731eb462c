/** The list of redirects; its forms stand below. */
export const REDIRECTS_PATH = '/admin/redirects'

/** Addresses hold slashes, so they travel in the query. */
export function redirectEditPath(from: string): string {
  return `${REDIRECTS_PATH}/edit?from=${encodeURIComponent(from)}`
}
