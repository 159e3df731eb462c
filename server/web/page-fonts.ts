/** A face's file for one script: `/plex-arabic-400`. */
const FONT = /\/([a-z]+)-(arabic|latin)-(\d+)/
const ASKED_FOR = new RegExp(`<link rel="preload" as="font"[^>]* href="[^"]*${FONT.source}`, 'g')
/** What only the file of its script has; figures and capital letters are in each. */
const LETTERS = { arabic: /[\u0621-\u064A]/, latin: /[a-z]/ }

/** The faces that the head of a page asks for early, and with them the script that the page is in. */
export function fontsAskedFor(head: string): string[] {
  return [...head.matchAll(ASKED_FOR)].flatMap(([, face, script, weight]) => [
    `font ${face} ${weight}`,
    `letters ${script}`,
  ])
}

/** The scripts that a text is in. */
export function scriptsOf(text: string): string[] {
  return Object.entries(LETTERS).flatMap(([script, letter]) => (letter.test(text) ? [`letters ${script}`] : []))
}

/** A face comes with the page that asks for it early, in the scripts that its first view is in. */
export function hasFont(parts: Set<string>, file: string): boolean {
  const [, face, script, weight] = FONT.exec(file) ?? []
  return parts.has(`font ${face} ${weight}`) && parts.has(`letters ${script}`)
}
