import { useState } from 'react'
import { requestPage } from '#content/pages/request.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'

type RequestReceiptProps = { url: string; wasMailed: boolean }

/** That a request has arrived, and its link to keep: whoever left a mobile number alone has it nowhere else. */
export function RequestReceipt({ url, wasMailed }: RequestReceiptProps) {
  const words = useWords(requestPage)
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState<boolean | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <div className="request-told request-receipt">
      <Message
        tone="ok"
        after={
          isHydrated && (
            <Button kind="outline" small onClick={() => void copy()}>
              {copied ? words.copied : words.copy}
            </Button>
          )
        }
      >
        {wasMailed ? `${words.received} ${words.mailed}` : words.received}
      </Message>
      {/* Where the browser lets no page write there, it is copied by hand. */}
      {copied === false && (
        <TextField label={words.link} value={url} readOnly ltr onFocus={(event) => event.currentTarget.select()} />
      )}
    </div>
  )
}
