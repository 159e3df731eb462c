import { directionOf, type Locale } from '#domain/text/locale.ts'

type HtmlSourceProps = { name: string; html: string; locale: Locale; labelledBy: string; hint: string }

/** A text as HTML, where there is no editor. */
export function HtmlSource({ name, html, locale, labelledBy, hint }: HtmlSourceProps) {
  return (
    <>
      <textarea
        name={name}
        defaultValue={html}
        rows={16}
        lang={locale}
        dir={directionOf(locale)}
        aria-labelledby={labelledBy}
        className="control"
      />
      <p className="field-hint">{hint}</p>
    </>
  )
}
