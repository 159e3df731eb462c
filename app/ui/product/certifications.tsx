import type { ProductChip } from '#domain/products/product-view.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** What a product is certified by: each leads to its proof, or to where that is asked for. */
export function Certifications({ chips }: { chips: ProductChip[] }) {
  if (chips.length === 0) return null
  return (
    <ul className="product-certifications">
      {chips.map(({ name, label, path, file }) => (
        <li key={name}>
          {file !== null && (
            <a href={file} aria-label={label} data-proven="">
              <Ltr>{name}</Ltr>
            </a>
          )}
          {path !== '' && (
            <SiteLink to={path} rel="nofollow" aria-label={label}>
              <Ltr>{name}</Ltr>
            </SiteLink>
          )}
          {file === null && path === '' && <Ltr>{name}</Ltr>}
        </li>
      ))}
    </ul>
  )
}
