import { encode } from 'uqr'
import { useState, useMemo } from 'react'
import { Form } from 'react-router'
import { accountWords } from '#content/admin/account.ts'
import { useWords } from '#app/locale.ts'
import { useStaffForm, AnswerMessage } from '#app/ui/admin/group.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { ConfirmedForm } from './confirmed-form.tsx'

/** From the password, which shows the key, to the first code. */
export function SetUpSteps({ username }: { username: string }) {
  const words = useWords(accountWords.secondFactor)
  const begun = useStaffForm<SetUp>('begin').answer
  return (
    <>
      <SetUpAuthenticator setUp={begun?.result} />
      {!begun?.ok && <ConfirmedForm username={username} intent="begin" submit={words.begin} />}
    </>
  )
}

type SetUp = { address: string; recoveryCodes: string[] }

/** The steps between wanting a second factor and having one. What is shown stays when a code was mistyped. */
function SetUpAuthenticator({ setUp }: { setUp: SetUp | undefined }) {
  const words = useWords(accountWords)
  const { busy, answer } = useStaffForm('confirm')
  const [known, setKnown] = useState(setUp)
  if (setUp && setUp !== known) setKnown(setUp)
  if (!known && !answer) return null
  return (
    <div className="admin-form">
      {known && (
        <>
          <p>{words.secondFactor.scan}</p>
          <MatrixCode text={known.address} label={words.secondFactor.picture} />
          <p>
            {words.secondFactor.key}: <Ltr className="admin-key">{keyOf(known.address)}</Ltr>
          </p>
          <RecoveryCodes codes={known.recoveryCodes} />
        </>
      )}
      <Form method="post" className="admin-form">
        {!answer?.ok && <AnswerMessage answer={answer} />}
        <input type="hidden" name="intent" value="confirm" />
        <TextField
          label={words.secondFactor.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={answer?.errors['code']}
          ltr
          required
        />
        <Button type="submit" kind="ink" busy={busy} busyText={words.saving}>
          {words.secondFactor.confirm}
        </Button>
      </Form>
    </div>
  )
}

/** The secret of an `otpauth:` address, in groups that can be typed. */
function keyOf(address: string): string {
  const secret = new URL(address).searchParams.get('secret') ?? ''
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** A text as a picture that a phone's camera reads. */
function MatrixCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="wide-220 bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const words = useWords(accountWords.recovery)
  return (
    <div className="admin-codes">
      <h3>{words.title}</h3>
      <p className="admin-group-text">{words.text}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Ltr className="admin-key">{code}</Ltr>
          </li>
        ))}
      </ul>
    </div>
  )
}
