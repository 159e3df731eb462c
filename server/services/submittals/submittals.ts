import { createHash, randomUUID } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import { submittalPage } from '#content/documents/submittal.ts'
import { forms } from '#content/forms.ts'
import { lineOf, type FormFields } from '#domain/fields/form-values.ts'
import { PACK_LIMITS, readSubmittal, submittalName, type Submittal } from '#domain/submittals/submittal.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import {
  countUnfinished,
  deleteSubmittal,
  findSubmittal,
  insertSubmittal,
  listEnded,
} from '#server/data/submittals/submittals-store.ts'
import { workOff } from '#server/data/work/work-off.ts'
import { addWork } from '#server/data/work/work-store.ts'
import { openStored, type OpenedFile } from '#server/files/opened-file.ts'
import { createRequestLinks, tokenHash } from '#server/services/quotes/request-links.ts'
import { makeSubmittal, type MakingDeps } from './making.ts'
import { chosenOf, offer } from './offered.ts'

/** Why nothing is made, in the words of the page. */
export type Refusal = { status: 422 | 429 | 503; message: string; fields: Record<string, string>; wait: number }

type Sender = { locale: Locale; source: string; take(): Promise<number | null> }

export type SubmittalsService = {
  offer(codes: string[], locale: Locale): ReturnType<typeof offer>
  /** Has a pack made; the same form sent again is the same pack. */
  submit(fields: FormFields, sender: Sender): Promise<{ token: string } | Refusal>
  /** Null for what is no pack, or is none any more. */
  open(token: string): Promise<Submittal | null>
  file(token: string): Promise<(OpenedFile & { name: string }) | null>
  /** Makes what waits. */
  work(signal: AbortSignal): Promise<void>
  /** Removes what has ended; answers how many. */
  tidy(): Promise<number>
}

const LEASE_MS = 60_000
/** A pack takes longer than a stop may. */
const LAST_MOMENT_MS = 1000
const BUSY_SECONDS = 30

export function createSubmittals(deps: SubmittalsDeps): SubmittalsService {
  const { db, clock, storage } = deps
  const links = createRequestLinks(db)
  const tokenOf = async (id: string) => (await links()).token(`submittal ${id}`, 1)

  async function open(token: string): Promise<Submittal | null> {
    const hash = tokenHash(token)
    const found = hash && (await findSubmittal(db, 'token_hash', hash))
    return found && (found.endsAt === null || found.endsAt > toInstant(clock())) ? found : null
  }

  return {
    offer: (codes, locale) => offer(deps, codes, locale),
    submit: (fields, sender) => submit(deps, tokenOf, fields, sender),
    open,
    async file(token) {
      const found = await open(token)
      if (found?.state !== 'ready') return null
      const { id, form, progress, file: name } = found
      const sent = { name, size: progress.bytes, type: 'application/pdf', etag: `"${id}"` }
      const file = await openStored(storage, sent)
      return file && { ...file, name: submittalName(form) }
    },
    work(signal) {
      const what = { db, clock, kind: 'submittal', leaseMs: LEASE_MS, lastMomentMs: LAST_MOMENT_MS, signal } as const
      return workOff(what, async ({ id }) => {
        const found = await findSubmittal(db, 'id', id)
        if (found) await makeSubmittal(deps, found)
        return null
      })
    },
    async tidy() {
      const now = clock()
      const ended = await listEnded(db, toInstant(now), toInstant(addDays(now, -PACK_LIMITS.days)))
      for (const { id, file } of ended) {
        if (file !== '') await storage.remove(file)
        await deleteSubmittal(db, id)
      }
      return ended.length
    },
  }
}

type SubmittalsDeps = MakingDeps & { onPack?: (() => void) | undefined }

async function submit(
  deps: SubmittalsDeps,
  tokenOf: (id: string) => Promise<string>,
  fields: FormFields,
  { locale, source, take }: Sender,
): Promise<{ token: string } | Refusal> {
  const { db, clock } = deps
  const words = inLanguage(submittalPage, locale)
  const { form, problems } = await check(deps, fields, locale)
  if (Object.keys(problems).length > 0) return { status: 422, message: words.invalid, fields: problems, wait: 0 }
  const key = lineOf(fields, 'key')
  const now = toInstant(clock())
  // Without a key the same form within the same hour is a second press.
  const named = key === '' ? [source, now.slice(0, 13), form] : [key]
  const creationKey = createHash('sha256').update(JSON.stringify(named)).digest('base64url')
  const before = await findSubmittal(db, 'creation_key', creationKey)
  if (before && before.state !== 'failed') return { token: await tokenOf(before.id) }
  const wait = await take()
  if (wait !== null) return { status: 429, message: forms.tooMany[locale](wait), fields: {}, wait }
  if ((await countUnfinished(db)) >= PACK_LIMITS.waiting)
    return { status: 503, message: words.busy, fields: {}, wait: BUSY_SECONDS }
  const id = before?.id ?? randomUUID()
  const token = await tokenOf(id)
  const progress = { done: 0, total: form.docs.length, pages: 0, bytes: 0, missing: [], left_out: [] }
  await inTransaction(db, async (tx) => {
    if (before) await deleteSubmittal(tx, id)
    await insertSubmittal(tx, {
      id,
      token_hash: tokenHash(token)!,
      creation_key: creationKey,
      state: 'waiting',
      file: '',
      form: JSON.stringify(form),
      progress: JSON.stringify(progress),
      created_at: now,
      ends_at: null,
    })
    await addWork(tx, { kind: 'submittal', id }, now)
  })
  deps.onPack?.()
  return { token }
}

/** The form with the products by their ids, and what is wrong with it. */
async function check(deps: MakingDeps, fields: FormFields, locale: Locale) {
  const { form, problems } = readSubmittal(fields, { today: dayOfInstant(deps.clock()), locale })
  const { problems: texts, ...words } = inLanguage(submittalPage, locale)
  const messages = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, texts[problem]]))
  const { offered, unknown } = await offer(deps, form.products, form.language)
  const { chosen } = chosenOf(form, offered)
  const sum = (of: 'pages' | 'bytes') => chosen.reduce((all, { document }) => all + document[of], 0)
  const pages = sum('pages')
  if (form.products.length > PACK_LIMITS.products) messages['p'] = words.tooManyProducts
  else if (unknown.length > 0) messages['p'] = words.unknown(unknown.join('، '))
  if (form.docs.length > PACK_LIMITS.documents) messages['doc'] = words.tooManyDocuments
  else if (pages > PACK_LIMITS.pages) messages['doc'] = words.tooManyPages(pages)
  else if (sum('bytes') > PACK_LIMITS.bytes) messages['doc'] = words.tooManyBytes
  else if (form.docs.length > 0 && chosen.length === 0) messages['doc'] = texts['none-ticked']
  return { form: { ...form, products: offered.map(({ product }) => product.id) }, problems: messages }
}
