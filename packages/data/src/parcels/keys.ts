import type { ParcelRequest } from './request.ts'

/** Query keys of parcels. */
export const parcelKeys = {
  form: ['parcels', 'form'] as const,
  quotes: (userId: string | null) => ['parcels', 'quote', userId] as const,
  quote: (userId: string | null, request: ParcelRequest) => ['parcels', 'quote', userId, request] as const,
  receiver: (token: string) => ['parcels', 'receiver', token] as const,
}
