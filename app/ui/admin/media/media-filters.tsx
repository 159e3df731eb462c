import { mediaWords } from '#content/admin/media/media.ts'
import { MEDIA_PATH } from '#domain/accounts/staff-paths.ts'
import { FILE_USES, MEDIA_SORTS, mediaSearch, type MediaQuery } from '#domain/media/media-query.ts'
import { FILE_KINDS } from '#domain/site/stored-file.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'

/** What is looked for, which files, and their order. */
export function MediaFilters({ query }: { query: MediaQuery }) {
  const words = useWords(mediaWords)
  const to = (change: Partial<MediaQuery>) => MEDIA_PATH + mediaSearch({ ...query, page: 1, ...change })
  const { kind, use, lacksAlt, sort } = query
  return (
    <div className="admin-filters">
      <SearchLine action={MEDIA_PATH} label={words.search} submit={words.searchButton} value={query.search}>
        {kind && <input type="hidden" name="kind" value={kind} />}
        {use && <input type="hidden" name="use" value={use} />}
        {lacksAlt && <input type="hidden" name="alt" value="missing" />}
        {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
      </SearchLine>
      <nav aria-label={words.kind} className="admin-chips">
        <ChipLink to={to({ kind: null })} on={kind === null} preventScrollReset>
          {words.all}
        </ChipLink>
        {FILE_KINDS.map((one) => (
          <ChipLink key={one} to={to({ kind: one })} on={kind === one} preventScrollReset>
            {words.kinds[one]}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label={words.use} className="admin-chips">
        {FILE_USES.map((one) => (
          <ChipLink
            key={one}
            to={to({ use: use === one ? null : one })}
            on={use === one}
            removable={use === one}
            preventScrollReset
          >
            {words.uses[one]}
          </ChipLink>
        ))}
        <ChipLink to={to({ lacksAlt: !lacksAlt })} on={lacksAlt} removable={lacksAlt} preventScrollReset>
          {words.lacksAlt}
        </ChipLink>
      </nav>
      <nav aria-label={words.sort} className="admin-chips">
        {MEDIA_SORTS.map((one) => (
          <ChipLink key={one} to={to({ sort: one })} on={sort === one} preventScrollReset>
            {words.sorts[one]}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
