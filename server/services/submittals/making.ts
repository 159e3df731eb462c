import { openAsBlob } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { addDays } from 'date-fns/addDays'
import { submittalPage } from '#content/documents/submittal.ts'
import { DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import { formatPhone } from '#domain/messages/phone.ts'
import type { Product } from '#domain/products/product.ts'
import type { QuotationHouse } from '#domain/quotes/quotation.ts'
import {
  PACK_LIMITS,
  type Progress,
  type Submittal,
  COVER_NAMES,
  type SubmittalForm,
} from '#domain/submittals/submittal.ts'
import { isolate } from '#domain/text/isolate.ts'
import { inLanguage } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { updateSubmittal, type SubmittalsTable } from '#server/data/submittals/submittals-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { incomingPath, NEW_FILE } from '#server/files/private/incoming.ts'
import { PRINTS_FOLDER } from '#server/files/stored-name.ts'
import type { Log } from '#server/log.ts'
import { type PackedDocument, packProcess, type PackFront } from '#server/print/packs/pack-task.ts'
import { isolateRuns, toSearchable } from '#server/print/printed-text.ts'
import { printedDay } from '#server/print/quotation-job.ts'
import { houseOf } from '#server/services/quotes/quotation-house.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import { chosenOf, offer, type OfferDeps } from './offered.ts'

export type MakingDeps = OfferDeps & {
  db: Db
  clock: Clock
  log: Log
  storage: FileStorage
  settings: Pick<SettingsService, 'get' | 'isNeutral'>
  siteUrl: string
  /** Where documents lie for as long as the process reads them. */
  folder: string
}

/** Makes a pack from the start, whatever came of it before. */
export async function makeSubmittal(deps: MakingDeps, { id, form }: Submittal): Promise<void> {
  const { db, clock, log, folder } = deps
  const { language } = form
  const paths: string[] = []
  const newPath = async () => {
    paths.push(await incomingPath(folder, 0))
    return paths.at(-1)!
  }
  const progress: Progress = { done: 0, total: 0, pages: 0, bytes: 0, missing: [], left_out: [] }
  const save = (state: Submittal['state'], more: Partial<SubmittalsTable> = {}) =>
    updateSubmittal(db, id, { state, progress: JSON.stringify(progress), ...more })
  try {
    const { offered } = await offer(deps, form.products, language)
    const { chosen, forged } = chosenOf(form, offered)
    const reason = submittalPage.notOffered[language]
    progress.left_out = forged.map((name) => ({ name: name.slice(0, 100), reason, url: null }))
    progress.missing = offered.flatMap(({ product, missing }) =>
      missing.map(({ type, standards }) => ({
        product: product.name[language],
        type: [DOCUMENT_TYPES[type].name[language], ...standards].join(' · '),
      })),
    )
    progress.total = chosen.length
    const documents: PackedDocument[] = []
    for (const { document, product } of chosen) {
      await save('making')
      const path = await newPath()
      const body = await document.open(deps.storage)
      // What is missing is found to be no PDF.
      if (body) await writeFile(path, body, NEW_FILE)
      documents.push({ path, product, name: document.name, url: document.url })
      progress.done += 1
    }
    await save('making')
    const products = offered.map(({ product }) => product)
    const front = toPackFront({ form, products, progress, house: await houseOf(deps), siteUrl: deps.siteUrl })
    const target = await newPath()
    const answer = await packProcess({ front, documents, target, mostPages: PACK_LIMITS.pages })
    for (const { at, reason: unread } of answer.leftOut) {
      const { name, url } = documents[at]!
      progress.left_out.push({ name, reason: submittalPage.reasons[unread][language], url })
    }
    progress.pages = answer.pages
    if (answer.isTooLarge || answer.leftOut.length === documents.length) return await save('failed')
    const pdf = await openAsBlob(target)
    const file = `${PRINTS_FOLDER}/submittal-${id}.pdf`
    await deps.storage.put(file, pdf, 'application/pdf')
    progress.bytes = pdf.size
    await save('ready', { file, ends_at: toInstant(addDays(clock(), PACK_LIMITS.days)) })
    log.info('submittal made', { id, pages: progress.pages, documents: documents.length })
  } catch (error) {
    log.error('a submittal could not be made', { id, error })
    await save('failed')
  } finally {
    for (const path of paths) await rm(path, { force: true })
  }
}

type FrontOf = { form: SubmittalForm; products: Product[]; progress: Progress; house: QuotationHouse; siteUrl: string }

/** What cover, contents and table say, every string ready to be set. */
function toPackFront({ form, products, progress, house, siteUrl }: FrontOf): PackFront {
  const { language: locale, project, reference } = form
  const set = (text: string) => isolateRuns(text, locale)
  const all = (texts: string[]) => texts.filter((text) => text !== '').map(set)
  const { print, reasons, fields, ...words } = inLanguage(submittalPage, locale)
  const [name, address] = locale === 'ar' ? [house.nameAr, house.addressAr] : [house.nameEn, house.addressEn]
  const day = printedDay(form.date)[locale]
  const facts = COVER_NAMES.map((field) => ({ label: fields[field], value: set(form[field]) }))
  return toSearchable({
    locale,
    title: `${words.title}: ${project}`,
    author: name,
    project: set(project),
    foot: all([project, reference]).join(' · '),
    facts: [
      ...facts.slice(1).filter(({ value }) => value !== ''),
      { label: words.date, value: `${day.gregorian} · ${day.hijri}` },
    ],
    colour: house.colour,
    house: { name: set(name), lines: all([address, formatPhone(house.phone), house.email]) },
    products: products.map((product) => ({
      name: set(product.name[locale]),
      requirement: set(form.requirements[product.id] ?? ''),
      origin: all([product.brand[locale], product.madeIn[locale]]),
      figures: product.specs.map(({ label, value, unit, method = '' }) => ({
        label: set(label[locale]),
        value: `${isolate(value, locale)} ${unit[locale]}`.trim(),
        method: method && isolate(method, locale),
      })),
      standards: product.certifications,
    })),
    missing: progress.missing.map(({ product, type }) => set(`${product}: ${type}`)),
    leftOut: progress.left_out.map((one) => ({ ...one, name: set(one.name), url: one.url && siteUrl + one.url })),
    siteUrl,
    words: {
      ...print,
      title: words.title,
      products: words.products,
      missing: words.missing,
      leftOut: words.leftOut,
      reasons,
    },
  })
}
