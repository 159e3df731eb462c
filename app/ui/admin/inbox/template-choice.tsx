import { answerWords, languageNames } from '#content/admin/inbox-message.ts'
import { LOCALES } from '#domain/text/locale.ts'
import type { InboxMessage } from '#app/loading/inbox-message.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { LetterChoice } from '#app/ui/admin/letter-choice.tsx'
import { answerPath } from './answer-path.ts'

type TemplateChoiceProps = {
  draft: NonNullable<InboxMessage['draft']>
  id: string
  search: string
  /** Whether something was typed that another template would replace. */
  isTouched: boolean
}

/** Beginnings of an answer in either language. */
export function TemplateChoice({ draft, id, search, isTouched }: TemplateChoiceProps) {
  const words = useWords(answerWords)
  const locale = useLocale()
  const pathTo = (choice: Partial<Pick<typeof draft, 'template' | 'locale'>>) =>
    answerPath({ id, search, ...draft, ...choice })
  const templates = draft.templates.map(({ id: template, label }) => ({
    key: template,
    label: label[locale],
    to: pathTo({ template }),
    isOn: template === draft.template,
  }))
  const languages = LOCALES.map((language) => ({
    key: language,
    label: languageNames[language][locale],
    to: pathTo({ locale: language }),
    isOn: language === draft.locale,
  }))
  const groups = [
    { label: words.templates, choices: templates },
    { label: words.language, choices: languages },
  ]
  return <LetterChoice groups={groups} isTouched={isTouched} />
}
