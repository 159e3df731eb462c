import { SearchX } from 'lucide-react'
import { blogPage } from '../../../content/pages/blog.ts'
import { useWords } from '../../locale.ts'
import { ButtonLink } from '../base/button.tsx'
import { StateBlock } from '../base/state/state-block.tsx'

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
