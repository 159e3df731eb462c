import { setUpWords, startWords } from '#content/admin/overview/start.ts'
import { START_PATH } from '#domain/accounts/staff-paths.ts'
import { SET_UP_PLACES, type SetUpItem } from '#domain/site/set-up.ts'
import { useWords } from '#app/locale.ts'

/** Over a page as visitors see it: what is missing there, each a link to where it is set. */
export function MissingOnPage({ items }: { items: SetUpItem[] }) {
  const words = useWords(startWords.setUp)
  const titles = useWords(setUpWords)
  return (
    <nav aria-label={words.title} className="missing-on-page">
      <a href={START_PATH}>{words.title}</a>
      <p>{items.length > 0 ? words.missing : words.nothingMissing}</p>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <a href={SET_UP_PLACES[item].path}>{titles[item].title}</a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
