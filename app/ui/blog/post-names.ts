import { editorialTeam, postCategoryNames } from '../../../content/posts.ts'
import { isTeam } from '../../../domain/post.ts'
import { useWords } from '../../locale.ts'

/** The name of a post's category; one that staff made up is shown as they typed it. */
export function usePostCategory(category: string): string {
  const names: Record<string, string> = useWords(postCategoryNames)
  return names[category] ?? category
}

/** Who wrote a post; the default name stands for the whole team. */
export function usePostAuthor(author: string): string {
  const team = useWords(editorialTeam)
  return isTeam(author) ? team : author
}
