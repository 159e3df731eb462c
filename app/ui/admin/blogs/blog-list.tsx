import { FileText, Plus, SearchX } from 'lucide-react'
import { useNavigation } from 'react-router'
import { blogDeletion, blogList } from '#content/admin/blogs.ts'
import { postListSearch, readPostListQuery, type PostListQuery, type PostRow } from '#domain/posts/post-list.ts'
import { BLOGS_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { DeleteDialog } from '#app/ui/admin/deletion/delete-dialog.tsx'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { MarkPage } from '#app/ui/admin/records/mark-box.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { BlogCard, type BlogCardProps } from './blog-card.tsx'
import './blog-list.css'

type BlogListProps = { query: PostListQuery; rows: PostRow[]; pages: number }

/** Cards of posts, as many as fit on a page. */
export function BlogList({ query, rows, pages }: BlogListProps) {
  const next = useListAddress(query)
  const { ask, ...deletion } = useDeletion(next)
  const { verb } = useWords(blogDeletion)
  return (
    <>
      {rows.length > 0 ? (
        <Cards {...{ query, rows, pages, next }} onDelete={ask} />
      ) : query.search === '' && query.state === null ? (
        <NoBlogs />
      ) : (
        <NothingFound />
      )}
      <DeleteDialog {...deletion} verb={verb} />
    </>
  )
}

/** The list as it was last asked for, be it still on its way. */
function useListAddress(shown: PostListQuery): string {
  const { location: coming } = useNavigation()
  const query = coming?.pathname === BLOGS_PATH ? readPostListQuery(new URLSearchParams(coming.search)) : shown
  return BLOGS_PATH + postListSearch(query)
}

type CardsProps = BlogListProps & Omit<BlogCardProps, 'post'>

function Cards({ query, rows, pages, ...deleting }: CardsProps) {
  return (
    <>
      <MarkPage />
      <ul className="blog-cards">
        {rows.map((row) => (
          <li key={row.id}>
            <BlogCard post={row} {...deleting} />
          </li>
        ))}
      </ul>
      <Pagination page={query.page} pages={pages} to={(page) => BLOGS_PATH + postListSearch({ ...query, page })} />
    </>
  )
}

function NoBlogs() {
  const { empty, add } = useWords(blogList)
  return (
    <StateBlock icon={FileText} title={empty.title} text={empty.text}>
      <IfMay act="records.write">
        <ButtonLink to={`${BLOGS_PATH}/add`} kind="outline">
          <Plus />
          {add}
        </ButtonLink>
      </IfMay>
    </StateBlock>
  )
}

function NothingFound() {
  const { empty, nothingFound } = useWords(blogList)
  return (
    <StateBlock icon={SearchX} title={empty.title} text={nothingFound.text}>
      <ButtonLink to={BLOGS_PATH} kind="outline">
        {nothingFound.all}
      </ButtonLink>
    </StateBlock>
  )
}
