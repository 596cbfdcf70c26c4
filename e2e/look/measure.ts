import type { Page } from '@playwright/test'
import { type Measured, measuredSchema } from './measured.ts'

/** Things that are counted, each with a selector that matches one element within the thing. */
export type Counted = Readonly<Record<string, string>>

/** Adds up the layout shifts of each page load; call it before the first. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = { value: 0, hadRecentInput: false, ...entry.toJSON() }
        if (!hadRecentInput) sum += value
      }
      Object.assign(globalThis, { shiftSum: sum })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Runs in the page: it can use nothing of this module. */
function measureHere(counted: Counted) {
  const { innerWidth, innerHeight } = window
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && boxOf(element).width > 1
  const isInSight = (element: Element) => {
    const { left, right, top, bottom } = boxOf(element)
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return isShown(element) && x > 0 && x < innerWidth && y > 0 && y < innerHeight
  }
  const topAt = (x: number, y: number) => document.elementFromPoint(x, y)
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const shown = (selector: string) => all(selector).filter(isShown)

  const probe = document.createElement('i')
  document.body.append(probe)
  const colourOf = (token: string) => {
    probe.style.backgroundColor = `var(${token})`
    return getComputedStyle(probe).backgroundColor
  }
  const action = colourOf('--color-action')
  const amber = ['--color-accent', '--color-accent-soft', '--color-accent-hover'].map(colourOf)
  probe.remove()

  const fixedOf = (element: Element | null): Element | undefined => {
    for (let at = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
    return undefined
  }
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=switch]'
  const controls = shown(CONTROLS).filter((control) => !control.closest('.sr-only, [inert]'))
  const holds = (control: Element, at: Element | null) =>
    at !== null &&
    (control.contains(at) || at.contains(control) || at.closest('label')?.contains(control) === true)
  const isInline = (control: Element) => getComputedStyle(control).display === 'inline'
  const smallTargets = controls.filter((control) => {
    if (!isInSight(control) || isInline(control) || control.matches('.sr-only')) return false
    const { left, right, top, bottom, width, height } = boxOf(control)
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    // What is drawn smaller may answer further out; at the window's edge nothing is to be seen beyond it.
    const answers = (dx: number, dy: number) => {
      const [px, py] = [x + dx, y + dy]
      return px < 0 || py < 0 || px >= innerWidth || py >= innerHeight || holds(control, topAt(px, py))
    }
    const wide = width >= 43.5 || (answers(-21, 0) && answers(21, 0))
    const tall = height >= 43.5 || (answers(0, -21) && answers(0, 21))
    return !(wide && tall)
  })

  const pictures = shown('img, [role=img], main svg').filter((picture) => {
    const { width, height } = boxOf(picture)
    return width >= 40 && height >= 40 && isInSight(picture) && !picture.parentElement?.closest('[role=img]')
  })
  const rails = shown('ul, ol, div').filter((rail) => {
    const { overflowX } = getComputedStyle(rail)
    return (
      ['auto', 'scroll'].includes(overflowX) &&
      rail.scrollWidth > rail.clientWidth + 8 &&
      rail.scrollLeft === 0 &&
      isInSight(rail)
    )
  })
  const isWholeRail = (rail: Element) => {
    const list = rail.children.length === 1 ? rail.children[0] : rail
    const edge = Math.min(boxOf(rail).right, innerWidth)
    const cut = [...(list?.children ?? [])].find(
      (card) => boxOf(card).left < edge && boxOf(card).right > edge + 1,
    )
    if (!cut) return true
    const part = (edge - boxOf(cut).left) / boxOf(cut).width
    return part < 0.3 || part > 0.8
  }
  const linesOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  const touching = shown('main :is(h1, h2, h3, p, span, li, dt, dd, a, button, label)').filter((element) => {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('')
    if (!/[\u0900-\u0D7F]/.test(text) || linesOf(element) < 2) return false
    const { lineHeight, fontSize } = getComputedStyle(element)
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < 1.39
  })
  const cut = shown(`${CONTROLS.replace('input:not([type=hidden]), select, textarea, ', '')}, h1, h2`).filter(
    (element) =>
      [element, ...element.querySelectorAll('*')].some((part) => {
        const { overflowX, textOverflow, whiteSpace } = getComputedStyle(part)
        return (
          overflowX === 'hidden' &&
          (textOverflow === 'ellipsis' || whiteSpace === 'nowrap') &&
          !part.closest('.sr-only') &&
          part.scrollWidth > part.clientWidth + 1 &&
          part.clientWidth > 4
        )
      }),
  )

  const bars = new Set<Element>()
  for (const element of all('body *')) {
    if (getComputedStyle(element).position !== 'fixed' && getComputedStyle(element).position !== 'sticky')
      continue
    const { width, height, top, bottom } = boxOf(element)
    if (!isShown(element) || width < innerWidth * 0.6 || height < 30 || height > innerHeight * 0.5) continue
    if (top < innerHeight && bottom > 0 && !fixedOf(element.parentElement)) bars.add(element)
  }
  const topBars = [...bars].filter((bar) => boxOf(bar).top <= 120)
  const bottomBars = [...bars].filter((bar) => boxOf(bar).top > innerHeight * 0.6)
  const floating = bottomBars.filter((bar) => boxOf(bar).bottom < innerHeight - 4 || !bar.matches('nav'))

  /** The parts of the cards in sight, added up: what bars cover of a card is not in sight. */
  const seen = (selector: string) => {
    const cards = new Set(
      shown(selector)
        .map((part) => part.closest('li, article, [role=row]') ?? part)
        .filter((card) => !card.parentElement?.closest('[aria-hidden=true]')),
    )
    let sum = 0
    for (const card of cards) {
      const { left, top, width, height } = boxOf(card)
      if (left >= innerWidth || left + width <= 0 || height < 1) continue
      const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1)
      let rows = 0
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, top + height); y += 1)
        if (card.contains(topAt(x, y))) rows += 1
      sum += rows / height
    }
    return Math.round(sum * 100) / 100
  }
  const inSight = Object.fromEntries(
    Object.entries(counted).map(([kind, selector]) => [kind, seen(selector)]),
  )

  const texts = shown('main *').filter(
    (element) =>
      isInSight(element) &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  )
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const largest = texts.reduce(
    (most, element) =>
      sizeOf(element) > most.size ? { size: sizeOf(element), bottom: boxOf(element).bottom } : most,
    { size: 0, bottom: 0 },
  )
  const filled = shown('a, button').filter(
    (control) => isInSight(control) && getComputedStyle(control).backgroundColor === action,
  )
  const first = {
    filled: filled.map(nameOf),
    pictures: pictures.length,
    largeIcons: shown('svg.lucide')
      .filter((icon) => boxOf(icon).width > 28.5)
      .map((icon) => icon.getAttribute('class')?.slice(0, 40) ?? ''),
    greyPictures: shown('img').filter((image) => {
      for (let at: Element | null = image; at; at = at.parentElement)
        if (getComputedStyle(at).filter.includes('grayscale(1)')) return true
      return false
    }).length,
    smallTargets: smallTargets.map(nameOf),
    cutLabels: cut.map(nameOf),
    touchingLines: touching.map(nameOf),
    wholeRails: rails.filter(isWholeRail).map(nameOf),
    overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    shift: Math.round((Number(Reflect.get(globalThis, 'shiftSum')) || 0) * 1000) / 1000,
    topBars: topBars.length,
    floatingBars: floating.length,
    barsHeight: [...topBars, ...bottomBars].reduce((sum, bar) => sum + boxOf(bar).height, 0),
    moneyInBars: [...bars].some((bar) => bar.textContent?.includes('₹')),
    largestType: largest,
    clockInSight: shown('main *').some(
      (element) =>
        isInSight(element) &&
        element.children.length === 0 &&
        /\d{1,2}:\d\d|\d{1,2} \p{L}{3,}/u.test(element.textContent ?? ''),
    ),
    height: document.documentElement.scrollHeight,
    inputs: shown('main :is(input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea)')
      .length,
    inSight,
  }
  return { first, amber }
}

/** Runs in the page, which stands at its end: controls under something that no scrolling moves away. */
function coveredHere(): string[] {
  const fixedOf = (element: Element | null): Element | undefined => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed') return at
    return undefined
  }
  return [...document.querySelectorAll('main :is(a[href], button, input, select, textarea)')]
    .filter((control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      if (control.closest('.sr-only, [inert]') || fixedOf(control)) return false
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      // What lies under a bar at the top can be scrolled down again.
      if (x < 0 || x >= innerWidth || y < innerHeight / 2 || y >= innerHeight) return false
      const at = document.elementFromPoint(x, y)
      return at !== null && !control.contains(at) && fixedOf(at) !== undefined
    })
    .map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40))
}

/** Runs in any page: the part of a picture's pixels that have one of the colours, within a just visible distance. */
async function partHere({ png, colours }: { readonly png: string; readonly colours: readonly string[] }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })
  if (!context) throw new Error('no canvas')
  const sought = colours.map((colour) => {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    return context.getImageData(0, 0, 1, 1).data
  })
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  let found = 0
  for (let at = 0; at < data.length; at += 4)
    if (
      sought.some((colour) =>
        [0, 1, 2].every((part) => Math.abs((colour[part] ?? 0) - (data[at + part] ?? 0)) <= 3),
      )
    )
      found += 1
  return found / (data.length / 4)
}

/** Measures what a window shows now, and takes its picture. */
export async function measure(page: Page, counted: Counted, path: string): Promise<Measured> {
  const { first, amber } = await page.evaluate(measureHere, counted)
  const png = await page.screenshot({ path, animations: 'disabled' })
  const part = await page.evaluate(partHere, { png: png.toString('base64'), colours: amber })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForTimeout(400)
  const coveredControls = await page.evaluate(coveredHere)
  return measuredSchema.parse({ ...first, amber: part, coveredControls })
}
