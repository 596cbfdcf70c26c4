import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The query parameter with the sheet that is open over the page. */
const SHEET_PARAM = 'sheet'

/** A sheet over a page, kept in the URL so that the phone's back button closes it. */
export interface Sheet {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** The location key of the entry that is being left: the browser goes back only after the current task. */
let leaving: string | undefined

function sheetInUrl(): string | null {
  return new URLSearchParams(window.location.search).get(SHEET_PARAM)
}

/**
 * Whether the browser no longer shows the sheet, which React may have yet to render. Only the browser's own entries are
 * numbered (`idx`); a router that keeps them in memory, as in stories, leaves the URL as it is.
 */
function hasLeft(name: string): boolean {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && 'idx' in entry && sheetInUrl() !== name
}

function leave(key: string): void {
  leaving = key
  // The user may come back to this entry with the browser's forward button.
  const forget = () => {
    leaving = undefined
  }
  window.addEventListener('popstate', forget, { once: true })
}

/**
 * The sheet of a name: any part of an app may open it, and the component that renders it checks whether it is open.
 *
 * @param name unique within the app, such as `place`
 */
export function useSheet(name: string): Sheet {
  const [params, setParams] = useSearchParams()
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const isOpen = params.get(SHEET_PARAM) === name
  return {
    isOpen,
    open: () => {
      // From the current URL: a second tap may come before the first one has rendered, and would add a history entry
      // that closing does not remove.
      if (sheetInUrl() === name) return
      const next = new URLSearchParams(params)
      next.set(SHEET_PARAM, name)
      setParams(next, { state: { openedHere: true }, preventScrollReset: true })
    },
    close: () => {
      // Closed twice, by a second tap or by a late success, it would go back once more and leave the page.
      if (!isOpen || leaving === key || hasLeft(name)) return
      if (typeof state === 'object' && state !== null && 'openedHere' in state) {
        leave(key)
        void navigate(-1)
        return
      }
      const next = new URLSearchParams(params)
      next.delete(SHEET_PARAM)
      setParams(next, { replace: true, preventScrollReset: true })
    },
  }
}
