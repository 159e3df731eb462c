import { Form } from 'react-router'
import { importOptions, importPage } from '#content/imports/import-page.ts'
import { IMPORT_OPTIONS } from '#domain/imports/import.ts'
import { COLUMN_NAMES, type ColumnKey } from '#domain/sheets/products/column-names.ts'
import type { ImportAnswer } from '#app/actions/catalogue/import-form.ts'
import type { ImportShown } from '#app/routes/admin/catalogue/import-steps.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField } from '#app/ui/base/field/text-field.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { Message } from '#app/ui/base/state/message.tsx'

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

/** Says that the columns were named as for an earlier file, with the way back to those of the file alone. */
export function ColumnsFrom({ day }: { day: string | null }) {
  const words = useWords(importPage)
  if (day === null) return null
  return (
    <Form method="post" className="cluster-4/12 items-center text-ink-2" replace>
      <span>{words.columnsFrom(day)}</span>
      <Button type="submit" name="intent" value="forget-columns" kind="quiet" small>
        {words.forgetColumns}
      </Button>
    </Form>
  )
}

/** Without these a new product is found and read badly. */
const WANTED: readonly ColumnKey[] = ['product_name_ar', 'product_name_en', 'category', 'brand', 'box_quantity']

/** What products of the file will be without, since it has no column of it. */
export function LackingColumns({ one: { kind, columns, counts } }: { one: ImportShown['one'] }) {
  const { lacks, lackingRows } = useWords(importPage)
  const locale = useLocale()
  const has = new Set<string | null>(columns.map(({ field }) => field))
  const missing = WANTED.filter((key) => !has.has(key)).map((key) => COLUMN_NAMES[key][locale])
  if (kind !== 'products' || missing.length === 0) return null
  const named = missing.join(locale === 'ar' ? '، ' : ', ')
  return <Message tone="warn">{counts.added > 0 ? lackingRows(counts.added, named) : lacks(named)}</Message>
}

export function DiscardButton() {
  const words = useWords(importPage)
  return (
    <Button type="submit" name="intent" value="discard" kind="quiet" formNoValidate>
      {words.discard}
    </Button>
  )
}
