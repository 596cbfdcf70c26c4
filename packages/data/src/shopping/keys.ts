import type { ReportQueue } from '@angadi/domain/reports/queues.ts'
import type { ProductFilter } from './product-filter.ts'

/** Query keys of shopping. What is named in the reader's language has the language in its key. */
export const shoppingKeys = {
  all: ['shopping'] as const,
  products: (filter: ProductFilter, language: string, pincode?: string) =>
    ['shopping', 'products', filter, pincode, { language }] as const,
  facets: (filter: ProductFilter) => ['shopping', 'facets', filter] as const,
  departments: (language: string) => ['shopping', 'departments', { language }] as const,
  product: (productId: string, pincode: string | undefined, language: string) =>
    ['shopping', 'product', productId, pincode, { language }] as const,
  questions: (productId: string) => ['shopping', 'questions', productId] as const,
  wishlist: (userId: string | null) => ['shopping', 'wishlist', userId] as const,
  wishes: (userId: string | null, language: string) =>
    ['shopping', 'wishlist', userId, { language }] as const,
  wished: (userId: string | null) => ['shopping', 'wishlist', userId, 'ids'] as const,
  orders: (userId: string | null) => ['shopping', 'orders', userId] as const,
  refund: (orderId: string, lines: unknown) => ['shopping', 'order', orderId, 'refund', lines] as const,
  returnPhotos: (paths: readonly string[]) => ['shopping', 'return-photos', paths] as const,
  carriers: ['shopping', 'carriers'] as const,
  seller: (vendorId: string) => ['shopping', 'seller', vendorId] as const,
  parcels: (vendorId: string, stage: string) => ['shopping', 'seller', vendorId, 'parcels', stage] as const,
  sellersReturns: (vendorId: string, isOpen: boolean) =>
    ['shopping', 'seller', vendorId, 'returns', isOpen] as const,
  sellersQuestions: (vendorId: string) => ['shopping', 'seller', vendorId, 'questions'] as const,
  sellersDay: (vendorId: string) => ['shopping', 'seller', vendorId, 'day'] as const,
  /** Apart from the rest: asked for again once it was fetched, it would be refused. */
  returnPickup: (returnId: string) => ['return-pickup', returnId] as const,
  label: (shipmentId: string) => ['shopping', 'label', shipmentId] as const,
  adminReturns: (view: string) => ['shopping', 'admin', 'returns', view] as const,
  everyReportedText: ['shopping', 'admin', 'texts'] as const,
  reportedTexts: (queue: ReportQueue) => ['shopping', 'admin', 'texts', queue] as const,
  reportedTextsCount: ['shopping', 'admin', 'texts', 'count'] as const,
  everyAdminReturns: ['shopping', 'admin', 'returns'] as const,
}
