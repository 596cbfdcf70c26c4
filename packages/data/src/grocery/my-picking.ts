import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { readDetail } from '../orders/detail.ts'
import { orderKeys } from '../orders/keys.ts'
import type { Tracking } from '../orders/tracking.ts'
import { named } from '../translated.ts'
import { type Picking, picking } from './picking.ts'

/** How far an order of groceries is picked, with names in a language; undefined where it cannot be read. */
export function pickingIn({ detail }: Pick<Tracking, 'detail'>, language: Language): Picking | undefined {
  const read = readDetail(detail, picking)
  return (
    read && {
      ...read,
      lines: read.lines.map((line) => ({
        ...named(line, language),
        substitutions: line.substitutions.map((one) => named(one, language)),
      })),
    }
  )
}

/** How far an order of groceries is picked, in the reader's language. */
export function useMyPicking(tracking: Pick<Tracking, 'detail'>): Picking | undefined {
  return pickingIn(
    tracking,
    useLanguage((state) => state.language),
  )
}

/**
 * Accepts or refuses a substitution.
 *
 * @throws AppError substitution_too_late, substitution_answered, substitution_withdrawn
 */
export function useAnswerSubstitution(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, accept }: { readonly id: string; readonly accept: boolean }) =>
      call('answer_substitution', { substitution_id: id, accept }, z.object({ state: z.string() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) }),
  })
}
