import { Form } from 'react-router'
import { importOptions, importPage } from '#content/imports/import-page.ts'
import { IMPORT_OPTIONS } from '#domain/imports/import.ts'
import type { ImportAnswer } from '#app/actions/catalogue/import-form.ts'
import type { ImportShown } from '#app/routes/admin/catalogue/import-steps.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField } from '#app/ui/base/field/text-field.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { ColumnsFrom } from './columns-from.tsx'
import { DiscardButton } from './discard-button.tsx'
import { LackingColumns } from './lacking-columns.tsx'

/** Which field each column of the sheet goes into, and what is to become of its rows. */
export function ColumnsForm({ shown, answer }: { shown: ImportShown; answer: ImportAnswer | undefined }) {
  const words = useWords(importPage)
  const { one, offers, columnsFrom } = shown
  const typed = answer?.typed ?? {}
  return (
    <>
      <ColumnsFrom day={columnsFrom} />
      <LackingColumns one={one} />
      <Form method="post" className="stack-16" replace>
        <Group title={words.columnsTitle} text={`${words.columnsText} ${words.remembered}`}>
          {one.columns.map(({ index, heading, field, samples }) => (
            <div key={index} className="import-column">
              <SelectField
                label={words.column(heading, index + 1)}
                name={`map[${index}]`}
                defaultValue={typed[`map[${index}]`] ?? field ?? ''}
                {...(answer?.field === `map[${index}]` && { error: answer.message })}
              >
                <option value="">{words.notImported}</option>
                {optionsOf(offers, ({ key, label }) => [key, label])}
              </SelectField>
              <ul aria-label={words.samples} className="import-samples">
                {samples.map((sample, place) => (
                  <li key={place}>
                    <bdi>{sample}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Group>
        <OptionFields options={{ ...one.options, ...typed }} />
        <div className="form-notice-actions">
          <Button type="submit" name="intent" value="update">
            {words.answer}
          </Button>
          <DiscardButton />
        </div>
      </Form>
    </>
  )
}

function OptionFields({ options }: { options: ImportShown['one']['options'] }) {
  const words = useWords(importPage)
  const locale = useLocale()
  const names = Object.keys(importOptions) as (keyof typeof importOptions)[]
  return (
    <Group title={words.options}>
      <div className="stack-16 tiles-[18rem]">
        {names.map((name) => (
          <SelectField key={name} label={importOptions[name].label[locale]} name={name} defaultValue={options[name]}>
            {optionsOf(IMPORT_OPTIONS[name], (value) => [value, importOptions[name].values[value]?.[locale]])}
          </SelectField>
        ))}
      </div>
    </Group>
  )
}
