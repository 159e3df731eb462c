import { data, Form, Link, useNavigation } from 'react-router'
import { passwordResetWords } from '#content/admin/login.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { FORGOT_PATH, LOGIN_PATH } from '#domain/accounts/staff-paths.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { answerForm, localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'
import { CLOSED } from '#app/loading/closed.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AnswerMessage } from '#app/ui/admin/group.tsx'
import { LoginFrame } from '#app/ui/admin/login/login-frame.tsx'
import { UsernameHint } from '#app/ui/admin/username-hint.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import type { Route } from './+types/reset.ts'

const { reset } = passwordResetWords

export const meta = adminMeta(reset.title)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** Looking changes nothing: scanners of mail follow links, too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const { invitations, passwordReset } = context.get(servicesContext)
  const isInvited = url.searchParams.has('invited')
  const username = await (isInvited ? invitations : passwordReset).look(token)
  return data({ token, username, isInvited }, { status: username === null ? 404 : 200, headers: CLOSED })
}

/** The link is used up with the new password, which then signs in as ever, with the second factor where there is one. */
export async function action(args: Route.ActionArgs) {
  const field = (name: string) => typedOf(args.context.get(fieldsContext), name)
  const { invitations, passwordReset } = args.context.get(servicesContext)
  const isInvited = args.url.searchParams.has('invited')
  const set = isInvited ? invitations.accept : passwordReset.reset
  return answerForm(args, {
    intent: 'reset',
    words: { done: reset.done, unknown: isInvited ? reset.invited.over : reset.over, failed: reset.failed },
    work: () => set(field('token'), field('password'), localeOfStaff(args.request)),
  })
}

export default function Reset({ loaderData: { token, username, isInvited }, actionData }: Route.ComponentProps) {
  const all = useWords(reset)
  const words = isInvited ? { ...all, ...all.invited } : all
  const isDone = actionData?.ok === true
  const isOver = username === null && !isDone
  return (
    <LoginFrame title={words.title} lead={isOver ? words.over : words.lead}>
      {!isOver && <AnswerMessage answer={actionData} />}
      {username !== null && !isDone && (
        <ResetForm token={token} username={username} error={actionData?.errors['password']} />
      )}
      <Link to={isOver && !isInvited ? FORGOT_PATH : LOGIN_PATH} className="login-again">
        {isOver && !isInvited ? words.again : words.signIn}
      </Link>
    </LoginFrame>
  )
}

function ResetForm({ token, username, error }: { token: string; username: string; error: string | undefined }) {
  const words = useWords(reset)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="login-form">
      <p>
        {words.account}: <bdi>{username}</bdi>
      </p>
      <input type="hidden" name="token" value={token} />
      <UsernameHint username={username} />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH.least}
        maxLength={PASSWORD_LENGTH.most}
        error={error}
        ltr
        required
      />
      <Button type="submit" busy={busy} busyText={words.saving}>
        {words.save}
      </Button>
    </Form>
  )
}
