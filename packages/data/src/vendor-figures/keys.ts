/** Query keys of a vendor's figures. */
export const vendorFigureKeys = {
  of: (vendorId: string, days: number) => ['vendor-figures', vendorId, days] as const,
}
