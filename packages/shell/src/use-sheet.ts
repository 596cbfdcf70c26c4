import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The query parameter with the sheet that is open over the page. */
const SHEET_PARAM = 'sheet'

/** A sheet over a page, kept in the URL so that the phone's back button closes it. */
export interface Sheet {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/**
 * The sheet of a name: any part of an app may open it, and the component that renders it checks whether it is open.
 *
 * @param name unique within the app, such as `place`
 */
export function useSheet(name: string): Sheet {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isOpen = params.get(SHEET_PARAM) === name
  return {
    isOpen,
    open: () => {
      // From the current URL: a second tap may come before the first one has rendered, and would add a history entry
      // that closing does not remove.
      if (new URLSearchParams(window.location.search).get(SHEET_PARAM) === name) return
      const next = new URLSearchParams(params)
      next.set(SHEET_PARAM, name)
      setParams(next, { state: { openedHere: true }, preventScrollReset: true })
    },
    close: () => {
      if (!isOpen) return
      if (typeof state === 'object' && state !== null && 'openedHere' in state) {
        void navigate(-1)
        return
      }
      const next = new URLSearchParams(params)
      next.delete(SHEET_PARAM)
      setParams(next, { replace: true, preventScrollReset: true })
    },
  }
}
