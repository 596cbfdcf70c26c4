async function clearDatabases(): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? []
  for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name)
}

async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}

async function endServiceWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
}

/**
 * Removes everything that the product stores in this browser: both storages and with them the session, databases,
 * caches and service workers. A failure of one does not stop the others.
 */
export async function clearDevice(): Promise<void> {
  const parts = [
    async () => localStorage.clear(),
    async () => sessionStorage.clear(),
    clearDatabases,
    clearCaches,
    endServiceWorkers,
  ]
  await Promise.allSettled(parts.map((clear) => clear()))
}
