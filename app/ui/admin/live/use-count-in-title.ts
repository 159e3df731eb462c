import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** Writes a number before the title of the window, whichever page is shown in it. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const write = () => {
      const title = `${count > 0 ? `(${count}) ` : ''}${document.title.replace(COUNT, '')}`
      if (title !== document.title) document.title = title
    }
    write()
    // The title is the page's own, and another with every page.
    const titles = new MutationObserver(write)
    titles.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => titles.disconnect()
  }, [count])
}
