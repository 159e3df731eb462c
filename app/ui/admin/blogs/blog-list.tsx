import { FileText, Plus, SearchX } from 'lucide-react'
import { useCallback, useState } from 'react'
import { blogList } from '../../../../content/admin/blogs.ts'
import { postListSearch, type PostListQuery, type PostRow } from '../../../../domain/post-list.ts'
import { useWords } from '../../../locale.ts'
import { ButtonLink } from '../../base/button.tsx'
import { Pagination } from '../../base/pagination.tsx'
import { StateBlock } from '../../base/state-block.tsx'
import { BlogCard } from './blog-card.tsx'
import { DeleteBlog } from './delete-blog.tsx'
import './blog-list.css'

type BlogListProps = {
  query: PostListQuery
  rows: PostRow[]
  pages: number
  /** Where scripts do not run, the one that is about to be deleted. */
  asked: string | null
}

/** Cards of posts, as many as fit on a page. */
export function BlogList({ query, rows, pages, asked }: BlogListProps) {
  // It stays until it is answered, though a search that arrives meanwhile may not show the post any more.
  const [deleting, setDeleting] = useState(rows.find(({ id }) => id === asked) ?? null)
  const close = useCallback(() => setDeleting(null), [])
  return (
    <>
      {deleting && <DeleteBlog key={deleting.id} post={deleting} onClose={close} />}
      {rows.length > 0 ? (
        <Cards {...{ query, rows, pages }} onDelete={setDeleting} />
      ) : query.search === '' ? (
        <NoBlogs />
      ) : (
        <NothingFound />
      )}
    </>
  )
}

type CardsProps = Pick<BlogListProps, 'query' | 'rows' | 'pages'> & { onDelete: (post: PostRow) => void }

function Cards({ query, rows, pages, onDelete }: CardsProps) {
  return (
    <>
      <ul className="blog-cards">
        {rows.map((row) => (
          <li key={row.id}>
            <BlogCard post={row} onDelete={() => onDelete(row)} />
          </li>
        ))}
      </ul>
      <Pagination page={query.page} pages={pages} to={(page) => `/admin/blogs${postListSearch({ ...query, page })}`} />
    </>
  )
}

function NoBlogs() {
  const { empty, add } = useWords(blogList)
  return (
    <StateBlock icon={FileText} title={empty.title} text={empty.text}>
      <ButtonLink to="/admin/blogs/add" kind="outline">
        <Plus />
        {add}
      </ButtonLink>
    </StateBlock>
  )
}

function NothingFound() {
  const { empty, nothingFound } = useWords(blogList)
  return (
    <StateBlock icon={SearchX} title={empty.title} text={nothingFound.text}>
      <ButtonLink to="/admin/blogs" kind="outline">
        {nothingFound.all}
      </ButtonLink>
    </StateBlock>
  )
}
