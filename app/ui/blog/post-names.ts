import { editorialTeam, postCategoryNames } from '#content/posts.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { ownValue } from '#domain/text/own-value.ts'
import { isTeam } from '#domain/posts/post.ts'
import { useWords } from '#app/locale.ts'
import { useSite } from '#app/ui/site/site-context.tsx'

/** The name of a post's category; one that staff made up is shown as they typed it. */
export function usePostCategory(category: string): string {
  const names: Record<string, string> = useWords(postCategoryNames)
  return ownValue(names, category) ?? category
}

/** Who wrote a post; the default name stands for the whole team. */
export function usePostAuthor(author: string): string {
  const team = fillIn(useWords(editorialTeam), { site: useSite().name })
  return isTeam(author) ? team : author
}
