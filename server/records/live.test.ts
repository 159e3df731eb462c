import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormFields } from '#domain/fields/form-values.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, olga, vera } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Clock } from '#server/clock.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createAliases } from '#server/services/quotes/aliases.ts'
import { createRecords } from '#server/services/records.ts'
import { createSynonyms } from '#server/services/search/synonyms.ts'
import { createRedirects } from '#server/services/site/redirects.ts'
import { createSeo } from '#server/services/site/seo.ts'
import type { LiveService } from './live.ts'

const siteUrl = 'https://site.example'

type Deps = { db: Db; clock: Clock }
type Live = {
  open: (deps: Deps) => LiveService<{ version: number }>
  fields: FormFields
  change: FormFields
  /** What a form may not say, and the field that is named. */
  wrong: [FormFields, string]
}

/** A kind without drafts is one line. */
const KINDS: Record<'seo' | 'synonyms' | 'redirect' | 'alias', Live> = {
  seo: {
    open: createSeo,
    fields: { key: '805', meta_title_en: 'First words' },
    change: { meta_title_en: 'Second words' },
    wrong: [{ key: '-' }, 'key'],
  },
  synonyms: {
    open: createSynonyms,
    fields: { words: 'first\nwords' },
    change: { words: 'second\nwords' },
    wrong: [{ words: 'one' }, 'words'],
  },
  redirect: {
    open: (deps) => createRedirects({ ...deps, siteUrl }),
    fields: { from: '/first-words', to: '/about' },
    change: { from: '/first-words', to: '/faq' },
    wrong: [{ from: '/about', to: '/faq' }, 'from'],
  },
  alias: {
    open: createAliases,
    fields: { text: 'first words', stock_code: 'RW-1' },
    change: { text: 'second words', stock_code: 'RW-1' },
    wrong: [{ text: 'paint', stock_code: 'gone' }, 'stock_code'],
  },
}

onOneDatabase('a kind without drafts', (db) => {
  let clock: Clock
  const records = () => createRecords({ db: db(), clock, siteUrl })
  beforeEach(async () => {
    clock = tickingClock()
    for (const somebody of [olga, vera]) await giveAccount(db(), somebody)
    const variants = [{ ...BLANK_PACK, stockCode: 'RW-1' }]
    valueOf(await createProducts({ db: db(), clock }).create(aProduct({ slug: 'paint', variants })))
  })

  describe.each(Object.entries(KINDS))('%s', (name, { open, fields, change, wrong }) => {
    const kind = name as keyof typeof KINDS
    const service = () => open({ db: db(), clock })
    const lines = async () => (await listAudit(db())).filter(({ subject }) => subject.kind === kind)
    const idOf = async () => (await lines())[0]!.subject.id!
    const without = ({ version: _number, updatedAt: _at, ...same }: { version: number; updatedAt?: unknown }) => same

    it('is saved by whoever has seen its last state, says what was done without its words, and is what it was by undo', async () => {
      const first = valueOf(await service().edit(null, fields, olga))
      const id = await idOf()
      expect([await service().count(), await service().get(id)]).toEqual([1, first])
      expect(await service().edit(id, { ...fields, version: '1' }, olga)).toMatchObject({ ok: true, actId: null })
      const saved = await service().edit(id, { ...change, version: '1' }, olga)
      expect(valueOf(saved).version).toBe(2)
      const stale = await service().edit(id, { ...fields, version: '1' }, olga)
      expect(stale).toMatchObject({ failure: { kind: 'stale', current: { version: 2 } }, sent: fields })
      const said = await lines()
      expect(said.map(({ action }) => action)).toEqual([`${kind}.update`, `${kind}.create`])
      expect(JSON.stringify(said.map(({ detail }) => detail))).not.toMatch(/second|faq/i)
      valueOf(await records().undo((saved as { actId: string }).actId, olga))
      expect(without((await service().get(id))!)).toMatchObject(without(first))
      valueOf(await records().restore({ kind, id, number: 2 }, olga))
      expect(without((await service().get(id))!)).toMatchObject(without(valueOf(saved)))
    })

    it('goes into the bin once, and comes back from there', async () => {
      const first = valueOf(await service().edit(null, fields, olga))
      const id = await idOf()
      valueOf(await service().remove(id, olga))
      expect([await service().get(id), await service().count()]).toEqual([null, 0])
      expect(await service().remove(id, olga)).toMatchObject({ failure: { kind: 'not-found' } })
      expect(await service().edit(id, change, olga)).toMatchObject({ failure: { kind: 'not-found' } })
      const [binned] = (await records().bin({ kind })).records
      valueOf(await records().restoreFromBin({ binId: binned!.binId }, olga))
      expect(without((await service().get(id))!)).toMatchObject(without(first))
    })

    it('is refused beside its field, and to whoever may not save it', async () => {
      const refused = await service().edit(null, wrong[0], olga)
      expect(refused).toMatchObject({ failure: { kind: 'invalid' }, sent: wrong[0] })
      expect(Object.keys((refused as { failure: { fields: object } }).failure.fields)).toContain(wrong[1])
      await expect(service().edit(null, fields, vera)).rejects.toThrow('No right')
      await expect(service().remove('none', vera)).rejects.toThrow('No right')
      expect(await service().count()).toBe(0)
    })
  })
})
