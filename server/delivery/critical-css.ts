import { hash } from 'node:crypto'

/** Its element is under the first view, or closed in it. */
const BELOW_FOLD = ' data-below-fold'
const TAG = /<(\/?)([a-z][a-z\d]*)([^>]*)>/g
const CLASSES = / class="([^"]*)"/
const LANGUAGE = / lang="([^"]*)"/
const LAZY = ' loading="lazy"'
/** These have no end to wait for. */
const VOID = /^(?:br|hr|img|input|link|meta|source|wbr)$/

/** A selector, and the classes (`.card`), elements (`a`) and languages (`lang=en`) without which it matches nothing. */
export type SplitSelector = { text: string; needs: string[] }

/** A rule of the site's stylesheet, with what stands round it: `@layer components`. */
export type SplitRule = { inside: string[] } & (
  | { selectors: SplitSelector[]; declarations: string[] }
  /** Counts where its name (of an animation, a property) is used, or without a name. */
  | { name: string; text: string }
)

/** The stylesheet in rules, as the build leaves it for the server, and its `@font-face` rules. */
export type SplitStylesheet = { href: string; fontFaces: string; rules: SplitRule[] }

/**
 * A page with its critical CSS, the hash that its policy names for that, and the inline script beside it. The page stays in
 * pieces: to join such long texts costs more than to encode each.
 */
type StyledPage = { pieces: string[]; hash: string | null; scripts: string }
/** Adds critical CSS to visitors' pages. Staff's screens, which show nothing without scripts, wait for the whole stylesheet. */
export type CriticalCss = (html: string, screen: 'visitors' | 'staff') => StyledPage

/** Until `bootstrap-script.js` shows it, part by part; what joins a page later is shown at once. */
const HIDE_BELOW_FOLD = '[data-first-view] [data-below-fold=""]{display:none}'

/**
 * Wide windows have fast lines and a larger first view: they wait for the whole stylesheet. A phone is not even to ask for it
 * before it shows what it has. So the link stands in a `<noscript>`, for browsers without scripts, and is written from there
 * for wide windows, which every browser waits for. Phones are marked: asking in the styles whether there are scripts is not
 * known to every browser.
 */
const BY_WIDTH =
  '<script>matchMedia("(min-width:48rem)").matches?document.write(document.querySelector("noscript").textContent)' +
  ':document.documentElement.dataset.firstView=""</script>'

/** Pages differ in what they show, but not in many ways. */
const MOST_CACHED = 200

/** Writes the critical CSS of its first view on a phone into a page. Font faces stand in every page, and in no stylesheet. */
export function createCriticalCss({ href, fontFaces, rules }: SplitStylesheet): CriticalCss {
  const link = `<link rel="stylesheet" href="${href}"/>`
  const deferred = `<noscript><link id="stylesheet" rel="stylesheet" href="${href}"/></noscript>${BY_WIDTH}`
  const ofStaff = inlined(fontFaces, link, '')
  const cache = new Map<string, Inlined>()

  function stylesFor(names: Set<string>): Inlined {
    const key = [...names].toSorted().join(' ')
    const known = cache.get(key)
    if (known) return known
    const made = inlined(matchingCss(rules, names) + fontFaces + HIDE_BELOW_FOLD, deferred, BY_WIDTH)
    if (cache.size >= MOST_CACHED) cache.clear()
    cache.set(key, made)
    return made
  }

  return (html, screen) => {
    const at = html.indexOf(link)
    if (at === -1) return { pieces: [html], hash: null, scripts: '' }
    const { text, ...rest } = screen === 'staff' ? ofStaff : stylesFor(firstViewNames(html))
    return { pieces: [html.slice(0, at), text, html.slice(at + link.length)], ...rest }
  }
}

type Inlined = { text: string; hash: string; scripts: string }

function inlined(css: string, link: string, scripts: string): Inlined {
  const text = `<style id="critical-css">${css}</style>${link}`
  return { text, hash: `sha256-${hash('sha256', css, 'base64')}`, scripts }
}

function matchingCss(all: SplitRule[], names: Set<string>): string {
  const rules = all.flatMap((rule): SplitRule[] => {
    if (!('selectors' in rule)) return [rule]
    const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => names.has(need)))
    return selectors.length === 0 ? [] : [{ ...rule, selectors }]
  })
  return join(withoutUnused(rules))
}

/** Leaves out properties and animations that nothing of the rest uses, until nothing more can be left out. */
function withoutUnused(rules: SplitRule[]): SplitRule[] {
  const text = join(rules.filter((rule) => 'selectors' in rule))
  const rest = rules.flatMap((rule): SplitRule[] => {
    if ('name' in rule) return isUsed(rule.name, text) ? [rule] : []
    const declarations = rule.declarations.filter(
      (one) => !one.startsWith('--') || isUsed(one.slice(0, one.indexOf(':')), text),
    )
    return declarations.length === 0 ? [] : [{ ...rule, declarations }]
  })
  return join(rest).length === join(rules).length ? rest : withoutUnused(rest)
}

/** Whether the rules in `text` use the property or animation. */
function isUsed(name: string, text: string): boolean {
  if (name === '') return true
  if (name.startsWith('--')) return text.includes(`var(${name})`) || text.includes(`var(${name},`)
  return new RegExp(`[:, ]${name}[;, }]`).test(text)
}

/** The rules as one stylesheet again. Neighbours in the same place share what stands round them. */
function join(rules: SplitRule[]): string {
  let css = ''
  let open: string[] = []
  for (const rule of rules) {
    const same = open.findIndex((one, index) => one !== rule.inside[index])
    const shared = same === -1 ? Math.min(open.length, rule.inside.length) : same
    css +=
      '}'.repeat(open.length - shared) +
      rule.inside
        .slice(shared)
        .map((one) => `${one}{`)
        .join('')
    open = rule.inside
    css +=
      'selectors' in rule
        ? `${rule.selectors.map(({ text }) => text).join()}{${rule.declarations.join(';')}}`
        : rule.text
  }
  return css + '}'.repeat(open.length)
}

/** The elements (`a`), classes (`.card`), languages (`lang=en`) and lazy pictures (`loading=lazy`) of a page's first view. */
function firstViewNames(html: string): Set<string> {
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
