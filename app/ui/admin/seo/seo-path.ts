/** The list of texts for search engines; their forms stand below. */
export const SEO_PATH = '/admin/seo'

export function seoEditPath(key: string): string {
  return `${SEO_PATH}/edit/${encodeURIComponent(key)}`
}

export function seoListPath(search: string, page = 1): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? SEO_PATH : `${SEO_PATH}?${text}`
}
