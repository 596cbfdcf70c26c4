import type { ConnectionKind } from '@angadi/domain/digital/subscriber-number.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import type { DigitalRequest } from './request.ts'

/** Query keys of recharges and bills. */
export const digitalKeys = {
  operators: ['digital', 'operators'] as const,
  circles: ['digital', 'circles'] as const,
  detected: (number: string, kind: ConnectionKind) => ['digital', 'detected', kind, number] as const,
  plans: (operator: string, circle: string | undefined) => ['digital', 'plans', operator, circle] as const,
  categories: ['digital', 'categories'] as const,
  billers: (category: string | undefined, search: string, at: LatLng | undefined) =>
    ['digital', 'billers', category, search, at && { lat: at.lat, lng: at.lng }] as const,
  biller: (code: string) => ['digital', 'biller', code] as const,
  bill: (id: string) => ['digital', 'bill', id] as const,
  recent: (userId: string | null) => ['digital', 'recent', userId] as const,
  saved: (userId: string | null) => ['digital', 'saved', userId] as const,
  quotes: (userId: string | null) => ['digital', 'quote', userId] as const,
  quote: (userId: string | null, request: DigitalRequest) => ['digital', 'quote', userId, request] as const,
  complaints: ['digital', 'desk', 'complaints'] as const,
  reconciliation: ['digital', 'desk', 'reconciliation'] as const,
}
