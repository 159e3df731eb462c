import { Form } from 'react-router'
import { importPage } from '#content/imports/import-page.ts'
import { SEPARATORS, TEXT_ENCODINGS, type Separator } from '#domain/sheets/sheet-file.ts'
import type { ImportShown } from '#app/routes/admin/catalogue/import-steps.tsx'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField } from '#app/ui/base/field/text-field.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { DiscardButton } from './columns-form.tsx'

const MOST_LINES = 10

/** What the file leaves open, with its first lines to look at. */
export function QuestionsForm({ one: { asks, file } }: Pick<ImportShown, 'one'>) {
  const words = useWords(importPage)
  const isText = file?.source === 'text'
  return (
    <Group title={words.questions} text={words.nothingYet} wide>
      <Form method="post" className="import-form" replace>
        {asks.includes('sheet') && file && <SheetField file={file} />}
        {(asks.includes('encoding') || (isText && asks.includes('header_row'))) && (
          <SelectField
            label={words.encoding}
            hint={words.encodingHint}
            name="encoding"
            defaultValue={file?.encoding ?? 'utf-8'}
          >
            {optionsOf(TEXT_ENCODINGS, (one) => [one, words.encodings[one]])}
          </SelectField>
        )}
        {isText && asks.includes('header_row') && (
          <SelectField label={words.separator} name="separator" defaultValue={file.separator ?? 'comma'}>
            {optionsOf(Object.keys(SEPARATORS) as Separator[], (one) => [one, words.separators[one]])}
          </SelectField>
        )}
        {asks.includes('header_row') && (
          <SelectField label={words.headerRow} name="header_row" defaultValue={file?.lines[0]?.row}>
            {optionsOf(file?.lines ?? [], ({ row, cells }) => [
              row,
              `${row}: ${cells.filter(Boolean).join(' · ').slice(0, 60)}`,
            ])}
          </SelectField>
        )}
        <div className="form-notice-actions">
          <Button type="submit" name="intent" value="update">
            {words.answer}
          </Button>
          <DiscardButton />
        </div>
      </Form>
      {file && <FirstLines lines={file.lines.slice(0, MOST_LINES)} />}
    </Group>
  )
}

/** The first lines as they read; what is wide scrolls by itself. */
function FirstLines({ lines }: { lines: NonNullable<ImportShown['one']['file']>['lines'] }) {
  const { firstLines } = useWords(importPage)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
    <div className="import-lines" role="region" aria-label={firstLines} tabIndex={0}>
      <table>
        <caption>{firstLines}</caption>
        <tbody>
          {lines.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {cells.map((cell, place) => (
                <td key={place}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SheetField({ file }: { file: NonNullable<ImportShown['one']['file']> }) {
  const words = useWords(importPage)
  const all = file.sheets.map((sheet, place) => ({ ...sheet, place }))
  const option = ({ name, rows, place }: (typeof all)[number]) => (
    <option key={place} value={place}>
      {words.sheetRows(name, rows)}
    </option>
  )
  const hidden = all.filter((sheet) => sheet.hidden)
  return (
    <SelectField label={words.sheet} name="sheet" defaultValue={file.sheet}>
      {all.filter((sheet) => !sheet.hidden).map(option)}
      {hidden.length > 0 && <optgroup label={words.hiddenSheets}>{hidden.map(option)}</optgroup>}
    </SelectField>
  )
}
