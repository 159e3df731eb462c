import { data, Form, Link, useNavigation } from 'react-router'
import { staffEmailWords } from '#content/admin/staff-email.ts'
import { ACCOUNT_PATH } from '#domain/accounts/staff-paths.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { answerForm, localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'
import { CLOSED } from '#app/loading/closed.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AnswerMessage } from '#app/ui/admin/group.tsx'
import { LoginFrame } from '#app/ui/admin/login/login-frame.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { Route } from './+types/confirm-email.ts'

const { page } = staffEmailWords

export const meta = adminMeta(page.title)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** Looking changes nothing: scanners of mail follow links, too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const email = await context.get(servicesContext).staffEmail.look(token)
  return data({ token, email }, { status: email === null ? 404 : 200, headers: CLOSED })
}

/** Nobody has to be signed in here: the link may be opened on a phone, and a session does not follow a link of a mail. */
export async function action(args: Route.ActionArgs) {
  const token = typedOf(args.context.get(fieldsContext), 'token')
  const { staffEmail } = args.context.get(servicesContext)
  const words = { done: page.done, unknown: page.over, failed: page.failed }
  return answerForm(args, {
    intent: 'confirm',
    words,
    work: () => staffEmail.confirm(token, localeOfStaff(args.request)),
  })
}

export default function ConfirmEmail({ loaderData: { token, email }, actionData }: Route.ComponentProps) {
  const words = useWords(page)
  const busy = useNavigation().state !== 'idle'
  const isOver = email === null && actionData === undefined
  return (
    <LoginFrame title={words.title} lead={isOver ? words.over : words.lead}>
      <AnswerMessage answer={actionData} />
      {email === null || actionData?.ok ? (
        <Link to={ACCOUNT_PATH} className="login-again">
          {words.toAccount}
        </Link>
      ) : (
        <Form method="post" className="login-form">
          <p>
            <Ltr>{email}</Ltr>
          </p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" busy={busy} busyText={words.confirming}>
            {words.confirm}
          </Button>
        </Form>
      )}
    </LoginFrame>
  )
}
