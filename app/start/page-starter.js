{
  const LOOKED_ON_MS = 3000
  const isWide = matchMedia('(min-width:48rem)').matches
  const page = JSON.parse(document.getElementById('page-start').textContent)
  // A mouse that rests where the page appears is over it, and wants nothing.
  const touches = ['pointerdown', 'keydown', 'focusin']
  const life = (window.pageLife = {})
  const modules = [page.entry, page.manifest, ...page.routes.map(([, module]) => module)]
  const begin = () => {
    for (const touch of touches) removeEventListener(touch, begin, true)
    if (life.state !== undefined) return
    askForSheet()
    life.state = page.stateUrl && fetch(page.stateUrl)
    for (const module of modules) void import(module).catch(giveUp)
  }
  // Without its scripts the page answers as well as it can, to what was pressed already, too.
  const giveUp = () => {
    const { pressed } = life.takeActs()
    life.pressed = null
    if (pressed?.href) pressed.click()
  }
  for (const touch of touches) addEventListener(touch, begin, true)
  // Kept from React, which loses a press or acts on it, as far as it has come: so it is done once, and later.
  const press = (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    life.pressed =
      !(ctrlKey || metaKey || shiftKey) && target.closest('button[type="button"],[role="tab"],[data-scripted]')
    if (!life.pressed) return
    event.stopPropagation()
    // It would lead to what is there for browsers without scripts.
    if (life.pressed.href) event.preventDefault()
  }
  const choose = ({ target }) => {
    life.chosen = { target, value: target.value, checked: target.checked }
  }
  addEventListener('click', press, true)
  addEventListener('change', choose, true)
  life.takeActs = () => {
    removeEventListener('click', press, true)
    removeEventListener('change', choose, true)
    return life
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
  // Its processor is slow, and to come to life holds it: that is done when somebody wants it, or has looked on for a while.
  const waitForVisitor = () => {
    for (const href of [...modules, ...page.imports]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    setTimeout(() => whenIdle(begin), LOOKED_ON_MS)
  }
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(() => run()))
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // Whoever comes back, or to a place in the page, is to find it where it is.
  const hasPlace = location.hash || performance.getEntriesByType('navigation').some(({ type }) => type !== 'navigate')
  // Part by part, as much in a frame as is laid out in a moment: all at once would hold a slow phone.
  const showNext = () => {
    const end = hasPlace ? Infinity : performance.now() + 4
    do {
      const next = document.querySelector('[data-later=""]')
      if (!next) {
        document.documentElement.dataset.whole = ''
        life.isWhole = true
        whenIdle(isWide ? begin : waitForVisitor)
        return
      }
      next.dataset.later = 'shown'
      document.body.getBoundingClientRect()
    } while (performance.now() < end)
    afterPaint(showNext)
  }
  let isAsked = false
  const askForSheet = () => {
    if (isAsked) return
    isAsked = true
    const late = document.querySelector('head>noscript')
    // A wide window has had the sheet from the start.
    if (!late || document.getElementById('sheet')) afterPaint(showNext)
    else {
      late.insertAdjacentHTML('afterend', late.textContent)
      // Without the sheet everything is shown all the same, as well as the first styles can.
      Object.assign(late.nextSibling, { onload: hasPlace ? showNext : () => afterPaint(showNext), onerror: showNext })
    }
  }
  if (page.atOnce) begin()
  else if (hasPlace) askForSheet()
  // Whatever was loaded is seen before more is asked for; a picture that takes long does not keep the rest away.
  else {
    addEventListener('load', () => afterPaint(() => afterPaint(() => whenIdle(askForSheet))))
    setTimeout(askForSheet, 2000)
  }
}
