import { SearchX } from 'lucide-react'
import { blogPage } from '#content/pages/blog.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'

export function PostMissing() {
  const { missing, all } = useWords(blogPage)
  return (
    <div className="wrap section">
      <StateBlock icon={SearchX} title={missing.title} text={missing.text} level={1}>
        <ButtonLink to="/blogs">{all}</ButtonLink>
      </StateBlock>
    </div>
  )
}
