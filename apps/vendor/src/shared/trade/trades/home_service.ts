import { bookedTrade } from '../booked-trade.ts'

/** Home services. */
export default bookedTrade
