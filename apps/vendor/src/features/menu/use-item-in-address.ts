import { pathTo } from '@angadi/routes/path-to.ts'
import { useSearchParams } from 'react-router-dom'

/** The dish that lies open over the menu, as part of the address, so that the phone's back button closes it. */
export interface ItemInAddress {
  readonly itemId: string | undefined
  readonly linkTo: (itemId: string) => string
  readonly close: () => void
}

/** Reads from the address which dish lies open, and writes it there. */
export function useItemInAddress(): ItemInAddress {
  const [params, setParams] = useSearchParams()
  return {
    itemId: params.get('dish') ?? undefined,
    linkTo: (itemId) => pathTo('vendorProducts', undefined, { item: itemId }),
    close: () => setParams({}, { replace: true, preventScrollReset: true }),
  }
}
