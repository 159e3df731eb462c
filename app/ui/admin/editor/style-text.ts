/** Where the text of a style attribute is kept while pasted HTML is read. */
export const STYLE_TEXT = 'data-style-text'

const STYLE_ELEMENT = /<style\b[^>]*>[\s\S]*?<\/style>/gi
/** Where a tag begins and ends, where a value does, and the name of the attribute. */
const SIGNS = /<[a-z]|[>"']|[\s/]style(?=\s*=)/gi

/**
 * The HTML with its style attributes under another name, and without style elements. The content security policy lets
 * the browser apply neither, even to a document that nobody sees, and each of them would be reported.
 */
export function withStylesAsText(html: string): string {
  let place: Place = 'text'
  return html.replaceAll(STYLE_ELEMENT, '').replaceAll(SIGNS, (sign) => {
    if (sign.length > 2) return place === 'tag' ? ` ${STYLE_TEXT}` : sign
    place = placeAfter(place, sign.charAt(0))
    return sign
  })
}

/** What a sign stands in: words, a tag, or a value in one of the quotation marks, which may hold anything. */
type Place = 'text' | 'tag' | '"' | "'"

function placeAfter(place: Place, sign: string): Place {
  if (place === 'text') return sign === '<' ? 'tag' : 'text'
  if (place !== 'tag') return sign === place ? 'tag' : place
  if (sign === '>') return 'text'
  return sign === '"' || sign === "'" ? sign : 'tag'
}

/** What an element says of a look: that its words have it, that they have it not, or nothing. */
export type Say = 'on' | 'off' | null

/** A look of words that the editor knows as an element. */
export type Look = {
  element: string
  /** All elements that mean the same. */
  alike: string
  says: (style: string) => Say
  /** Where the words look so anyway. */
  anyway?: string
}

const BOLD = /^(?:bold|[6-9]\d\d\b)/
const LIGHT = /^(?:normal|lighter|[1-5]\d\d\b)/

export const LOOKS: readonly Look[] = [
  {
    element: 'strong',
    alike: 'b, strong',
    says: sayOf('font-weight', BOLD, LIGHT),
    anyway: 'h1, h2, h3, h4, h5, h6, th',
  },
  { element: 'em', alike: 'i, em', says: sayOf('font-style', /^(?:italic|oblique)/, /^normal/) },
  { element: 'u', alike: 'u', says: sayOf('text-decoration', /underline/), anyway: 'a' },
  { element: 's', alike: 's, strike, del', says: sayOf('text-decoration', /line-through/) },
  { element: 'sub', alike: 'sub', says: sayOf('vertical-align', /^sub/) },
  { element: 'sup', alike: 'sup', says: sayOf('vertical-align', /^super/) },
]

/** Without `off` nothing takes a look off words: a line goes on through whatever elements stand in it. */
function sayOf(property: string, on: RegExp, off?: RegExp): Look['says'] {
  return (style) => {
    const value = valueOf(style, property)
    if (on.test(value)) return 'on'
    return off?.test(value) ? 'off' : null
  }
}

/** What the text of a style attribute says of a property, or of its `…-line`; the last word counts. */
function valueOf(style: string, property: string): string {
  const values = style.split(';').map((declaration) => {
    const [name = '', ...rest] = declaration.split(':')
    return [property, `${property}-line`].includes(name.trim().toLowerCase()) ? rest.join(':').trim().toLowerCase() : ''
  })
  return values.findLast((value) => value !== '') ?? ''
}
