declare const self: ServiceWorkerGlobalScope

/** The worker's global scope, typed. */
export const scope = self
