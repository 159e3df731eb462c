/** Its element is under the first view, or closed in it. */
const BELOW_FOLD = ' data-below-fold'
const TAG = /<(\/?)([a-z][a-z\d]*)([^>]*)>/g
const CLASSES = / class="([^"]*)"/
const LANGUAGE = / lang="([^"]*)"/
const LAZY = ' loading="lazy"'
/** These have no end to wait for. */
const VOID = /^(?:br|hr|img|input|link|meta|source|wbr)$/

/** The elements (`a`), classes (`.card`), languages (`lang=en`) and lazy pictures (`loading=lazy`) of a page's first view. */
export function firstViewNames(html: string): Set<string> {
  const names = new Set(['html'])
  const classLists = new Set<string>()
  const body = Math.max(0, html.indexOf('<body'))
  // Nothing of a head is shown; it says which language the page is in.
  const language = LANGUAGE.exec(html.slice(0, body))?.[1]
  if (language) names.add(`lang=${language}`)
  TAG.lastIndex = body
  for (let tag = TAG.exec(html); tag !== null; tag = TAG.exec(html)) {
    const [, slash, name = '', attributes = ''] = tag
    if (slash) continue
    if (attributes.includes(BELOW_FOLD)) {
      if (!VOID.test(name)) skipElement(html, name)
      continue
    }
    names.add(name)
    const classes = CLASSES.exec(attributes)?.[1]
    if (classes) classLists.add(classes)
    const own = attributes.includes(' lang=') ? LANGUAGE.exec(attributes)?.[1] : undefined
    if (own) names.add(`lang=${own}`)
    if (attributes.includes(LAZY)) names.add('loading=lazy')
  }
  for (const list of classLists) for (const name of list.split(' ')) names.add(`.${name}`)
  return names
}

/** Moves on behind the element whose first tag was just read. */
function skipElement(html: string, name: string): void {
  const end = new RegExp(`<(/?)${name}[\\s/>]`, 'g')
  end.lastIndex = TAG.lastIndex
  let depth = 1
  while (depth > 0) {
    const tag = end.exec(html)
    if (tag === null) break
    depth += tag[1] ? -1 : 1
  }
  TAG.lastIndex = depth > 0 ? html.length : end.lastIndex - 1
}
