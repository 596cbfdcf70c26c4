import { useLocation, useSearchParams } from 'react-router-dom'

/** The record that lies open over a list, as part of the address: it survives a reload, and back closes it. */
export interface RecordSheet {
  /** Which record lies open. */
  readonly openId: string | undefined
  readonly linkTo: (id: string) => string
  readonly close: () => void
}

/**
 * Reads from the address which record of a list lies open, and writes it there.
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
