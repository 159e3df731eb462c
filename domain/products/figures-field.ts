import type { FormTexts } from '#domain/records/field.ts'
import { answers, field } from '#domain/records/own-field.ts'
import type { RecordForm } from '#domain/records/record-form.ts'
import { sentRecord, TEXT, type Wire } from '#domain/records/wire.ts'
import type { ProductFigures } from './product.ts'

/** Figures of a product, which are a record with a kind. */
export function figures<Name extends string>(
  name: Name,
  description: string,
  read: (form: RecordForm) => ProductFigures | null | undefined,
) {
  const record = { type: 'object', properties: { kind: TEXT }, required: ['kind'], additionalProperties: {} }
  const wire: Wire<ProductFigures | null> = { anyOf: [record, { type: 'null' }], description }
  return field({
    blank: null as ProductFigures | null,
    read,
    takes: { [name]: sentRecord(`${description}: an object with a \`kind\`; empty for none`) },
    texts: (): FormTexts => ({}),
    line: (value: ProductFigures | null) => ({ [name]: value }),
    answers: answers(name, wire),
    stored: { as: 'json', column: name },
  })
}
