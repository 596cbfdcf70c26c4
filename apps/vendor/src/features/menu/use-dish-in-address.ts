import { pathTo } from '@angadi/routes/path-to.ts'
import { useSearchParams } from 'react-router-dom'

/** The dish that lies open over the menu, as part of the address, so that the phone's back button closes it. */
export interface DishInAddress {
  readonly dishId: string | undefined
  readonly linkTo: (dishId: string) => string
  readonly close: () => void
}

/** Reads from the address which dish lies open, and writes it there. */
export function useDishInAddress(): DishInAddress {
  const [params, setParams] = useSearchParams()
  return {
    dishId: params.get('dish') ?? undefined,
    linkTo: (dishId) => pathTo('vendorProducts', undefined, { dish: dishId }),
    close: () => setParams({}, { replace: true, preventScrollReset: true }),
  }
}
