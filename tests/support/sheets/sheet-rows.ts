import type { SheetRow } from '#domain/sheets/sheet-file.ts'

export async function allRows(portions: AsyncIterable<SheetRow[]>): Promise<SheetRow[]> {
  const all: SheetRow[] = []
  for await (const rows of portions) all.push(...rows)
  return all
}
