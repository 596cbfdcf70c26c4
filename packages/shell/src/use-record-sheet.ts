import { useLocation, useSearchParams } from 'react-router-dom'

/** The record that is open over a list, kept in the URL: it survives a reload, and back closes it. */
export interface RecordSheet {
  /** The id of the open record. */
  readonly openId: string | undefined
  readonly linkTo: (id: string) => string
  readonly close: () => void
}

/**
 * Reads from the URL which record of a list is open, and writes it there.
 *
 * @param param the query parameter that names the record, such as `order`
 */
export function useRecordSheet(param: string): RecordSheet {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  return {
    openId: params.get(param) ?? undefined,
    linkTo: (id) => {
      const next = new URLSearchParams(params)
      next.set(param, id)
      return `${pathname}?${next.toString()}`
    },
    close: () => {
      const next = new URLSearchParams(params)
      next.delete(param)
      setParams(next, { replace: true, preventScrollReset: true })
    },
  }
}
