/** An uncaught error, or an unhandled rejection (Spec §8 Global error handlers). */
export interface GlobalError {
  readonly kind: 'error' | 'rejection'
  readonly message: string
  readonly stack: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

type Listener = (error: GlobalError) => void

/** Errors before there was a listener, at most this many. */
const STORED = 10

const listeners = new Set<Listener>()
const stored: GlobalError[] = []
let isCatching = false

function told(kind: GlobalError['kind'], reason: unknown): void {
  const isError = reason instanceof Error
  const error: GlobalError = {
    kind,
    message: isError ? `${reason.name}: ${reason.message}` : String(reason),
    stack: isError ? reason.stack : undefined,
    at: Date.now(),
  }
  stored.push(error)
  if (stored.length > STORED) stored.shift()
  for (const listener of listeners) listener(error)
}

/** Starts listening for uncaught errors. Tiny, so that it can come first in a page. */
export function catchGlobalErrors(): void {
  if (isCatching) return
  isCatching = true
  addEventListener('error', ({ error, message }) => {
    // Layout observers that take two frames report this; nothing has failed.
    if (!message.startsWith('ResizeObserver loop')) told('error', error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => told('rejection', reason))
}

/** Calls a listener for each global error, earlier ones first; returns a function that removes it. */
export function onGlobalError(listener: Listener): () => void {
  for (const error of stored) listener(error)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
