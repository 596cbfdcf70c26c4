/** Query keys of a vendor's figures. */
export const vendorFigureKeys = {
  of: (vendorId: string, period: string, day: string) => ['vendor-figures', vendorId, period, day] as const,
  earned: (vendorId: string, period: string, day: string) =>
    ['vendor-figures', 'earned', vendorId, period, day] as const,
}
