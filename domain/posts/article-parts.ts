/** A section of an article: where its heading stands, and what it says. */
export type ArticleSection = { id: string; title: string }

const HEADING = /<h2\b([^>]*)>(.*?)<\/h2>/gs
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0' }

/** Gives every section of clean HTML an address, and tells of all of them. */
export function withSections(html: string): { html: string; sections: ArticleSection[] } {
  const sections: ArticleSection[] = []
  const addressed = html.replaceAll(HEADING, (heading: string, attributes: string, content: string) => {
    const title = textOf(content)
    if (title === '') return heading
    const id = `section-${sections.length + 1}`
    sections.push({ id, title })
    return `<h2 id="${id}"${attributes}>${content}</h2>`
  })
  return { html: addressed, sections }
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity]!)
    .trim()
}

const PRODUCT_LINK = /<a\b[^>]*\bhref="(?:\/(?:ar|en))?\/([^/"#?]+)\/([^/"#?]+)(?:[?#][^"]*)?"/g

/** The ids of what an article links to as products, in its order; pages of other kinds have two segments too. */
export function linkedProductIds(html: string): string[] {
  const linked = [...html.matchAll(PRODUCT_LINK)].filter(([, folder]) => folder !== 'categories' && folder !== 'blogs')
  return [...new Set(linked.map(([, , id]) => decodedSegment(id!)))]
}

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
