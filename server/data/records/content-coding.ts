import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { RecordContent } from '#domain/kinds.ts'

/**
 * What contents have in common, which is deflated with it and therefore takes next to no room: the names of their fields.
 * Contents that are kept are read with this very text for ever. It may grow too old to be of much use, and never changes.
 */
export const CONTENT_DICTIONARY = Buffer.from(
  [
    '{"category_slug":"","category_sort_id":null,"description_ar":"","description_en":"","existing_image":"",',
    '"name_ar":"","name_en":"","price":0,"rating":0}',
    '{"author":"admin","category":"","comments_count":0,"date":"","detail_ar":"","detail_en":"",',
    '"existing_gallery_images":[],"existing_image":"","gallery_videos":[],"image_alt_ar":"","image_alt_en":"",',
    '"reading_time":3,"slug":"","snippet_ar":"","snippet_en":"","tags":[],"tags_en":[],"title_ar":"","title_en":""}',
    '{"application_areas_ar":"","application_areas_en":"","box_quantity[]":[],"brand":"","brand_ar":"",',
    '"category_id":"","certifications[]":[],"code":"","existing_gallery_images":[],"existing_image":"",',
    '"existing_pdf":"","existing_pdf_en":"","gallery_videos[]":[],"has_safety_sheet":false,"hs_code":"",',
    '"image_url":"","joint_yield":null,"made_in":"","made_in_ar":"","main_video":"","price_visibility":"inherit",',
    '"product_code[]":[],"product_description_ar":"","product_description_en":"","product_name_ar":"",',
    '"product_name_en":"","product_properties_ar":"","product_properties_en":"","product_slug":"","rating":5,',
    '"specs":[],"stock_as_of[]":[],"stock_code[]":[],"stock_state[]":[],"type[]":[],"type_ar[]":[],"volume[]":[],',
    '"volume_ar[]":[],"weight_kg[]":[]}',
  ].join(''),
)

/** A content as it is stored: its hash, its fields deflated, and the long texts that stand apart, by their hashes. */
type CodedContent = { hash: string; fields: string; texts: Map<string, string> }

/** Bytes of a text that stands apart: most saves leave most of them as they are. */
const LONG_TEXT = 256
/** Most contents are one or two kilobytes: with the usual memory, to begin would take longer than to deflate. */
const SMALL = { windowBits: 12, memLevel: 5, dictionary: CONTENT_DICTIONARY }
/** Contents that were deflated without the dictionary are read with it as well. */
const READ = { dictionary: CONTENT_DICTIONARY }
/** Stands in the place of a text, with its hash; no field's value is a record of this name. */
const APART = '§'

export function codeContent(content: RecordContent): CodedContent {
  const texts = new Map<string, string>()
  const sorted = sortedFields(content)
  const fields = Object.fromEntries(
    Object.entries(sorted).map(([name, value]) => {
      if (typeof value !== 'string' || Buffer.byteLength(value) <= LONG_TEXT) return [name, value]
      const hash = hashOf(value)
      texts.set(hash, value)
      return [name, { [APART]: hash }]
    }),
  )
  const hash = hashOf(JSON.stringify(sorted))
  return { hash, fields: deflateRawSync(JSON.stringify(fields), SMALL).toString('base64'), texts }
}

export function hashOfContent(content: RecordContent): string {
  return hashOf(JSON.stringify(sortedFields(content)))
}

/** `texts` has every text that the content names. */
export function decodeContent(fields: string, texts: ReadonlyMap<string, string>): RecordContent {
  const parsed = JSON.parse(inflateRawSync(Buffer.from(fields, 'base64'), READ).toString()) as RecordContent
  return Object.fromEntries(
    Object.entries(parsed).map(([name, value]) => {
      const hash = apartHash(value)
      return [name, hash === null ? value : (texts.get(hash) ?? '')]
    }),
  )
}

/** As JSON keeps it: what is undefined is not there. */
function sortedFields(content: RecordContent): RecordContent {
  return Object.fromEntries(
    Object.entries(content)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

function apartHash(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !(APART in value)) return null
  return String(value[APART])
}

/** 132 bits of SHA-256. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
