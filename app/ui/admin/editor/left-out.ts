import { readLinkAddress } from '#domain/posts/rich-text.ts'
import { UPLOADS_PATH } from '#domain/site/picture.ts'

/** What pasted HTML holds that the editor does not take as it is. */
export type LeftOut = {
  /** How many pictures of other sites and links of kinds that the site does not have. */
  pictures: number
  links: number
  /** Pictures that stand in the text itself: they can be uploaded. */
  embedded: string[]
}

const PICTURES = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi
const LINKS = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi
const EMBEDDED = /^data:(image\/[\w.+-]+);base64,/i

export function leftOutOf(html: string): LeftOut {
  const pictures = valuesOf(html, PICTURES).filter((source) => !source.startsWith(`${UPLOADS_PATH}/`))
  const embedded = pictures.filter((source) => EMBEDDED.test(source))
  const links = valuesOf(html, LINKS).filter((address) => readLinkAddress(address) === null)
  return { pictures: pictures.length - embedded.length, links: links.length, embedded }
}

/** Whether this is one picture of another page and no word. What the editor itself moves is marked. */
export function isPictureAlone(html: string): boolean {
  const words = html.replaceAll(/<!--[^]*?-->|<[^>]*>/g, '').trim()
  return words === '' && valuesOf(html, PICTURES).length === 1 && !html.includes('data-pm-slice')
}

/** The picture of a `data:` address, as a file to upload. */
export function fileOf(embedded: string): File {
  const [head = '', type = ''] = EMBEDDED.exec(embedded) ?? []
  const bytes = Uint8Array.from(atob(embedded.slice(head.length)), (sign) => sign.charCodeAt(0))
  return new File([bytes], `pasted.${type.slice('image/'.length)}`, { type })
}

function valuesOf(html: string, attribute: RegExp): string[] {
  return Array.from(html.matchAll(attribute), ([, double, single, bare]) => double ?? single ?? bare ?? '')
}
