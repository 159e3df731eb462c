import type { Picture } from '../../../domain/site/picture.ts'
import { useSiteFrame } from '../site/site-context.tsx'

/** The picture of a category, which the navigation has loaded with every page. */
export function useCategoryScene(categoryId: string | undefined): Picture | null {
  return useSiteFrame().categories?.find((category) => category.id === categoryId)?.picture ?? null
}
