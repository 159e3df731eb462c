import type { SentKind } from '#domain/site/stored-file.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { answers, field, type Named } from './field.ts'
import { pairOf } from './record-form.ts'
import { RECORD_LIMITS } from './record-limits.ts'
import { galleryOf, listOf, sourceOf, type ListRule } from './lists.ts'
import { about, sentFile, sentFiles, sentList, sentText, TEXT, TEXT_OR_NONE, TEXTS } from './wire.ts'

/** The kinds of fields that hold lists and stored files. */

/** A list of short texts, stored as JSON. */
export function list<const Name extends string>(name: Name, rule: ListRule & { about: string }) {
  return field({
    blank: [] as string[],
    read: (form) => listOf(form, name, rule),
    takes: { [name]: sentList(rule.about) },
    texts: (value: string[]) => ({ [`${name}[]`]: value }),
    answers: answers(name, TEXTS),
    stored: { as: 'json', column: name },
  })
}

type ListsRule = ListRule & {
  about?: Localized
  /** What stands between the items where they are one text. */
  between?: string
  /** The items as they are stored. */
  clean?(items: string[]): string[]
}

/** A list of short texts in each language, under two names and as JSON in two columns. */
export function lists<const Ar extends string, const En extends string, const Column extends string>(
  names: { ar: Ar; en: En },
  column: Column,
  { about: words, between = '\n', clean = (items) => items, ...rule }: ListsRule,
) {
  type Lists = Localized<string[]>
  const joined = (locale: Locale) => ({
    wire: about(TEXT, words?.[locale]),
    of: (items: Lists) => items[locale].join(between),
  })
  const both = field({
    blank: { ar: [], en: [] },
    read(form, before) {
      const [ar, en] = [listOf(form, names.ar, rule), listOf(form, names.en, rule)]
      return pairOf(ar && clean(ar), en && clean(en), before)
    },
    takes: { [names.ar]: sentList(words?.ar), [names.en]: sentList(words?.en) },
    texts: ({ ar, en }: Lists) => ({ [names.ar]: [ar.join(between)], [names.en]: [en.join(between)] }),
    answers: { [names.ar]: joined('ar'), [names.en]: joined('en') } as Named<Ar | En, Lists, string>,
    stored: { as: 'json-pair', column },
  })
  return { ...both, pair: names as Localized }
}

export const STORED_FILE = about(TEXT_OR_NONE, 'File name, served from /api/uploads/{file}')

type FileRule<Column extends string> = {
  /** Names the one that stays when no new one is sent. */
  existing: string
  column: Column
  about: string
  kind?: SentKind
}

/** One picture or datasheet: the name of a stored file, or a whole address. */
export function file<const Name extends string, const Column extends string>(name: Name, rule: FileRule<Column>) {
  const { existing, column, kind = 'image' } = rule
  const kept = `The ${kind === 'pdf' ? 'datasheet' : kind === 'catalogue' ? 'file' : 'picture'} that stays when \`${name}\` is not sent; empty for none`
  return field({
    blank: null as string | null,
    read: (form) => sourceOf(form, name, existing),
    files: { [name]: kind },
    takes: { [name]: sentFile(rule.about), [existing]: sentText(RECORD_LIMITS.address, kept) },
    texts: (value: string | null) => ({ [existing]: [value ?? ''] }),
    answers: answers(name, STORED_FILE),
    stored: { as: 'plain', column },
  })
}

/** The pictures of a record, which have rows of their own; how the API answers them is the record's own affair. */
export function gallery<Answers>(pictures: string, answered: Answers) {
  return field({
    blank: [] as string[],
    read: galleryOf,
    files: { 'gallery_images[]': 'image' },
    takes: {
      'gallery_images[]': sentFiles(`New pictures behind those that stay: ${pictures}`),
      existing_gallery_images: sentList('Which pictures stay, in order; all of them where it is not sent'),
    },
    texts: (files: string[]) => ({ existing_gallery_images: [JSON.stringify(files)] }),
    line: (files: string[]) => ({ existing_gallery_images: files }),
    answers: answered,
    stored: 'apart',
  })
}
