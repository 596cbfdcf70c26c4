import { useEffect } from 'react'

/** A screen keyboard takes more of the screen than the bars of a browser do, in px. */
const KEYBOARD_PX = 160

/**
 * Marks the page while a screen keyboard is open, as `data-typing` on its root: bars at the bottom give way, so that
 * they never cover the field in which something is typed.
 */
export function useTypingMark(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    let tallest = view.height
    let width = view.width
    const look = () => {
      // A phone that was turned has another height of its own.
      if (Math.abs(view.width - width) > 1) tallest = view.height
      width = view.width
      tallest = Math.max(tallest, view.height)
      // A page that is zoomed in shows less of itself, too.
      const isTyping = view.scale < 1.1 && tallest - view.height > KEYBOARD_PX
      document.documentElement.toggleAttribute('data-typing', isTyping)
    }
    view.addEventListener('resize', look)
    return () => {
      view.removeEventListener('resize', look)
      document.documentElement.removeAttribute('data-typing')
    }
  }, [])
}
