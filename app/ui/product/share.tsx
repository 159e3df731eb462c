import { useState, type MouseEvent } from 'react'
import { shareWords } from '#content/pages/product.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useWords } from '#app/locale.ts'

/** The device's own way to pass the page on, where it has one; else a menu, which without scripts shows the address. */
export function Share({ name, address }: { name: string; address: string }) {
  const words = useWords(shareWords)
  const [isCopied, setCopied] = useState(false)
  const isHydrated = useHydrated()
  const open = (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // It rejects when the visitor closes the share sheet.
    navigator.share({ title: name, url: address }).catch(() => {})
  }
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <details className="share">
      <summary className="button button-quiet" onClick={open}>
        {words.share}
      </summary>
      <div className="share-ways">
        <a href={`https://wa.me/?text=${encodeURIComponent(`${name} ${address}`)}`} rel="nofollow">
          {words.chat}
        </a>
        {isHydrated && (
          <button type="button" onClick={copy}>
            {words.copy}
          </button>
        )}
        <p dir="ltr">{address}</p>
        <p role="status">{isCopied && words.copied}</p>
      </div>
    </details>
  )
}
