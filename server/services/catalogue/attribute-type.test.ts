import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { beforeEach, expect, it } from 'vitest'
import { attributeTexts } from '#domain/catalogue/attribute-fields.ts'
import { plainTexts } from '#domain/fields/field.ts'
import { createRecords } from '#server/services/records.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, olga } from '#tests/support/staff.ts'
import { createAttributes, createDueAttributes } from './attribute-type.ts'
import { createProducts } from './products.ts'

const LIGHT = { key: 'light', label_ar: 'الضوء', label_en: 'Light', type: 'flag', is_many: '0', facet: '1' }

onOneDatabase('attributes', (db) => {
  let clock = tickingClock()
  const service = () => createAttributes({ db: db(), clock })
  const products = () => createProducts({ db: db(), clock })
  const form = async (key: string) => plainTexts(attributeTexts((await service().get(key))!))

  beforeEach(async () => {
    clock = tickingClock()
    await giveAccount(db(), olga)
    const said = { typed: { base: 'ms', job: ['seal'] }, derived: {} }
    valueOf(await products().create(aProduct({ slug: 'ms-55', attributes: said }), { id: 'ms-55' }))
  })

  it('are added, renamed and put into another order, and go again while no product has them', async () => {
    valueOf(await service().edit(null, { ...LIGHT, sort_order: '1' }, olga))
    expect((await service().list()).map(({ key }) => key).slice(0, 2)).toEqual(['light', 'kind'])
    valueOf(await service().edit('light', { ...(await form('light')), label_en: 'Daylight', sort_order: '2' }, olga))
    expect(await service().get('light')).toMatchObject({ label: { en: 'Daylight' }, place: 1, version: 2 })
    valueOf(await service().remove('light', olga))
    expect(await service().remove('base', olga)).toMatchObject({ failure: { kind: 'conflict', count: 1 } })
    expect(await service().remove('modulus', olga)).toMatchObject({ failure: { kind: 'conflict' } })
  })

  it.each([
    [{ ...LIGHT, key: 'Two words' }, 'key'],
    [{ ...LIGHT, key: 'page' }, 'key'],
    [{ ...LIGHT, key: 'brand' }, 'key'],
    [{ ...LIGHT, key: 'base' }, 'key'],
    [{ ...LIGHT, label_en: '' }, 'label_en'],
  ])('are refused as %j', async (fields, field) => {
    const refused = await service().edit(null, fields, olga)
    expect(refused).toMatchObject({ failure: { kind: 'invalid', fields: { [field]: expect.anything() } } })
  })

  it('keep a value that products have, and merge it into another as one act', async () => {
    const fields = await form('base')
    const values = fields['value[]'] as string[]
    const without = Object.fromEntries(
      ['value[]', 'value_ar[]', 'value_en[]', 'words[]', 'merge_into[]'].map((name) => [
        name,
        (fields[name] as string[]).filter((_one, place) => values[place] !== 'ms'),
      ]),
    )
    const refused = await service().edit('base', { ...fields, ...without }, olga)
    expect(refused).toMatchObject({ failure: { kind: 'conflict', field: 'values', count: 1 } })

    const saved = await service().edit(
      'base',
      { ...fields, 'merge_into[]': values.map((value) => (value === 'ms' ? 'pu' : '')) },
      olga,
    )
    expect(valueOf(saved).values.map(({ value }) => value)).not.toContain('ms')
    expect((await products().get('ms-55'))!.attributes.typed['base']).toBe('pu')
    valueOf(await createRecords({ db: db(), clock, siteUrl: 'https://site.example' }).undo(actIdOf(saved), olga))
    expect((await products().get('ms-55'))!.attributes.typed['base']).toBe('ms')
  })

  it('are read again where words change', async () => {
    const pack = { type: { ar: null, en: 'Sunset' }, volume: { ar: null, en: '300 ml' } }
    valueOf(await products().update('ms-55', { variants: [{ ...BLANK_PACK, ...pack }] }))
    const fields = await form('colour')
    const words = (fields['value[]'] as string[]).map((value) => (value === 'red' ? 'sunset' : ''))
    valueOf(await service().edit('colour', { ...fields, 'words[]': words }, olga))
    await createDueAttributes({ db: db() }).settle()
    expect((await products().get('ms-55'))!.attributes.derived['colour']).toEqual(['red'])
  })
})

function actIdOf(saved: object): string {
  return (saved as { actId: string }).actId
}
