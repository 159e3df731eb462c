{
  const LOOKED_ON_MS = 3000
  const page = JSON.parse(document.getElementById('page-start').textContent)
  // A wide window has had the sheet from the start.
  const late = document.getElementById('sheet') ? null : document.querySelector('head>noscript')
  // A mouse that rests where the page appears is over it, and wants nothing.
  const touches = ['pointerdown', 'keydown', 'focusin']
  const life = (window.pageLife = { page })
  const begin = () => {
    if (life.state !== undefined) return
    askForSheet()
    life.state = page.stateUrl && fetch(page.stateUrl)
    // Without its scripts the page answers as well as it can.
    for (const module of [page.entry, page.manifest, ...page.routes.map(([, module]) => module)])
      void import(module).catch(life.takePress)
  }
  for (const touch of touches) addEventListener(touch, begin, true)
  // Kept from React, which loses a press or acts on it, as far as it has come: so it is done once, and later.
  const press = (event) => {
    life.pressed = event.target.closest('button[type="button"],[role="tab"],[data-scripted]')
    if (!life.pressed) return
    event.stopPropagation()
    // It would lead to what is there for browsers without scripts.
    if (life.pressed.href) event.preventDefault()
  }
  addEventListener('click', press, true)
  life.takePress = () => {
    removeEventListener('click', press, true)
    return life.pressed
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
  life.showWhenNear = (picture) => near.observe(picture)
  document.querySelectorAll('.picture').forEach(life.showWhenNear)
  // A phone's processor is slow, and coming to life holds it: that is done when somebody wants it, or has looked on for a while.
  const waitForVisitor = () => {
    setTimeout(() => whenIdle(begin), LOOKED_ON_MS)
    // It has the rest of the scripts compiled beside the page.
    import(page.manifest).catch(() => {})
  }
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(() => run()))
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // Whoever comes back, or to a place in the page, is to find it where it is.
  const hasPlace = location.hash || performance.getEntriesByType('navigation').some(({ type }) => type !== 'navigate')
  // Part by part, as much in a frame as is laid out in a moment: all at once would hold a slow phone. What the browser lays
  // out as it nears, it lays out in the frame that follows.
  const isEnough = (shown, since) => !hasPlace && (performance.now() > since + 4 || shown.matches('.below'))
  const showNext = () => {
    const since = performance.now()
    let next
    do {
      next = document.querySelector('[data-later=""]')
      if (!next) {
        delete document.documentElement.dataset.firstView
        whenIdle(late ? waitForVisitor : begin)
        return
      }
      next.dataset.later = 'shown'
      document.body.getBoundingClientRect()
    } while (!isEnough(next, since))
    afterPaint(showNext)
  }
  let isAsked = false
  const askForSheet = () => {
    if (isAsked) return
    isAsked = true
    if (late) {
      late.insertAdjacentHTML('afterend', late.textContent)
      // Without the sheet everything is shown all the same, as well as the first styles can.
      Object.assign(late.nextSibling, { onload: hasPlace ? showNext : () => afterPaint(showNext), onerror: showNext })
    } else afterPaint(showNext)
  }
  if (page.atOnce) begin()
  else if (hasPlace) askForSheet()
  // Whatever was loaded is seen before more is asked for; a picture that takes long does not keep the rest away.
  else {
    addEventListener('load', () => afterPaint(() => afterPaint(() => whenIdle(askForSheet))))
    setTimeout(askForSheet, 2000)
  }
}
