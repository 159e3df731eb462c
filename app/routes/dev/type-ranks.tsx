import { samples, typeRanks } from '#content/components-page.ts'
import { inLanguage } from '#domain/text/in-language.ts'
import { directionOf, type Locale } from '#domain/text/locale.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** Both scripts side by side, whatever the page's language. */
export function TypeRanks() {
  return (
    <div className="grid gap-10 pb-12 lg:grid-cols-2">
      <Ranks locale="ar" />
      <Ranks locale="en" />
    </div>
  )
}

function Ranks({ locale }: { locale: Locale }) {
  const words = inLanguage(typeRanks, locale)
  return (
    <div lang={locale} dir={directionOf(locale)} className="grid content-start gap-2">
      <p className="text-hero">{words.hero}</p>
      <p className="text-h1">{words.h1}</p>
      <p className="text-h2">{words.h2}</p>
      <p className="text-h3">{words.h3}</p>
      <p className="text-card">{words.card}</p>
      <p className="text-lead">{words.lead}</p>
      <p className="text-body">{words.body}</p>
      <p className="text-small text-ink-2">{words.small}</p>
      <p className="text-xs text-ink-3">{words.xs}</p>
      <div className="flex flex-wrap items-baseline gap-8" data-accent={1}>
        <Ltr className="text-code text-acc-d">{samples.code}</Ltr>
        <p>
          <Ltr className="text-figure">{samples.volume}</Ltr>
          {`\u00a0${words.unit}`}
        </p>
        <Ltr className="text-figure-long">{samples.range}</Ltr>
      </div>
    </div>
  )
}
