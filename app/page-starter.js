{
  const page = JSON.parse(document.getElementById('page-start').textContent)
  // A mouse that rests where the page appears is over it, and wants nothing.
  const touches = ['pointerdown', 'keydown', 'focusin']
  const life = (window.pageLife = {})
  const begin = () => {
    for (const touch of touches) removeEventListener(touch, begin, true)
    if (life.state !== undefined) return
    life.state = page.stateUrl && fetch(page.stateUrl)
    void import(page.entry)
    void import(page.manifest)
    for (const [, module] of page.routes) void import(module)
  }
  for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true })
  const press = ({ target }) => (life.pressed = target.closest('button[type="button"]'))
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
  const sheet = document.querySelector('link[rel="stylesheet"][media]')
  const first = document.getElementById('first-styles')
  if (first) {
    const takeOver = () => {
      sheet.media = 'all'
      first.remove()
    }
    // Without the sheet everything is shown all the same, as well as the first styles can.
    const doWithout = () => document.querySelectorAll('[data-later]').forEach((part) => delete part.dataset.later)
    if (sheet.sheet) takeOver()
    else Object.assign(sheet, { onload: takeOver, onerror: doWithout })
  }
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 200))
  if (page.atOnce) begin()
  else addEventListener('load', () => whenIdle(begin, { timeout: 2000 }))
}
