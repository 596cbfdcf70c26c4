import * as z from 'zod/mini'

const surcharge = z.object({ code: z.string(), amount_paise: z.number() })
/** What a delivery fee includes beside the delivery itself: rain, peak, night or surge, in paise. */
export type Surcharge = z.infer<typeof surcharge>

/** The surcharges of a delivery fee; none in an answer that was stored before they existed. */
export const surcharges = z.catch(z.array(surcharge), [])
