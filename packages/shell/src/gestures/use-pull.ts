import { nextPull, PULL_AT_REST, type Pull, type PullEvent } from '@angadi/domain/gestures/pull.ts'
import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react'

/** Elements with their own drags: maps, elements that scroll, and those marked with `data-no-pull`. */
const OWN_DRAGS = '.maplibregl-map, [role="dialog"], [role="slider"], [data-no-pull], input, textarea, select'

/** Whether a container between the finger and the page has been scrolled down, and would scroll up first. */
function isScrolledInside(target: Element, root: Element): boolean {
  for (let one: Element | null = target; one && one !== root; one = one.parentElement)
    if (one.scrollTop > 0) return true
  return false
}

/**
 * Follows a finger that pulls an element down, only at the top of the page (Spec §2 Pull-to-refresh wrapper).
 *
 * @param onRefresh what a pull starts; the indicator stays until it has settled
 */
export function usePull(ref: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>): Pull {
  const [pull, tell] = useReducer<Pull, [PullEvent]>(nextPull, PULL_AT_REST)
  const refresh = useEffectEvent(async () => {
    await onRefresh().catch(() => undefined)
    tell({ type: 'done' })
  })
  const { phase } = pull
  useEffect(() => {
    if (phase === 'refreshing') void refresh()
  }, [phase])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let from: { readonly x: number; readonly y: number } | undefined
    let isVertical: boolean | undefined
    const begin = ({ touches, target }: TouchEvent) => {
      const [finger, second] = touches
      const isOwn =
        target instanceof Element && (target.closest(OWN_DRAGS) || isScrolledInside(target, element))
      from = finger && !second && !isOwn ? { x: finger.clientX, y: finger.clientY } : undefined
      isVertical = undefined
      if (from) tell({ type: 'start', atTop: window.scrollY <= 0 })
    }
    const move = (event: TouchEvent) => {
      const [finger] = event.touches
      if (!from || !finger) return
      const down = finger.clientY - from.y
      isVertical ??= Math.abs(down) > Math.abs(finger.clientX - from.x)
      if (!isVertical || window.scrollY > 0) {
        from = undefined
        tell({ type: 'cancel' })
        return
      }
      if (down > 0 && event.cancelable) event.preventDefault()
      tell({ type: 'move', drag: down })
    }
    const end = () => {
      if (from) tell({ type: 'release' })
      from = undefined
    }
    const cancel = () => {
      from = undefined
      tell({ type: 'cancel' })
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', cancel)
    // The browser's own pull would reload the page under the finger.
    const { style } = document.documentElement
    const before = style.overscrollBehaviorY
    style.overscrollBehaviorY = 'contain'
    return () => {
      style.overscrollBehaviorY = before
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', cancel)
    }
  }, [ref])
  return pull
}
