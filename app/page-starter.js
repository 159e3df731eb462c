{
  const page = JSON.parse(document.getElementById('page-start').textContent)
  // A mouse that rests where the page appears is over it, and wants nothing.
  const touches = ['pointerdown', 'keydown', 'focusin']
  const life = (window.pageLife = {})
  const begin = () => {
    for (const touch of touches) removeEventListener(touch, begin, true)
    if (life.state !== undefined) return
    life.state = page.stateUrl && fetch(page.stateUrl)
    for (const module of [page.entry, page.manifest, ...page.routes.map(([, module]) => module)]) void import(module)
  }
  for (const touch of touches) addEventListener(touch, begin, true)
  // Kept from React, which loses a press or acts on it, as far as it has come: so it is done once, and later.
  const press = (event) => {
    life.pressed = event.target.closest('button[type="button"],[role="tab"]')
    if (life.pressed) event.stopPropagation()
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
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(() => run()))
  const sheet = document.querySelector('link[rel="stylesheet"][media]')
  // Part by part, each in a frame of its own: laid out all at once they would hold a slow phone.
  const showNext = () => {
    const next = document.querySelector('[data-later=""]')
    if (next) {
      next.dataset.later = 'shown'
      afterPaint(showNext)
    } else document.documentElement.dataset.whole = ''
  }
  const takeOver = () => {
    sheet.media = 'all'
    afterPaint(showNext)
  }
  // Without the sheet everything is shown all the same, as well as the first styles can.
  if (sheet?.sheet) takeOver()
  else if (sheet) Object.assign(sheet, { onload: takeOver, onerror: showNext })
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 200))
  if (page.atOnce) begin()
  // Whatever was loaded is seen before more is asked for.
  else addEventListener('load', () => afterPaint(() => whenIdle(begin, { timeout: 2000 })))
}
