import { ClipboardPaste } from 'lucide-react'
import { useRef, useState } from 'react'
import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { quotePage } from '#content/pages/quote.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import type { LineValues } from '#domain/quotes/line-values.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { TextArea } from '#app/ui/base/field/text-field.tsx'
import { callApi, formOf } from '#app/ui/forms/call-api.ts'
import { LineButton } from './line-button.tsx'
import { pastedLine, type PackChoice, type PastedItem } from './quote-lines.ts'
import { askForPacks } from './found-packs.ts'

/** A customer's message, read as their own page reads it. */
export function PasteLines({ onLines }: { onLines: (lines: LineValues[], packs: PackChoice[]) => void }) {
  const locale = useLocale()
  const words = useWords(quotationLines)
  const { offline } = useWords(quotePage)
  const box = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState('')

  async function read() {
    const field = box.current?.querySelector('textarea')
    if (!field?.value.trim()) return field?.focus()
    const answer = await callApi('/api/quotes/lines.php', formOf({ lines: field.value, locale }))
    if (!answer?.ok) return setRefused(answer?.message || offline)
    const { lines } = answer.data as { lines: (PastedItem & { skipped: boolean })[] }
    const items = lines.filter(({ skipped }) => !skipped)
    const packs = await packsOf(items.map(({ stockCode }) => stockCode))
    onLines(
      items.map((item) => pastedLine(item, packs.get(foldCode(item.stockCode)) ?? null)),
      [...packs.values()],
    )
    field.value = ''
    setRefused('')
  }

  return (
    <div ref={box} className="quote-paste">
      <TextArea label={words.pasteLines} {...(refused && { error: refused })} name="paste_lines" rows={2} dir="auto" />
      <LineButton intent="line-paste" onPress={() => void read()}>
        <ClipboardPaste />
        {words.readLines}
      </LineButton>
    </div>
  )
}

async function packsOf(codes: string[]): Promise<Map<string, PackChoice>> {
  const found = new Map<string, PackChoice>()
  for (const code of new Set(codes.filter((one) => one !== ''))) {
    const packs = await askForPacks(code).catch(() => [])
    const pack = packs.find(({ stockCode }) => foldCode(stockCode) === foldCode(code))
    if (pack) found.set(foldCode(code), pack)
  }
  return found
}
