/** Query keys of the administrator's vendors. */
export const vendorDeskKeys = {
  all: ['vendor-desk'] as const,
  found: (search: string) => ['vendor-desk', search] as const,
}
