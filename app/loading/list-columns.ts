import { columnsIn, type ColumnList } from '#domain/records/lists/list-columns.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import type { Context } from './records/record-source.ts'

/** The columns of a list that the signed-in person sees. */
export async function ownColumns<List extends ColumnList>(context: Context, list: List) {
  const { staffPreferences } = context.get(servicesContext)
  return columnsIn(list, await staffPreferences.columns(list, context.get(staffContext).id))
}
