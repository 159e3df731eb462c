import type { ComponentProps } from 'react'
import type { AnyField } from '#domain/records/field.ts'
import type { Localized } from '#domain/text/locale.ts'
import { BilingualField } from './bilingual-field.tsx'

type PairFieldProps = Omit<ComponentProps<typeof BilingualField>, 'names' | 'required' | 'wanted' | 'maxLength'> & {
  of: Pick<AnyField, 'most' | 'needs'> & { pair: Localized; wanted?: boolean }
}

/** A text in both languages, as the table of the record's fields has it. */
export function PairField({ of: { pair, most, needs, wanted }, ...rest }: PairFieldProps) {
  return <BilingualField names={pair} required={needs.length > 0} wanted={wanted} maxLength={most} {...rest} />
}
