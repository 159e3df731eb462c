import { redirect } from 'react-router'
import { actorOf } from '#domain/accounts/caller.ts'
import { OPERATIONS_PATH } from '#domain/accounts/staff-paths.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { unconfirmed } from '#app/actions/confirmed.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import type { Route } from './+types/backup-download.ts'

/** An encrypted archive as a file. It is asked for by a form, since it is recorded who took it. */
export async function action(args: Route.ActionArgs) {
  const { context } = args
  // The page asks for the password.
  if (await unconfirmed(args)) return redirect(OPERATIONS_PATH, 303)
  const { backupRequests } = context.get(servicesContext)
  const name = typedOf(context.get(fieldsContext), 'name')
  const outcome = await backupRequests.open(name, actorOf(context.get(staffContext)))
  // One that is not there or not encrypted stands without a button on the page.
  if (!outcome.ok) return redirect(OPERATIONS_PATH, 303)
  const { bytes, stream } = outcome.value
  return new Response(stream, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${outcome.value.name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

export function loader() {
  return redirect(OPERATIONS_PATH)
}
