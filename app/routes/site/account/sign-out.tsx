import { redirect } from 'react-router'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import { withCookies } from '#app/actions/cookies.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'
import { AFTER_SIGN_OUT } from '#app/ui/account/after-sign-out.ts'
import type { Route } from './+types/sign-out.ts'

/** Ends the session as browsers without scripts ask for it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { customerSessions } = context.get(servicesContext)
  const isEverywhere = lineOf(context.get(fieldsContext), 'scope') === 'everywhere'
  const cookies = await (isEverywhere
    ? customerSessions.signOutEverywhere(request.headers)
    : customerSessions.signOut(request.headers))
  return redirect(signInPath(url) + AFTER_SIGN_OUT, { headers: withCookies(cookies) })
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(signInPath(url))
}

function signInPath({ pathname }: URL): string {
  return localizedPath(localeOfPath(pathname), '/sign-in')
}
