import { expect, it } from 'vitest'
import { typedProducts } from './document-fields.ts'
import { documentStatus } from './document-status.ts'
import { provesChip } from './standards.ts'
import { readDocumentFileName } from './uploaded-document.ts'

it.each([
  ['EN 15651-1', 'EN 15651-1 F-EXT-INT 25LM', true],
  ['EN 15651-1', 'EN 15651-1:2017', true],
  ['en15651-1:2017', 'EN 15651-1', true],
  ['EN 15651-1', 'EN 15651-12', false],
  ['EN 15651', 'EN 15651-1', false],
  ['', 'EN 15651-1', false],
])('%s proves %s: %s', (standard, chip, isProof) => expect(provesChip(standard, chip)).toBe(isProof))

it.each([
  [null, 'valid'],
  ['2027-05-12', 'valid'],
  ['2027-05-11', 'expiring'],
  ['2027-03-12', 'expiring'],
  ['2027-03-11', 'expired'],
] as const)('what expires %s is %s on 12 March 2027', (expires, status) =>
  expect(documentStatus(expires, '2027-03-12')).toBe(status),
)

it.each([
  ['S20-SDS-ar.pdf', { code: 'S20', docType: 'sds', language: 'ar', label: '' }],
  ['ms-55-test-report-EN-r2024-01.PDF', { code: 'ms-55', docType: 'test-report', language: 'en', label: '2024-01' }],
  ['MS-55-Cert-mul.pdf', { code: 'MS-55', docType: 'certificate', language: 'mul', label: '' }],
  ['S20-XYZ-ar.pdf', null],
  ['SDS-ar.pdf', null],
  ['S20-SDS-ar.docx', null],
])('%s names a document: %o', (name, told) => expect(readDocumentFileName(name)).toEqual(told))

it.each([
  ['s20, S30،MS-55\n805', ['s20', 'S30', 'MS-55', '805']],
  [' , ', []],
  [20, []],
])('the products %j are typed as %j', (typed, products) => expect(typedProducts(typed)).toEqual(products))

it('of a text of a million products so many are read that they are refused for their number', () => {
  expect(typedProducts('a '.repeat(1_000_000))).toHaveLength(501)
})
