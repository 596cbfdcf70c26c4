/** Something that nobody caught, or an unhandled rejection (Spec §8 Global error handlers). */
export interface GlobalError {
  readonly kind: 'error' | 'rejection'
  readonly message: string
  readonly stack: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

type Listener = (error: GlobalError) => void

/** What happened before anybody listened, at most so many. */
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

/** Begins to listen for what nobody catches. Tiny, so that it can stand before everything else of a page. */
export function catchGlobalErrors(): void {
  if (isCatching) return
  isCatching = true
  addEventListener('error', ({ error, message }) => {
    // Layout observers that take two frames report this; nothing has failed.
    if (!message.startsWith('ResizeObserver loop')) told('error', error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => told('rejection', reason))
}

/** Has a listener told of each global error, those first that happened before it came; the result takes it away again. */
export function onGlobalError(listener: Listener): () => void {
  for (const error of stored) listener(error)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
