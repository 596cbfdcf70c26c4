import { useLocation, useSearchParams } from 'react-router-dom'

const ORDER_PARAM = 'order'

/** The delivery that lies open over the list, as part of the address: it survives a reload, and back closes it. */
export interface DeliveryInAddress {
  readonly orderNumber: string | undefined
  readonly linkTo: (orderNumber: string) => string
  readonly close: () => void
}

/** Reads from the address which delivery lies open, and writes it there. */
export function useDeliveryInAddress(): DeliveryInAddress {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  return {
    orderNumber: params.get(ORDER_PARAM) ?? undefined,
    linkTo: (orderNumber) => {
      const next = new URLSearchParams(params)
      next.set(ORDER_PARAM, orderNumber)
      return `${pathname}?${next.toString()}`
    },
    close: () => {
      const next = new URLSearchParams(params)
      next.delete(ORDER_PARAM)
      setParams(next, { replace: true, preventScrollReset: true })
    },
  }
}
