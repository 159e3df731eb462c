import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffCaller } from '../../domain/caller.ts'
import { onEveryDatabase } from '../../tests/support/database.ts'
import { tickingClock, valueOf } from '../../tests/support/records.ts'
import { listAudit } from '../data/audit-store.ts'
import type { Db } from '../data/database.ts'
import { openLocalStorage } from '../files/local-storage.ts'
import { sharp } from '../files/sharp.ts'
import { createLog } from '../log.ts'
import { createEditing, type EditingService } from './editing.ts'
import { createUploads } from './uploads.ts'

const log = createLog({ level: 'error', format: 'text', stream: process.stderr, now: () => new Date() })
const sara: StaffCaller = { kind: 'staff', id: 'u-1', name: 'sara', role: 'editor', via: 'session' }

const category = { category_slug: 'pu-foam', name_ar: 'رغوة', name_en: 'Foam' }
const product = {
  product_slug: '805',
  category_id: 'pu-foam',
  product_name_ar: 'رغوة 805',
  product_name_en: 'Foam 805',
}

let pictures: { red: File; blue: File }
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editing-'))
  const picture = async (name: string, background: string) => {
    const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background } })
      .png()
      .toBuffer()
    return new File([new Uint8Array(bytes)], name)
  }
  pictures = { red: await picture('red.png', '#f00'), blue: await picture('blue.png', '#00f') }
})
afterAll(() => rmSync(folder, { recursive: true }))

onEveryDatabase('editing', (db) => {
  let editing: EditingService
  beforeEach(async () => {
    const clock = tickingClock()
    const storage = await openLocalStorage(folder)
    editing = createEditing({ db: db(), clock, uploads: createUploads({ db: db(), storage, log, clock }) })
  })

  const actions = async (on: Db) => (await listAudit(on)).map(({ action, subject }) => `${action} ${subject.id}`)
  const addFoam = async () => valueOf(await editing.addCategory(category, sara))

  describe('adding', () => {
    it('keeps the record and a line that says who made it', async () => {
      const added = await addFoam()
      expect(added).toMatchObject({ id: 'pu-foam', version: 1, name: { ar: 'رغوة', en: 'Foam' }, sortId: null })
      expect(await listAudit(db())).toMatchObject([
        { action: 'category.create', actor: { kind: 'staff', id: 'u-1', name: 'sara' }, subject: { id: 'pu-foam' } },
      ])
    })

    it('stores the files that come along', async () => {
      await addFoam()
      const fields = { ...product, product_image: pictures.red, 'gallery_images[]': [pictures.blue, pictures.red] }
      const added = valueOf(await editing.addProduct(fields, sara))
      expect(added.image).toMatchObject({ width: 8, height: 6 })
      expect(added.gallery.map(({ file }) => file)).toEqual([expect.stringMatching(/\.png$/), added.image?.file])
    })

    it('is done once for a key that comes again, and is told of once', async () => {
      const fields = { ...category, creation_key: 'a-key-of-the-form' }
      const answers = await Promise.all([editing.addCategory(fields, sara), editing.addCategory(fields, sara)])
      expect(answers.map((answer) => valueOf(answer).id)).toEqual(['pu-foam', 'pu-foam'])
      expect(await actions(db())).toEqual(['category.create pu-foam'])
    })
  })
})
