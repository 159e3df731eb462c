import { CodedText } from '#app/ui/base/code.tsx'
import { Form } from 'react-router'
import { tokensWords } from '#content/admin/users.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import type { ApiToken } from '#domain/accounts/staff.ts'
import { TOKEN_NAME_LENGTH } from '#domain/accounts/token-form.ts'
import type { UsersResult } from '#app/actions/users-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { CurrentPassword } from '#app/ui/admin/current-password.tsx'
import { RoleBadge, RoleField } from './role-field.tsx'
import { AskedTwice, StepForm } from './step-form.tsx'

export function TokensGroup({ tokens, now }: { tokens: ApiToken[]; now: string }) {
  const words = useWords(tokensWords)
  const { busy, answer } = useStaffForm<UsersResult>('add-token')
  const revoked = useStaffForm('revoke-token').answer
  return (
    <Group title={words.title} text={words.text}>
      <AnswerMessage answer={answer ?? revoked} />
      {answer?.result?.secret && <NewToken secret={answer.result.secret} />}
      {tokens.length === 0 ? (
        <p className="admin-row-quiet">{words.none}</p>
      ) : (
        <ul className="admin-rows">
          {tokens.map((token) => (
            <li key={token.id}>
              <Token token={token} now={now} />
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="admin-form" key={answer?.ok ? answer.result?.secret : 'open'}>
        <input type="hidden" name="intent" value="add-token" />
        <TextField
          label={words.name}
          name="name"
          maxLength={TOKEN_NAME_LENGTH}
          defaultValue={answer?.values?.['name']}
          error={answer?.errors['name']}
          required
        />
        <RoleField chosen={answer?.values?.['role']} error={answer?.errors['role']} />
        <TextField
          label={words.days}
          name="days"
          inputMode="numeric"
          defaultValue={answer?.values?.['days'] ?? '90'}
          maxLength={3}
          error={answer?.errors['days']}
          ltr
          required
        />
        <CurrentPassword intent="add-token" />
        <Button type="submit" kind="ink" busy={busy}>
          {words.submit}
        </Button>
      </Form>
    </Group>
  )
}

function NewToken({ secret }: { secret: string }) {
  const words = useWords(tokensWords)
  return (
    <>
      <Ltr className="admin-key admin-secret">{secret}</Ltr>
      <p>
        {words.sentAs} <Ltr>{`Authorization: Bearer ${secret}`}</Ltr>
      </p>
    </>
  )
}

function Token({ token, now }: { token: ApiToken; now: string }) {
  const words = useWords(tokensWords)
  const locale = useLocale()
  const isExpired = token.expiresAt <= now
  const isUsable = token.revokedAt === null && !isExpired
  return (
    <div className="admin-row">
      <div className="admin-row-facts">
        <bdi className="admin-row-name">
          <CodedText text={token.name} />
        </bdi>
        <RoleBadge role={token.role} />
        {token.revokedAt !== null && <Badge tone="red">{words.revoked}</Badge>}
        {token.revokedAt === null && isExpired && <Badge tone="warn">{words.expired}</Badge>}
        <span className="admin-row-quiet">
          {token.maker.name !== '' && (
            <>
              {words.maker} <bdi>{token.maker.name}</bdi> ·{' '}
            </>
          )}
          {words.expires} {formatInstant(token.expiresAt, locale)} · {words.lastUsed}{' '}
          {token.lastUsedAt === null ? words.never : formatInstant(token.lastUsedAt, locale)}
        </span>
      </div>
      {isUsable && (
        <AskedTwice verb={words.revoke} question={words.revokeConfirm(token.name)}>
          <StepForm confirmed intent="revoke-token" id={token.id} submit={words.revoke} kind="danger" />
        </AskedTwice>
      )}
    </div>
  )
}
