import { bookedTrade } from '../booked-trade.ts'

/** Salons and beauty parlours. */
export default bookedTrade
