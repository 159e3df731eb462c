import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { useCallback, useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { useLabels } from '#app/locale.ts'
import { useOnNextPage } from '#app/delivery/link.tsx'
import { MAIN_MENU_ID, MenuBody, MenuFoot, MenuHead } from './mobile-menu-parts.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'

/** From this width the navigation stands in the header. */
const FULL_NAVIGATION = '(width >= 80rem)'

export type MobileMenuHandle = { open: (searching: boolean) => void }

/** The navigation of narrow windows, over the whole screen. */
export function MobileMenu({ ref, section }: { ref: Ref<MobileMenuHandle>; section: string | undefined }) {
  const labels = useLabels()
  const { categories } = useSiteFrame()
  const dialog = useRef<HTMLDialogElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])

  useImperativeHandle(ref, () => ({
    open(searching) {
      // It may have been opened without scripts, which came meanwhile, by browsers that can.
      dialog.current?.hidePopover?.()
      dialog.current?.showModal()
      if (searching) search.current?.focus()
    },
  }))
  // Whatever led to the next page, the menu is closed there.
  useOnNextPage(close)
  useCloseInWideWindow(dialog)

  return (
    <dialog
      {...BELOW_FOLD}
      ref={dialog}
      id={MAIN_MENU_ID}
      popover="auto"
      className="mobile-menu"
      aria-label={labels.openMenu}
      onClose={foldAll}
    >
      <div className="mobile-menu-head">
        <MenuHead onClose={close} />
      </div>
      <div className="mobile-menu-body">
        <MenuBody {...{ section, categories, search }} onFollow={close} />
      </div>
      <div className="mobile-menu-foot">
        <MenuFoot onFollow={close} />
      </div>
    </dialog>
  )
}

/** Whoever opens the menu next finds it as it was at first. */
function foldAll({ currentTarget }: React.SyntheticEvent) {
  for (const details of currentTarget.querySelectorAll('details')) details.open = false
}

/** A window that grows wide enough for the full navigation needs no menu over it. */
function useCloseInWideWindow(dialog: React.RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const wide = matchMedia(FULL_NAVIGATION)
    const close = () => wide.matches && dialog.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [dialog])
}
