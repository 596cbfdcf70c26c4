import { useNotDone } from './use-not-done.ts'

/** Waits for a change made with one tap and answers whether it was made; shows why where it was not. */
export function useVendorAttempt(): (work: Promise<unknown>) => Promise<boolean> {
  const notDone = useNotDone()
  return async (work) => {
    try {
      await work
      return true
    } catch (error) {
      notDone(error)
      return false
    }
  }
}
