import { isShown, type FoundDocument } from '#domain/documents/document-index.ts'
import { documentStatus } from '#domain/documents/document-status.ts'
import { provesChip } from '#domain/documents/standards.ts'
import { documentCode, tdsIn } from '#domain/products/tds.ts'
import type { Product } from '#domain/products/product.ts'
import type { DocumentCheck, DocumentGap } from '#domain/records/content-check.ts'
import type { ProductsService } from '#server/services/catalogue/products.ts'

type Documents = { index: readonly FoundDocument[]; products: Pick<ProductsService, 'portions'>; today: string }

/** What a check of documents finds: products that lack one, or documents that have expired. */
export async function documentGaps(
  check: DocumentCheck,
  { index, products, today }: Documents,
): Promise<DocumentGap[]> {
  if (check === 'expired') return expiredIn(index, today)
  const shown = index.filter((one) => isShown(one, today)).map(({ document }) => document)
  const ofBrand = Map.groupBy(shown, ({ brandId }) => brandId)
  const ofProduct = new Map<string, typeof shown>()
  for (const document of shown)
    for (const id of document.productIds) ofProduct.set(id, [...(ofProduct.get(id) ?? []), document])
  const gaps: DocumentGap[] = []
  for await (const some of products.portions()) {
    for (const product of some) {
      const own = [
        ...(ofProduct.get(product.id) ?? []),
        ...((product.brandId !== null && ofBrand.get(product.brandId)) || []),
      ]
      const gap = gapOf(check, product, own)
      const { id, name } = product
      if (gap) gaps.push({ kind: 'product', id, name, code: documentCode(product), ...gap })
    }
  }
  return gaps
}

type Lacking = Pick<DocumentGap, 'type' | 'lacks'>

function gapOf(check: DocumentCheck, product: Product, documents: FoundDocument['document'][]): Lacking | null {
  if (check === 'no-sds') {
    const isLacking = product.hasSafetySheet && !documents.some(({ docType }) => docType === 'sds')
    return isLacking ? { type: 'sds', lacks: [] } : null
  }
  if (check === 'unproven') {
    const proofs = documents.filter(({ docType }) => docType !== 'tds' && docType !== 'sds' && docType !== 'brochure')
    const standards = proofs.flatMap((document) => document.standards)
    const lacks = product.certifications.filter((chip) => !standards.some((standard) => provesChip(standard, chip)))
    return lacks.length > 0 ? { type: 'certificate', lacks } : null
  }
  const isLacking = product.tdsSource !== 'none' && tdsIn(product, check === 'no-tds-ar' ? 'ar' : 'en') === null
  return isLacking ? { type: 'tds', lacks: [] } : null
}

function expiredIn(index: readonly FoundDocument[], today: string): DocumentGap[] {
  return index
    .filter(({ document: { expires, revisions } }) => {
      const isInUse = revisions[0] !== undefined && revisions[0].withdrawn === null
      return isInUse && documentStatus(expires, today) === 'expired'
    })
    .map(({ document: { id, title, docType, expires }, products: [product] }) => ({
      kind: 'document',
      id,
      name: title,
      code: product ? documentCode(product) : '',
      type: docType,
      lacks: [expires!],
    }))
}
