import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { importKinds, importPage } from '../../../../content/imports/import-page.ts'
import { labels } from '../../../../content/labels.ts'
import { fileProblemText } from '../../../../content/sheet-words.ts'
import { IMPORT_PATH } from '../../../../domain/accounts/staff-paths.ts'
import type { ImportKind } from '../../../../domain/imports/import-options.ts'
import { PICTURES_LIMITS, SHEET_LIMITS } from '../../../../domain/sheets/sheet-file.ts'
import type { ImportAnswer } from '../../../actions/catalogue/import-form.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { FieldFrame } from '../../base/field/field-frame.tsx'
import { SelectField } from '../../base/field/select-field.tsx'
import { Message } from '../../base/state/message.tsx'
import { DropZone } from '../form/upload/drop-zone.tsx'
import { Group } from '../group.tsx'

type FileFormProps = { kinds: readonly ImportKind[]; seesPrices: boolean; answer: ImportAnswer | undefined }

/** Takes a file, which with scripts may be dropped, and says at once what would be refused anyway. */
export function FileForm({ kinds, seesPrices, answer }: FileFormProps) {
  const words = useWords(importPage)
  const kindWords = useWords(importKinds)
  const locale = useLocale()
  const { state, formAction } = useNavigation()
  const isSending = state === 'submitting' && formAction === IMPORT_PATH
  const input = useRef<HTMLInputElement>(null)
  const pictures = useRef<HTMLInputElement>(null)
  /** What this page says by itself; null as long as the last word is the server's. */
  const [own, setOwn] = useState<ImportAnswer | null>(null)
  const told = own ?? answer
  const take = (files: File[]) => {
    if (files.length > 1) return setOwn({ message: words.oneFile, field: 'file' })
    const dropped = new DataTransfer()
    for (const file of files) dropped.items.add(file)
    input.current!.files = dropped.files
    return setOwn({ message: '' })
  }
  const tooLarge = (field: string, from: RefObject<HTMLInputElement | null>, limit: number) => {
    const size = from.current?.files?.[0]?.size ?? 0
    return size > limit ? { message: fileProblemText({ code: 'bytes', limit }, locale), field } : null
  }
  const look = (event: FormEvent) => {
    const problem = navigator.onLine
      ? (tooLarge('file', input, SHEET_LIMITS.bytes) ?? tooLarge('pictures', pictures, PICTURES_LIMITS.bytes))
      : { message: labels.offline[locale] }
    if (problem) event.preventDefault()
    setOwn(problem)
  }
  const errorOf = (field: string) => (told?.field === field && told.message !== '' ? { error: told.message } : {})
  const hasField = told?.field === 'file' || told?.field === 'pictures'
  return (
    <Group title={words.newFile} text={words.fileHint}>
      {told && told.message !== '' && !hasField && <Message tone="error">{told.message}</Message>}
      <DropZone onFiles={take} className="import-drop">
        <Form method="post" encType="multipart/form-data" className="import-form" onSubmit={look}>
          <FieldFrame label={words.file} {...errorOf('file')}>
            {(control) => (
              <input
                {...control}
                ref={input}
                type="file"
                name="file"
                required
                accept=".xlsx,.xlsm,.csv,.tsv,.txt"
                className="control"
                onChange={() => setOwn({ message: '' })}
              />
            )}
          </FieldFrame>
          <p className="needs-scripts admin-group-text">{words.drop}</p>
          {kinds.includes('products') && (
            <FieldFrame label={words.pictures} hint={words.picturesHint} {...errorOf('pictures')}>
              {(control) => (
                <input
                  {...control}
                  ref={pictures}
                  type="file"
                  name="pictures"
                  accept=".zip"
                  className="control"
                  onChange={() => setOwn({ message: '' })}
                />
              )}
            </FieldFrame>
          )}
          <SelectField label={words.kind} name="kind" defaultValue={kinds[0]}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[kind]}
              </option>
            ))}
          </SelectField>
          <div className="form-notice-actions">
            <Button type="submit" busy={isSending} busyText={words.checking}>
              {words.check}
            </Button>
          </div>
        </Form>
      </DropZone>
      <Templates seesPrices={seesPrices} />
    </Group>
  )
}

/** What a price list needs to be found again when it comes back. */
const OF_PRICES = 'stock_code,product_name_ar,product_name_en,volume_ar,volume,price,stock_state'

function Templates({ seesPrices }: Pick<FileFormProps, 'seesPrices'>) {
  const words = useWords(importPage)
  const locale = useLocale()
  const address = `/api/products/export.php?format=xlsx&lang=${locale}`
  return (
    <ul className="import-templates">
      <li>
        <a href={`${address}&template=1`}>{words.template}</a>
      </li>
      {seesPrices && (
        <li>
          <a href={`${address}&columns=${OF_PRICES}`}>{words.priceList}</a>
        </li>
      )}
      <li>
        <a href={address}>{words.allProducts}</a>
      </li>
    </ul>
  )
}
