import { Form } from 'react-router'
import { binQuestions, binWords } from '#content/admin/bin.ts'
import { formLabels } from '#content/form-labels.ts'
import { BIN_PATH } from '#domain/accounts/staff-paths.ts'
import { PASSWORD_FIELD } from '#domain/records/form-fields.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { BinQuestion as Question } from '#app/actions/bin-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { PasswordField } from '#app/ui/admin/current-password.tsx'

/** A category that may take the place of one that is gone. */
type CategoryChoice = { id: string; name: Localized }

type BinQuestionProps = {
  question: Question
  search: string
  /** Typed before more than one goes for good. */
  siteName: string
  categories: CategoryChoice[]
}

/** What is to come back or to go for good, and what has to be said first. */
export function BinQuestion({ question, search, siteName, categories }: BinQuestionProps) {
  const { intent, records, count, lacksCategory, errors } = question
  const words = useWords(binQuestions)
  const { cancel } = useWords(formLabels)
  const actions = useWords(binWords)
  const locale = useLocale()
  const products = records.flatMap(({ kind, note }) => (kind === 'category' ? (note.products ?? []) : []))
  const back = BIN_PATH + search
  return (
    <Form method="post" action={back} className="card delete-page" aria-labelledby="bin-question">
      <h2 id="bin-question" className="text-card" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words[intent].title(words.records(count))}
      </h2>
      <ul className="stack-6">
        {records.map(({ binId, kind, name }) => (
          <li key={binId}>
            <input type="hidden" name="bin_id[]" value={binId} />
            <bdi>{name[locale]}</bdi> <Badge>{recordKind(kind).name[locale]}</Badge>
          </li>
        ))}
      </ul>
      <p>{intent === 'purge' && count > 1 ? words.empty.text : words[intent].text}</p>
      <input type="hidden" name="confirmed" value="1" />
      {intent === 'restore' && products.length > 0 && (
        <Checkbox name="products_back" value="1" defaultChecked>
          {words.products(products.length)}
          <span className="field-hint">{words.productsHint}</span>
        </Checkbox>
      )}
      {lacksCategory && (
        <SelectField label={words.category} name="category_id" error={errors['category_id']}>
          <option value="">{words.noCategory}</option>
          {optionsOf(categories, ({ id, name }) => [id, name[locale]])}
        </SelectField>
      )}
      {intent !== 'restore' && (
        <>
          {count > 1 && (
            <TextField label={words.name(siteName)} name="name" autoComplete="off" error={errors['name']} required />
          )}
          <PasswordField error={errors[PASSWORD_FIELD]} />
        </>
      )}
      <div className="form-notice-actions">
        <Button type="submit" name="intent" value={intent}>
          {intent === 'restore' ? actions.restore : intent === 'purge' ? actions.purge : actions.empty}
        </Button>
        <ButtonLink to={back} kind="outline">
          {cancel}
        </ButtonLink>
      </div>
    </Form>
  )
}
