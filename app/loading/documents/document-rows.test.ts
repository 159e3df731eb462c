import { expect, it } from 'vitest'
import { BLANK_DOCUMENT, type Document } from '#domain/documents/document.ts'
import { indexedDocument } from '#domain/documents/document-index.ts'
import { toChips, toDocumentsSection } from './document-rows.ts'

const REVISION = { n: 2, file: 'a.pdf', bytes: 1200, pages: 3, number: '', label: '', createdAt: '' }

function found(given: Partial<Document>) {
  const revisions = [{ ...REVISION, issued: null, expires: null, withdrawn: null }]
  const times = { version: 1, createdAt: '', updatedAt: '' }
  return indexedDocument({ ...BLANK_DOCUMENT, id: 'a', brand: null, revisions, ...times, ...given }, [])
}

const standards = ['EN 15651-1']
const report = found({ id: 'report', docType: 'test-report', language: 'ar', standards })
const old = found({ id: 'old', docType: 'certificate', language: 'en', issued: '2024-01-01', standards })
const english = found({ id: 'english', docType: 'certificate', language: 'en', issued: '2025-01-01', standards })
const arabic = found({ id: 'arabic', docType: 'certificate', language: 'ar', issued: '2020-01-01', standards })

it.each([
  ['EN 15651-1:2017', [report], '/d/report'],
  ['EN 15651-1 F-EXT-INT 25LM', [report, old, english], '/d/english'],
  ['EN 15651-1', [report, english, arabic], '/d/arabic'],
  ['EN 15651-12', [report, arabic], null],
  ['EN 15651-1', [found({ docType: 'brochure', standards })], null],
])('%s is proven by the best of its documents', (chip, documents, file) => {
  const [shown] = toChips([chip], documents, { code: 'S20', locale: 'ar' })
  expect(shown?.file).toBe(file)
  expect(shown?.path === '').toBe(file !== null)
})

it('names a proof, or says that it is asked for', () => {
  const [proven, declared] = toChips(['EN 15651-1', 'ISO 9001'], [english], { code: 'S20', locale: 'en' })
  expect(proven?.label).toBe('EN 15651-1, Certificate (PDF)')
  expect(declared).toMatchObject({
    label: 'ISO 9001, declared, document on request',
    path: '/documents/request?product=S20&type=certificate&standard=ISO+9001',
  })
})

it('lists the page’s language first, and asks for the sheets that are not there in it', () => {
  const product = { code: 'S20', hasSafetySheet: true }
  const scene = { locale: 'ar', today: '2027-03-13', product } as const
  const sheet = found({ id: 'sheet', docType: 'tds', language: 'en', expires: '2027-03-12' })
  const { rows, requests } = toDocumentsSection([sheet, arabic], scene)
  expect(rows.map(({ file }) => file)).toEqual(['/d/arabic', '/d/sheet'])
  expect(rows[1]).toMatchObject({ label: 'ورقة البيانات الفنية · الإنجليزية', hreflang: 'en' })
  expect(rows[1]?.facts).toContain('انتهت 12 مارس 2027')
  expect(requests.map(({ text }) => text)).toEqual(['اطلب: ورقة البيانات الفنية', 'اطلب: صحيفة بيانات السلامة'])
})
