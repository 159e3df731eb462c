import type { FormFields } from '#domain/messages/message-form.ts'
import { BLANK_PRODUCT, readProductForm } from './product-record.ts'
import type { Product, ProductInput } from './product.ts'
import type { RecordProblems, RecordReading } from '#domain/records/record-form.ts'
import { textsOf } from '#domain/records/record-lists.ts'
import { embedUrl, parseVideoList } from '#domain/posts/video.ts'

/**
 * Reads what staff typed into the form of a product: whoever types an address that no page could show hears so at once.
 * Programs hand over what they have (docs/specification S29), and what a product has already may stay.
 */
export function readTypedProduct(
  fields: FormFields,
  before: Product | null,
  isDraft?: boolean,
): RecordReading<ProductInput> {
  const { input, problems } = readProductForm(fields, before, isDraft)
  const known = before ?? BLANK_PRODUCT
  const own: RecordProblems = {}
  if (input.imageUrl && input.imageUrl !== known.imageUrl && !isPictureAddress(input.imageUrl)) {
    own['image_url'] = { kind: 'address-malformed' }
  }
  if (input.mainVideo && input.mainVideo !== known.mainVideo && embedUrl(input.mainVideo) === null) {
    own['main_video'] = { kind: 'video-unknown' }
  }
  if (!typedVideos(fields).every((text) => isShown(text, known.galleryVideos))) {
    own['gallery_videos'] = { kind: 'video-unknown' }
  }
  return { input, problems: { ...own, ...problems } }
}

/** A path of this site, or a whole address of the web. */
function isPictureAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

function typedVideos(fields: FormFields): string[] {
  const sent = fields['gallery_videos[]'] ?? fields['gallery_videos'] ?? []
  return (textsOf([sent].flat()) ?? []).filter((text) => text.trim() !== '')
}

/** The reader keeps the links of a text; a text without one would be lost without a word. */
function isShown(text: string, known: readonly string[]): boolean {
  const links = parseVideoList(text)
  return links.length > 0 && links.every((link) => known.includes(link) || embedUrl(link) !== null)
}
