import { Newspaper } from 'lucide-react'
import { blogsPage } from '#content/pages/blogs.ts'
import { useWords } from '#app/locale.ts'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'

export function NoPosts() {
  const { title, text } = useWords(blogsPage).empty
  return <StateBlock icon={Newspaper} title={title} text={text} />
}
