import { useEffect } from 'react'
import { useFetcher, useLocation, useNavigation } from 'react-router'
import { blogDeletion } from '../../../../content/admin/blogs.ts'
import type { PostRow } from '../../../../domain/post-list.ts'
import { useLabels, useLocale, useWords } from '../../../locale.ts'
import { Button, ButtonLink } from '../../base/button.tsx'
import { Confirm } from '../../base/confirm.tsx'
import { Message } from '../../base/message.tsx'
import { useEnded } from '../deletion/use-ended.ts'
import { useListFocus } from '../deletion/use-list-focus.ts'
import { useSettled } from '../deletion/use-settled.ts'
import type { SaveAnswer } from '../form/save-answer.ts'

type DeleteBlogProps = { post: PostRow; onClose: () => void }

/** Asks before a post is deleted, and says why it could not be. What was deleted answers with the list anew. */
export function DeleteBlog({ post, onClose }: DeleteBlogProps) {
  const words = useWords(blogDeletion)
  const labels = useLabels()
  const title = post.title[useLocale()]
  const fetcher = useFetcher<SaveAnswer>()
  const list = useListAddress()
  const { isWaiting, whenSettled } = useSettled()
  const problem = useProblem(fetcher.data)
  const isDone = useEnded(post.id, fetcher.state !== 'idle') && fetcher.data === undefined
  useListFocus(isDone)
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  return (
    <>
      <Confirm
        open={!isDone}
        title={words.question}
        text={
          <>
            <p>{title}</p>
            {problem && fetcher.state === 'idle' && <Message tone="error">{problem}</Message>}
          </>
        }
        verb={words.verb}
        busy={isWaiting || fetcher.state !== 'idle'}
        onConfirm={() => whenSettled(() => void fetcher.submit({ blog_id: post.id }, { method: 'post', action: list }))}
        onCancel={onClose}
      />
      <noscript>
        <form method="post" className="form-notice">
          <p>
            {words.question} {title}
          </p>
          <input type="hidden" name="blog_id" value={post.id} />
          <Button type="submit" small>
            {words.verb}
          </Button>
          <ButtonLink to="/admin/blogs" kind="outline" small>
            {labels.cancel}
          </ButtonLink>
        </form>
      </noscript>
    </>
  )
}

/** The list as it was last asked for, be it still on its way. */
function useListAddress(): string {
  const shown = useLocation()
  const { location: coming } = useNavigation()
  const { pathname, search } = coming?.pathname === shown.pathname ? coming : shown
  return pathname + search
}

/** What is said of a deletion that was not done. */
export function useProblem(answer: SaveAnswer | undefined): string | null {
  const { failed, reasons } = useWords(blogDeletion)
  if (answer === undefined) return null
  if (answer.kind === 'refused') return failed(answer.message)
  if (answer.kind === 'signed-out') return failed(reasons.signedOut)
  return failed(answer.kind === 'unreachable' ? reasons.unreachable : reasons.gone)
}
