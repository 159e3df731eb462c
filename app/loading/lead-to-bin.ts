import { redirect } from 'react-router'
import { BIN_PATH } from '#domain/accounts/staff-paths.ts'
import { binSearch } from '#domain/records/lists/bin-query.ts'
import { askedBin } from '#domain/records/lists/list-state.ts'
import type { RecordKindName } from '#domain/records/record-kinds.ts'

/** Whoever asks a list for what lies in the bin is led to the bin. */
export function leadToBin({ searchParams }: URL, kind: RecordKindName): void {
  const query = askedBin(searchParams, kind)
  if (query) throw redirect(BIN_PATH + binSearch(query))
}
