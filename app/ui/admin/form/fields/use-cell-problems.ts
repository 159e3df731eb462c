import { useState } from 'react'
import { cellName } from '#domain/records/rows-kind.ts'
import { useLocale } from '#app/locale.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import type { Row } from './use-rows.ts'

/** What is wrong with a cell stays with its row, wherever that is moved; the server counts the rows as they were sent. */
export function useCellProblems(rows: readonly Row[]) {
  const { errors } = useRecordForm()
  const locale = useLocale()
  const [sent, setSent] = useState({ errors, rows })
  if (sent.errors !== errors) setSent({ errors, rows })
  const isSound = Object.keys(errors).length === 0
  return ({ id }: Row, name: string) => {
    if (isSound) return undefined
    const place = sent.rows.findIndex((row) => row.id === id)
    return errors[cellName(name.slice(0, -'[]'.length), place)]?.[locale]
  }
}
