{
  const WATCHED_MS = 3000
  const STYLESHEET_AFTER_MS = 2000
  const bootstrap = JSON.parse(document.getElementById('bootstrap').textContent)
  // A wide window has had the stylesheet from the start.
  const deferred = document.getElementById('stylesheet') ? null : document.querySelector('head>noscript')
  const delivery = (window.delivery = { bootstrap })
  const modules = [bootstrap.entry, bootstrap.manifest, ...bootstrap.routes.map(([, module]) => module)]
  const hydrate = () => {
    if (delivery.state !== undefined) return
    askForStylesheet()
    delivery.state = bootstrap.stateUrl && fetch(bootstrap.stateUrl)
    // Without its scripts the page answers as well as it can.
    const run = () => modules.forEach((module) => void import(module).catch(() => delivery.takePress()?.click()))
    if (bootstrap.hotReload) void import(bootstrap.hotReload).then(run)
    else run()
  }
  // A mouse that rests where the page appears is over it, and wants nothing.
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, hydrate, true)
  // Kept from React, which loses a press or acts on it, as far as it has come: so it is done once, and later.
  const press = (event) => {
    delivery.pressed = event.target.closest('button[type="button"],[role="tab"],[data-scripted]')
    if (!delivery.pressed) return
    event.stopPropagation()
    // It would lead to what is there for browsers without scripts.
    event.preventDefault()
  }
  addEventListener('click', press, true)
  delivery.takePress = () => {
    removeEventListener('click', press, true)
    const { pressed } = delivery
    delivery.pressed = null
    return pressed
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
  delivery.showWhenNear = (picture) => near.observe(picture)
  document.querySelectorAll('.picture').forEach(delivery.showWhenNear)
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(() => run()))
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // A phone's processor is slow, and hydration holds it: that is done when somebody wants it, or has looked on for a while.
  const waitForVisitor = () => {
    setTimeout(() => whenIdle(hydrate), WATCHED_MS)
    const files = [...modules, ...bootstrap.preload]
    document.head.append(
      ...files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
    )
  }
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
        whenIdle(deferred && !bootstrap.soon ? waitForVisitor : hydrate)
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
  if (bootstrap.atOnce) hydrate()
  else if (hasPlace) askForStylesheet()
  // Whatever was loaded is seen before more is asked for; a picture that takes long does not keep the rest away.
  else {
    addEventListener('load', () => afterPaint(() => afterPaint(() => whenIdle(askForStylesheet))))
    setTimeout(askForStylesheet, STYLESHEET_AFTER_MS)
  }
}
