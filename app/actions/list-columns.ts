import { redirect } from 'react-router'
import { columnsIn, type ColumnList } from '#domain/records/lists/list-columns.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import type { SaveArgs } from './record-action.ts'

/** What is chosen counts wherever the list is opened from now on; `path` leads back to it. */
export async function chooseColumns({ context }: Pick<SaveArgs, 'context'>, list: ColumnList, path: string) {
  const { 'column[]': sent = [] } = context.get(fieldsContext)
  const columns = columnsIn(list, [sent].flat().map(String))
  await context.get(servicesContext).staffPreferences.chooseColumns(list, columns, context.get(staffContext))
  return redirect(path)
}
