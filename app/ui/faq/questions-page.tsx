import { faq } from '#content/pages/faq.ts'
import type { QuestionView } from '#domain/site/content/faq-view.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Panel } from '#app/ui/base/panel.tsx'
import { RichText } from '#app/ui/blog/rich-text.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { useSite, useSiteFrame } from '#app/ui/site/site-context.tsx'

/** The questions that many ask, and the way to ask another. */
export function QuestionsPage({ questions }: { questions: QuestionView[] }) {
  const words = useWords(faq)
  return (
    <div className="wrap grid gap-x-16 pb-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <PageTitle title={words.title} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-11">
        {questions.map(({ id, question, html }) => (
          <Panel key={id} title={question} level={2}>
            <div id={id} className="max-w-[42em] text-ink-2 *:[font:inherit] *:text-inherit">
              <RichText html={html} />
            </div>
          </Panel>
        ))}
      </div>
      <Contact text={useSiteFrame().promises.askText || words.contact.text} button={words.contact.button} />
    </div>
  )
}

function Contact({ text, button }: { text: string; button: string }) {
  const { supportEmail } = useSite()
  return (
    <div className="mt-10 grid justify-items-start gap-5 self-start rounded-2xl bg-surface p-[clamp(24px,3vw,40px)] lg:mt-0">
      <p className="text-lead">{text}</p>
      {supportEmail ? (
        <>
          <ButtonLink href={supportEmail.href}>{button}</ButtonLink>
          <p className="text-small text-ink-3">
            <Ltr>{supportEmail.text}</Ltr>
          </p>
        </>
      ) : (
        <ButtonLink to="/contact">{button}</ButtonLink>
      )}
    </div>
  )
}
