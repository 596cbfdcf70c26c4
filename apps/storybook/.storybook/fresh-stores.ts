import { create as createStore } from 'zustand/react'

export { useStore } from 'zustand/react'
export * from 'zustand/vanilla'

interface Store {
  readonly getInitialState: () => unknown
  readonly setState: (state: unknown, replace: true) => void
}

const stores: Store[] = []

function isStore(made: object): made is Store {
  return 'getInitialState' in made && 'setState' in made
}

/** Remembers each store that a function, or a function that it returns, makes. */
function remembering<Make extends (...args: never[]) => unknown>(make: Make): Make {
  return new Proxy(make, {
    apply(target, self, args) {
      const made: unknown = Reflect.apply(target, self, args)
      if (typeof made !== 'function') return made
      if (!isStore(made)) return remembering((...more: never[]): unknown => Reflect.apply(made, self, more))
      stores.push(made)
      return made
    },
  })
}

/** zustand's `create`: stories import it in place of the library's (main.ts). */
export const create = remembering(createStore)

/**
 * Puts every store back to how it was made. One page runs the stories of many files, and a place or a session that one
 * story chose would stand in the next one's.
 */
export function resetStores(): object {
  for (const store of stores) store.setState(store.getInitialState(), true)
  return {}
}
