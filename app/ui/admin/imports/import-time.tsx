import { formatMoment } from '#domain/text/format-instant.ts'
import { useLocale } from '#app/locale.ts'

/** When something was, to the minute. */
export function ImportTime({ at }: { at: string }) {
  const locale = useLocale()
  return <time dateTime={at}>{formatMoment(at, locale) ?? ''}</time>
}
