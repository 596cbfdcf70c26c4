import { useEffect, useState } from 'react'

/**
 * A value once it has stopped changing, so that typing does not ask the server for every letter.
 *
 * @param value must be comparable with `===`
 * @param settleMs how long it has to rest
 */
export function useSettled<Value>(value: Value, settleMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value, settleMs])
  return settled
}
