import type { Namespace } from '@angadi/i18n/resources.ts'

/** The namespaces of messages that every page of every app loads at its start. */
export const SHARED_NAMESPACES: readonly Namespace[] = ['common', 'shell']
