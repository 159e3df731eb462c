import { Form, useNavigation } from 'react-router'
import { importKinds, importPage } from '#content/imports/import-page.ts'
import { IMPORT_PATH } from '#domain/accounts/staff-paths.ts'
import type { ImportKind } from '#domain/imports/import.ts'
import type { ImportAnswer } from '#app/actions/catalogue/import-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { FileField } from '#app/ui/base/field/file-field.tsx'
import { optionsOf, SelectField } from '#app/ui/base/field/text-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { labels } from '#content/labels.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { PICTURES_LIMITS, SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'

type FileFormProps = { kinds: readonly ImportKind[]; seesPrices: boolean; answer: ImportAnswer | undefined }

/** Takes a file, which with scripts may be dropped, and says at once what would be refused anyway. */
export function FileForm({ kinds, seesPrices, answer }: FileFormProps) {
  const words = useWords(importPage)
  const kindWords = useWords(importKinds)
  const { state, formAction } = useNavigation()
  const isSending = state === 'submitting' && formAction === IMPORT_PATH
  const { shown, file, pictures, check, hear } = useFileChecks(answer)
  const errorOf = (field: string) => (shown?.field === field && shown.message !== '' ? { error: shown.message } : {})
  const hasField = shown?.field === 'file' || shown?.field === 'pictures'
  return (
    <Group title={words.newFile} text={words.fileHint}>
      {shown && shown.message !== '' && !hasField && <Message tone="error">{shown.message}</Message>}
      <Form method="post" encType="multipart/form-data" className="import-form" onSubmit={check}>
        <FileField
          label={words.file}
          {...errorOf('file')}
          ref={file}
          name="file"
          required
          accept=".xlsx,.xlsm,.csv,.tsv,.txt"
          onChange={hear}
        />
        {kinds.includes('products') && (
          <FileField
            label={words.pictures}
            hint={words.picturesHint}
            {...errorOf('pictures')}
            ref={pictures}
            name="pictures"
            accept=".zip"
            onChange={hear}
          />
        )}
        <SelectField label={words.kind} name="kind" defaultValue={kinds[0]}>
          {optionsOf(kinds, (kind) => [kind, kindWords[kind]])}
        </SelectField>
        <div className="form-notice-actions">
          <Button type="submit" busy={isSending} busyText={words.checking}>
            {words.check}
          </Button>
        </div>
      </Form>
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

/** Says of the files that are chosen what would be refused anyway, until the server has had the last word. */
function useFileChecks(answer: ImportAnswer | undefined) {
  const locale = useLocale()
  const file = useRef<HTMLInputElement>(null)
  const pictures = useRef<HTMLInputElement>(null)
  /** What this page says by itself; null as long as the last word is the server's. */
  const [own, setOwn] = useState<ImportAnswer | null>(null)
  const hear = () => setOwn({ message: '' })
  const tooLarge = (field: string, from: RefObject<HTMLInputElement | null>, limit: number) => {
    const size = from.current?.files?.[0]?.size ?? 0
    return size > limit ? { message: fileProblemText({ code: 'bytes', limit }, locale), field } : null
  }
  const check = (event: FormEvent) => {
    const problem = navigator.onLine
      ? (tooLarge('file', file, SHEET_LIMITS.bytes) ?? tooLarge('pictures', pictures, PICTURES_LIMITS.bytes))
      : { message: labels.offline[locale] }
    if (problem) event.preventDefault()
    setOwn(problem)
  }
  return { shown: own ?? answer, file, pictures, check, hear }
}
