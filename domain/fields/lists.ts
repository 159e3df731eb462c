import { parsedJson } from '#domain/text/json-text.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { isRemote, UPLOADS_PATH } from '#domain/site/picture.ts'
import { DEFAULT_PRODUCT_IMAGE } from '#domain/site/picture.ts'
import type { RecordForm } from './record-form.ts'
import { RECORD_LIMITS } from './record-limits.ts'

/** How many items a list may have, and how long each may be. */
export type ListRule = { most: number; longest?: number }

const LINES_AND_COMMAS = /[\n\r,،]/

/**
 * A list in any of the ways in which it can be sent: `name[]` several times, a list in a JSON body, a JSON list in a
 * text, or a plain text with separators. Empty items are left out.
 */
export function listOf(form: RecordForm, name: string, rule: ListRule): string[] | undefined {
  const repeated = repeatedItems(form, name)
  return checkedItems(form, name, repeated === undefined ? sentItems(form, name) : repeated, rule)
}

function repeatedItems(form: RecordForm, name: string): string[] | null | undefined {
  const sent = form.value(`${name}[]`)
  return sent === undefined || sent === '' ? undefined : textsOf(sent)
}

function sentItems(form: RecordForm, name: string): string[] | null | undefined {
  const sent = form.value(name)
  if (Array.isArray(sent)) return textsOf(sent)
  const text = form.markup(name, { most: RECORD_LIMITS.list })
  if (text === undefined) return undefined
  return text.startsWith('[') ? textsOf(parsedJson(text)) : text.split(LINES_AND_COMMAS)
}

type Items = string[] | null | undefined

function checkedItems(form: RecordForm, name: string, items: Items, { most, longest }: ListRule): string[] | undefined {
  if (items === undefined) return undefined
  if (items === null) return form.refuse(name, { kind: 'list-malformed' })
  const texts = items.map(cleanLine).filter((item) => item !== '' && item !== 'undefined')
  if (texts.length > most) return form.refuse(name, { kind: 'too-many', most })
  const limit = longest ?? RECORD_LIMITS.name
  return texts.some((text) => text.length > limit) ? form.refuse(name, { kind: 'too-long', most: limit }) : texts
}

/** The texts of a list; null for what is no list of texts. Numbers are texts to some programs. */
export function textsOf(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null
  const texts = value.filter((item) => typeof item === 'string' || typeof item === 'number')
  return texts.length === value.length ? texts.map(String) : null
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

/** The pictures of a gallery: those that stay, in order, and the new ones behind them (docs/specification S16). */
export function galleryOf(form: RecordForm, before: string[]): string[] | undefined {
  const name = 'gallery_images'
  const rule = { most: RECORD_LIMITS.gallery, longest: RECORD_LIMITS.address }
  const staying = listOf(form, `existing_${name}`, rule)
  const whole = staying ?? checkedItems(form, name, sentItems(form, name), rule)
  const added = checkedItems(form, name, repeatedItems(form, name), rule)
  if (whole === undefined && added === undefined) return undefined
  const sources = [...(whole ?? before), ...(added ?? [])].map((text) => checkedSource(form, name, text))
  const gallery = [...new Set(sources.filter((source) => source !== null && source !== undefined))]
  return gallery.length > rule.most ? form.refuse(name, { kind: 'too-many', most: rule.most }) : gallery
}

/** A stored file's name, however its address was written; null where it stands for no file at all. */
function checkedSource(form: RecordForm, field: string, text: string): string | null | undefined {
  if (['', 'null', DEFAULT_PRODUCT_IMAGE].includes(text)) return null
  if (isRemote(text)) return URL.canParse(text) ? text : form.refuse(field, { kind: 'address-malformed' })
  return text.startsWith(`${UPLOADS_PATH}/`) ? text.slice(UPLOADS_PATH.length + 1) : text
}
