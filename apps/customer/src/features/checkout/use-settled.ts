import { useEffect, useState } from 'react'

/**
 * A value once it has stopped changing, so that typing does not cause a request per letter.
 *
 * @param value must be comparable with `===`
 * @param settleMs how long it must stay unchanged, in milliseconds
 */
export function useSettled<Value>(value: Value, settleMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value, settleMs])
  return settled
}
