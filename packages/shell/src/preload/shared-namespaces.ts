import type { Namespace } from '@angadi/i18n/resources.ts'

/** The sentences that every page of every app begins with. */
export const SHARED_NAMESPACES: readonly Namespace[] = ['common', 'shell']
