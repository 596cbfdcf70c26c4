/** What is priced: a time that the customer keeps. */
export interface BookingRequest {
  readonly trade: string
  readonly bookingId: string
  readonly instructions: string
}
