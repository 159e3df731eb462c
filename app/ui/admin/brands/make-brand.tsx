import { brandsScreen } from '#content/admin/catalogue/brands.ts'
import { BRANDS_PATH } from '#domain/accounts/staff-paths.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'

/** The way to make a brand of a name that products have in words alone. */
export function MakeBrand({ name }: { name: Localized }) {
  const { written } = useWords(brandsScreen)
  return (
    <IfMay act="records.write">
      <ButtonLink to={makeBrandPath(name)} kind="outline" small aria-label={written.makeNamed(name[useLocale()])}>
        {written.make}
      </ButtonLink>
    </IfMay>
  )
}

/** The form of a new brand with these names in it. */
function makeBrandPath({ ar, en }: Localized): string {
  return `${BRANDS_PATH}/add?${new URLSearchParams({ name_ar: ar, name_en: en }).toString()}`
}
