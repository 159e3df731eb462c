import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { USUAL_OPTIONS } from '#domain/imports/import.ts'
import type { SheetFormat } from '#domain/sheets/written-sheet.ts'
import type { ImportsService } from '#server/services/imports/imports.ts'
import { valueOf } from '#tests/support/records.ts'

/** How LibreOffice is told of the text of a file: comma, quotes, UTF-8; cells in quotes are text. */
const CSV_IN = 'CSV:44,34,76,1,,0,true,false'
const CSV_OUT = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false'

/** Opens files in LibreOffice and saves them as what they were; answers where. */
export async function savedByLibreOffice(files: string[], format: SheetFormat, folder: string): Promise<string[]> {
  const how = format === 'csv' ? [`--infilter=${CSV_IN}`, '--convert-to', CSV_OUT] : ['--convert-to', 'xlsx']
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const out = join(folder, 'saved')
  await promisify(execFile)('soffice', [profile, '--headless', ...how, '--outdir', out, ...files])
  return files.map((file) => join(out, basename(file)))
}

/** What the import says of a file before anything changes: its counts, and the first rows that are not as they were. */
export async function checkedImport(imports: ImportsService, file: File, by: StaffCaller) {
  const request = { file, kind: 'products', options: USUAL_OPTIONS, chosen: {}, locale: 'en' } as const
  const { id } = valueOf(await imports.add(request, by))
  await imports.work(new AbortController().signal)
  const { state, counts, message } = (await imports.find(id, by))!
  const { rows } = await imports.rows(id, { page: 1, perPage: 5 }, by)
  const others = rows.filter(({ result }) => result !== 'unchanged')
  return { state, message, ...counts, others }
}
