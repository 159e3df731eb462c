import type { DocumentsSection as Section } from '#app/loading/documents/document-rows.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { CodedText } from '#app/ui/base/code.tsx'

/** The documents of a product or brand. Its words come with it, so that it costs the page no scripts of its own. */
export function DocumentsSection({ title, rows, requests }: Section) {
  if (rows.length + requests.length === 0) return null
  return (
    <section {...BELOW_FOLD} aria-labelledby="documents" className="documents-section">
      <h2 id="documents" className="text-h3">
        {title}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.file}>
            <a href={row.file} hrefLang={row.hreflang} className="text-link">
              <CodedText text={row.label} />
            </a>
            <span className="text-small text-ink-3">
              <CodedText text={row.facts} />
            </span>
          </li>
        ))}
        {requests.map(({ text, path }) => (
          <li key={path}>
            <SiteLink to={path} rel="nofollow" className="text-link">
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
