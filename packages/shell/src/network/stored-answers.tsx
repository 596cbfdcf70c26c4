import { keepAnswers } from '@angadi/data/offline/keep-answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Stores visited lists, menus and orders for use without a network (Spec §8 Offline). */
export function StoredAnswers() {
  const queryClient = useQueryClient()
  useEffect(() => keepAnswers(queryClient), [queryClient])
  return null
}
