import { useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { answerWords, languageNames } from '../../../../content/admin/inbox-message.ts'
import { LOCALES } from '../../../../domain/text/locale.ts'
import type { InboxMessage } from '../../../loading/inbox-message.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { ChipLink } from '../../base/chip.tsx'
import { Confirm } from '../../base/confirm.tsx'
import { answerPath } from './answer-path.ts'

type TemplateChoiceProps = {
  draft: NonNullable<InboxMessage['draft']>
  id: string
  search: string
  /** Whether something was typed that another template would replace. */
  isTouched: boolean
}

/** Beginnings of an answer in either language: links, so that they work without scripts too. */
export function TemplateChoice({ draft, id, search, isTouched }: TemplateChoiceProps) {
  const words = useWords(answerWords)
  const locale = useLocale()
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string | null>(null)
  const open = (path: string) => void navigate(path, { preventScrollReset: true })
  const linkTo = (choice: Partial<Pick<typeof draft, 'template' | 'locale'>>) => {
    const to = answerPath({ id, search, ...draft, ...choice })
    const ask = (event: MouseEvent) => {
      event.preventDefault()
      setWanted(to)
    }
    return { to, preventScrollReset: true, onClick: isTouched ? ask : undefined }
  }
  return (
    <div className="template-choice">
      <div role="group" aria-label={words.templates}>
        {draft.templates.map(({ id: template, label }) => (
          <ChipLink key={template} {...linkTo({ template })} on={template === draft.template}>
            {label[locale]}
          </ChipLink>
        ))}
      </div>
      <div role="group" aria-label={words.language}>
        {LOCALES.map((language) => (
          <ChipLink key={language} {...linkTo({ locale: language })} on={language === draft.locale}>
            {languageNames[language][locale]}
          </ChipLink>
        ))}
      </div>
      <Confirm
        open={wanted !== null}
        {...words.replace}
        onConfirm={() => {
          if (wanted !== null) open(wanted)
          setWanted(null)
        }}
        onCancel={() => setWanted(null)}
      />
    </div>
  )
}
