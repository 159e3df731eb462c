{
  const STYLESHEET_AFTER_MS = 2000
  // A wide window has had the stylesheet from the start.
  const deferred = document.getElementById('stylesheet') ? null : document.querySelector('head>noscript')
  const pageModule = document.getElementById('page-module')
  let isStarted = false
  const hydrate = () => {
    if (isStarted || !pageModule) return
    isStarted = true
    const files = pageModule.dataset.preload.split(' ')
    document.head.append(
      ...files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
    )
    const module = Object.assign(document.createElement('script'), {
      type: 'module',
      textContent: pageModule.textContent,
    })
    pageModule.replaceWith(module)
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        target.dataset.near = ''
      }
    },
    // The window itself scrolls, too, and so counts with both.
    { rootMargin: '120px', scrollMargin: '120px' },
  )
  window.showWhenNear = (picture) => near.observe(picture)
  document.querySelectorAll('.picture').forEach(window.showWhenNear)
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(() => run()))
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // Whoever comes back, or to a place in the page, is to find it where it is.
  const hasPlace = location.hash || performance.getEntriesByType('navigation').some(({ type }) => type !== 'navigate')
  // Part by part, each part inside `main` in a frame of its own, of a list eight entries: all at once would hold a slow phone.
  let entries = 0
  const showBelowFold = () => {
    let next
    do {
      next = document.querySelector('[data-below-fold=""]')
      if (!next) {
        delete document.documentElement.dataset.firstView
        whenIdle(hydrate)
        return
      }
      next.dataset.belowFold = 'shown'
      // oxlint-disable-next-line no-unmodified-loop-condition -- with a place, or where nothing is hidden, all at once
    } while (hasPlace || !deferred || !next.matches('main *') || (next.matches('li') && ++entries % 8))
    afterPaint(showBelowFold)
  }
  let isAsked = false
  const askForStylesheet = () => {
    if (isAsked) return
    isAsked = true
    if (!deferred) {
      afterPaint(showBelowFold)
      return
    }
    deferred.insertAdjacentHTML('afterend', deferred.textContent)
    // Without the stylesheet everything is shown all the same, as well as the critical CSS can.
    const onload = hasPlace ? showBelowFold : () => afterPaint(showBelowFold)
    Object.assign(deferred.nextSibling, { onload, onerror: showBelowFold })
  }
  // Whoever touches the page is waited for no longer.
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, askForStylesheet, { capture: true, once: true })
  // A wide window's processor is quick, and what moves there is seen at once.
  if (!deferred) hydrate()
  if (hasPlace || !pageModule) askForStylesheet()
  // Whatever was loaded is seen before more is asked for; a picture that takes long does not keep the rest away.
  else {
    addEventListener('load', () => afterPaint(() => afterPaint(() => whenIdle(askForStylesheet))))
    setTimeout(askForStylesheet, STYLESHEET_AFTER_MS)
  }
}
