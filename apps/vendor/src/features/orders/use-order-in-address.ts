import { useLocation, useSearchParams } from 'react-router-dom'

/** The query parameter that names the order lying open over the screen. */
const ORDER_PARAM = 'order'

/** The order that lies open over a screen, as part of the address: it survives a reload, and the back button closes it. */
export interface OrderInAddress {
  readonly orderId: string | undefined
  readonly linkTo: (orderId: string) => string
  readonly close: () => void
}

/** Reads from the address which order lies open, and writes it there. */
export function useOrderInAddress(): OrderInAddress {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  return {
    orderId: params.get(ORDER_PARAM) ?? undefined,
    linkTo: (orderId) => {
      const next = new URLSearchParams(params)
      next.set(ORDER_PARAM, orderId)
      return `${pathname}?${next.toString()}`
    },
    close: () => {
      const next = new URLSearchParams(params)
      next.delete(ORDER_PARAM)
      setParams(next, { replace: true, preventScrollReset: true })
    },
  }
}
