interface ForTime {
  readonly trade: string
  readonly instructions: string
  /** The time that the customer keeps. */
  readonly bookingId: string
  /** The package of which a sitting pays it. */
  readonly packageOrder?: string | undefined
}

interface ForSeries {
  readonly trade: string
  readonly instructions: string
  /** The times that the customer keeps together. */
  readonly seriesId: string
}

interface ForPackage {
  readonly trade: string
  readonly instructions: string
  /** The package that is bought. */
  readonly packageId: string
}

/** What is priced: a time that the customer keeps, several of them, or a package of sittings. */
export type BookingRequest = ForTime | ForSeries | ForPackage

/** What is priced, as the server reads it. */
export function requestForCall(request: BookingRequest): Record<string, string> {
  const { trade, instructions } = request
  if ('seriesId' in request) return { trade, instructions, series_id: request.seriesId }
  if ('packageId' in request) return { trade, instructions, package_id: request.packageId }
  return {
    trade,
    instructions,
    booking_id: request.bookingId,
    ...(request.packageOrder ? { package_order: request.packageOrder } : {}),
  }
}
