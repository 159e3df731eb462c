import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { valueOf } from '#tests/support/records.ts'
import { importSite, olga } from '#tests/support/imports/import-site.ts'

onOneDatabase('an import with pictures', (db) => {
  const { add, run, rowsOf, reasons, products, records } = importSite(db)

  const archive = ['Photos/Front.JPG', 'a/side.png', 'b/side.jpg', 'damaged.jpg', 'RW300101.jpg', 'rw300102.jpg']
  const pictures = [...archive, 'RW300101-2.jpg', '__MACOSX/._Front.JPG'].map((name) => ({
    name,
    content: name === 'damaged.jpg' ? 'bad' : name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
  }))
  const shown = async () => {
    const { image, gallery } = (await products().get('foam'))!
    return [image?.file, ...gallery.map(({ file }) => file)]
  }

  it('takes those that cells name out of the archive, and says which it cannot take', async () => {
    const headings = 'ID;Picture;Gallery'
    const told = async (cells: string) => reasons((await add(`${headings}\nfoam;${cells}\n`, { pictures })).id)
    expect(await told('side;')).toEqual(['ambiguous-picture'])
    expect(await told('damaged.jpg;')).toEqual(['bad-picture'])
    expect(await told('missing.jpg;')).toEqual(['unknown-picture'])
    expect(await told('../../etc/passwd;')).toEqual(['unknown-picture'])
    expect(await told(';"front\nmissing"')).toEqual(['unknown-picture'])
    const one = await add(`${headings}\nfoam;front;"A/SIDE.png\nb/side"\n`, { pictures })
    expect(await rowsOf(one.id)).toEqual([
      [2, 'changed', 'image null → photosfrontjpg.webp', 'gallery null → asidepng.webp\nbsidejpg.webp'],
    ])
    expect(await shown()).toEqual([undefined])
    await db().deleteFrom('files').where('name', '=', 'asidepng.webp').execute()
    expect(await run(one.id)).toMatchObject({ state: 'done', counts: { changed: 1 } })
    expect(await shown()).toEqual(['photosfrontjpg.webp', 'asidepng.webp', 'bsidejpg.webp'])
    // The same without the archive: by the name that a picture came with, and by its stored one.
    const again = await add(`${headings}\nfoam;Front.JPG;"asidepng.webp\nbsidejpg.webp"\n`)
    expect(again.counts).toMatchObject({ unchanged: 1, refused: 0 })
    valueOf(await records().undo(one.actId, olga))
    expect(await shown()).toEqual([undefined])
  })

  it('gives them to the products whose packs they are named after', async () => {
    const file = 'SKU;Volume\nRW300101;\nRW300102;\n'
    expect((await add(file, { pictures })).counts).toMatchObject({ unchanged: 2 })
    const one = await add(file, { pictures, pictures_by_code: '1', run: true })
    expect(one).toMatchObject({ state: 'done', counts: { changed: 1, unchanged: 1 } })
    expect(await shown()).toEqual(['rw300101jpg.webp', 'rw300102jpg.webp', 'rw3001012jpg.webp'])
    expect((await add(file, { pictures, pictures_by_code: '1' })).counts).toMatchObject({ unchanged: 2 })
  })

  it('says what is wrong with an archive', async () => {
    const one = await add('ID;Picture\nfoam;a\n', {
      pictures: Array.from({ length: 2001 }, (_, at) => ({ name: `${at}.jpg`, content: '' })),
    })
    expect(one).toMatchObject({
      state: 'failed',
      message: { en: 'The file of pictures: The file consists of more than 2,000 parts. Split it.' },
    })
  })
})
