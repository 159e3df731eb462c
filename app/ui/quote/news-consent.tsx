import { newsConsent } from '#content/pages/news-consent.ts'
import { WITHDRAW_NEWS, type NewsView } from '#domain/quotes/news-consent.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'

/** That whoever reads this agreed to news, and how to take it back. */
export function NewsConsent({ news: { since, isWithdrawn }, className }: { news: NewsView; className?: string }) {
  const words = useWords(newsConsent)
  if (since === null && !isWithdrawn) return null
  return (
    <section className={className} aria-labelledby="news-consent">
      <h2 id="news-consent" className="text-h3">
        {words.title}
      </h2>
      {since === null ? (
        <Message tone="ok">{words.withdrawn}</Message>
      ) : (
        <>
          <p className="text-ink-2">{words.since(since)}</p>
          <form method="post">
            <input type="hidden" name="intent" value={WITHDRAW_NEWS} />
            <Button type="submit" kind="outline">
              {words.withdraw}
            </Button>
          </form>
        </>
      )}
    </section>
  )
}
