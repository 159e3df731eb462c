import { faq, faqHead } from '../../../content/pages/faq.ts'
import { fillIn } from '../../../domain/text/fill-in.ts'
import { inLanguage } from '../../../domain/text/in-language.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { useLocale, useWords } from '../../locale.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Ltr } from '../../ui/base/ltr.tsx'
import { Panel } from '../../ui/base/panel.tsx'
import { PageTitle } from '../../ui/site/page-title.tsx'
import { useSite } from '../../ui/site/site-context.tsx'
import type { SiteHandle } from '../../ui/site/site-handle.ts'

export const handle: SiteHandle = { footerCall: false }

export const meta = fixedMeta(faqHead, (_data, locale, site) => ({
  kind: 'FAQPage',
  questions: questionsIn(locale, site),
}))

/** The first of them asks for the company by its name. */
function questionsIn(locale: Locale, site: string) {
  return inLanguage(faq.items, locale).map((item) => ({ ...item, question: fillIn(item.question, { site }) }))
}

export default function FaqPage() {
  const words = useWords(faq)
  const questions = questionsIn(useLocale(), useSite().name)
  return (
    <div className="wrap grid gap-x-16 pb-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <PageTitle title={words.title} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-11">
        {questions.map(({ id, question, answer }) => (
          <Panel key={id} title={question} level={2}>
            <p id={id} className="max-w-[42em] text-ink-2">
              {answer}
            </p>
          </Panel>
        ))}
      </div>
      <Contact text={words.contact.text} button={words.contact.button} />
    </div>
  )
}

function Contact({ text, button }: { text: string; button: string }) {
  const { supportEmail } = useSite()
  return (
    <div className="mt-10 grid justify-items-start gap-5 self-start rounded-2xl bg-surface p-[clamp(24px,3vw,40px)] lg:mt-0">
      <p className="text-lead">{text}</p>
      <ButtonLink href={supportEmail.href}>{button}</ButtonLink>
      <p className="text-small text-ink-3">
        <Ltr>{supportEmail.text}</Ltr>
      </p>
    </div>
  )
}
