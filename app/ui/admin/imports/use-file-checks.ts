import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { labels } from '#content/labels.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { PICTURES_LIMITS, SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import type { ImportAnswer } from '#app/actions/catalogue/import-form.ts'
import { useLocale } from '#app/locale.ts'

/** Says of the files that are chosen what would be refused anyway, until the server has had the last word. */
export function useFileChecks(answer: ImportAnswer | undefined) {
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
  return { told: own ?? answer, file, pictures, check, hear }
}
