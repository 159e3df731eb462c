import { cleanLine } from './clean-text.ts'
import type { FormFields } from './message-form.ts'
import { isRemote, UPLOADS_PATH } from './picture.ts'
import { DEFAULT_PRODUCT_IMAGE } from './product.ts'
import { sentValue, type RecordForm } from './record-form.ts'
import { RECORD_LIMITS } from './record-limits.ts'
import { parseVideoList } from './video.ts'

/** How many items a list may have, how long each may be, and what parts them in a plain text. */
export type ListRule = { most: number; longest?: number; separators?: RegExp }

const LINES_AND_COMMAS = /[\n\r,،]/

/**
 * A list in any of the ways in which it can be sent: `name[]` several times, a list in a JSON body, a JSON list in a
 * text, or a plain text with separators. Empty items are left out.
 */
export function listOf(form: RecordForm, fields: FormFields, name: string, rule: ListRule): string[] | undefined {
  const repeated = sentValue(fields, `${name}[]`)
  const items = repeated === undefined ? sentItems(form, fields, name, rule) : textsOf(repeated)
  if (items === undefined) return undefined
  if (items === null) return form.refuse(name, { kind: 'list-malformed' })
  const texts = items.map(cleanLine).filter((item) => item !== '' && item !== 'undefined')
  if (texts.length > rule.most) return form.refuse(name, { kind: 'too-many', most: rule.most })
  const longest = rule.longest ?? RECORD_LIMITS.name
  if (texts.some((text) => text.length > longest)) return form.refuse(name, { kind: 'too-long', most: longest })
  return texts
}

function sentItems(form: RecordForm, fields: FormFields, name: string, { separators = LINES_AND_COMMAS }: ListRule) {
  const sent = sentValue(fields, name)
  if (Array.isArray(sent)) return textsOf(sent)
  const text = form.markup(name, { most: RECORD_LIMITS.list })
  if (text === undefined) return undefined
  return text.startsWith('[') ? textsOf(parsedJson(text)) : text.split(separators)
}

/** The texts of a list; null for what is no list of texts. Numbers are texts to some programs. */
export function textsOf(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null
  const texts = value.filter((item) => typeof item === 'string' || typeof item === 'number')
  return texts.length === value.length ? texts.map(String) : null
}

/** What a JSON text says; undefined for what is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is not JSON says nothing.
    return undefined
  }
}

/**
 * A picture or datasheet: `name` holds the new one, by its stored name; `existing` names the one that stays when there
 * is no new one. Null where it was emptied.
 */
export function sourceOf(form: RecordForm, name: string, existing: string): string | null | undefined {
  const rule = { most: RECORD_LIMITS.address }
  const sent = form.line(name, rule)
  const kept = form.line(existing, rule)
  const field = sent ? name : existing
  const text = sent || (kept ?? sent)
  return text === undefined ? undefined : checkedSource(form, field, text)
}

/** The pictures of a gallery: those that stay, in order, and the new ones behind them (decision 16). */
export function galleryOf(form: RecordForm, fields: FormFields, before: string[]): string[] | undefined {
  const rule = { most: RECORD_LIMITS.gallery, longest: RECORD_LIMITS.address }
  const kept = listOf(form, fields, 'existing_gallery_images', rule)
  const whole = kept ?? listOf(form, { gallery_images: sentValue(fields, 'gallery_images') }, 'gallery_images', rule)
  const added = listOf(form, { 'gallery_images[]': newPictures(fields) }, 'gallery_images', rule)
  if (whole === undefined && added === undefined) return undefined
  const sources = [...(whole ?? before), ...(added ?? [])].map((text) => checkedSource(form, 'gallery_images', text))
  const gallery = [...new Set(sources.filter((source) => source !== null && source !== undefined))]
  return gallery.length > rule.most ? form.refuse('gallery_images', { kind: 'too-many', most: rule.most }) : gallery
}

/** Links to videos, out of a list or out of any text (decision 29). */
export function videosOf(form: RecordForm, fields: FormFields): string[] | undefined {
  const name = 'gallery_videos'
  const sent = sentValue(fields, `${name}[]`) ?? sentValue(fields, name)
  const listed = Array.isArray(sent) ? textsOf(sent) : undefined
  if (listed === null) return form.refuse(name, { kind: 'list-malformed' })
  const text = listed ? JSON.stringify(listed) : form.markup(name, { most: RECORD_LIMITS.list })
  if (text === undefined) return undefined
  const links = parseVideoList(text)
  const most = RECORD_LIMITS.videos
  return links.length > most ? form.refuse(name, { kind: 'too-many', most }) : links
}

function newPictures(fields: FormFields): unknown {
  const sent = sentValue(fields, 'gallery_images[]')
  return sent === '' ? undefined : sent
}

/** A stored file's name, however its address was written; null where it stands for no file at all. */
function checkedSource(form: RecordForm, field: string, text: string): string | null | undefined {
  if (['', 'null', DEFAULT_PRODUCT_IMAGE].includes(text)) return null
  if (isRemote(text)) return URL.canParse(text) ? text : form.refuse(field, { kind: 'address-malformed' })
  return text.startsWith(`${UPLOADS_PATH}/`) ? text.slice(UPLOADS_PATH.length + 1) : text
}
