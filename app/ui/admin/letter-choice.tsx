import { useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { answerWords } from '#content/admin/inbox-message.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Confirm } from '#app/ui/base/confirm.tsx'

type Choice = { key: string; label: string; to: string; isOn: boolean }

type LetterChoiceProps = {
  groups: { label: string; choices: Choice[] }[]
  /** Whether something was typed that another beginning would replace. */
  isTouched: boolean
}

/** Beginnings of a letter: links, so that they work without scripts too. */
export function LetterChoice({ groups, isTouched }: LetterChoiceProps) {
  const words = useWords(answerWords)
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string | null>(null)
  const askBefore = (to: string) => (event: MouseEvent) => {
    event.preventDefault()
    setWanted(to)
  }
  return (
    <div className="letter-choice">
      {groups.map(({ label, choices }) => (
        <div key={label} role="group" aria-label={label}>
          {choices.map(({ key, label: name, to, isOn }) => (
            <ChipLink key={key} to={to} preventScrollReset onClick={isTouched ? askBefore(to) : undefined} on={isOn}>
              {name}
            </ChipLink>
          ))}
        </div>
      ))}
      <Confirm
        open={wanted !== null}
        {...words.replace}
        onConfirm={() => {
          if (wanted !== null) void navigate(wanted, { preventScrollReset: true })
          setWanted(null)
        }}
        onCancel={() => setWanted(null)}
      />
    </div>
  )
}
