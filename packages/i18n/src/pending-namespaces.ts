const pending = new Set<Promise<unknown>>()

/** Registers a namespace that is being fetched for code that has loaded. */
export function addPendingNamespaces(fetched: Promise<unknown>): void {
  pending.add(fetched)
  void fetched.finally(() => pending.delete(fetched))
}

/**
 * Resolves when the namespaces of the code that has loaded so far are there, so that a screen which is shown is not
 * hidden again until one arrives.
 */
export async function pendingNamespaces(): Promise<void> {
  await Promise.all(pending)
}
