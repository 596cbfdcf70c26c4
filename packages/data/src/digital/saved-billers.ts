import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import type { BillParameters } from './bills.ts'
import { digitalKeys } from './keys.ts'

const saved = z.object({
  id: z.string(),
  biller_code: z.string(),
  biller_name: z.string(),
  biller_name_translations: z.record(z.string(), z.string()),
  category_code: z.string(),
  parameters: z.record(z.string(), z.string()),
  /** The parameter that names the connection. */
  target: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  due_on: z.nullable(z.string()),
  last_bill_paise: z.nullable(z.number()),
  remind: z.boolean(),
  /** Whether the biller takes payments now. */
  active: z.boolean(),
})
/** A connection that the customer pays for regularly. */
export type SavedBiller = z.infer<typeof saved>

/** The customer's saved billers, the next due first, named in the reader's language. */
export function useSavedBillers() {
  const userId = useUserId()
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: digitalKeys.saved(userId),
    enabled: userId !== null,
    queryFn: ({ signal }): Promise<readonly SavedBiller[]> => call('saved_billers', {}, rows(saved), signal),
    select: (list) =>
      list.map((one) => ({ ...one, biller_name: one.biller_name_translations[language] ?? one.biller_name })),
  })
}

/** What is saved of a connection; a connection with the same parameters is changed. */
export interface BillerToSave {
  readonly biller: string
  readonly parameters: BillParameters
  readonly nickname?: string | undefined
  /** As 2026-11-30. */
  readonly dueOn?: string | undefined
  readonly remind: boolean
}

/**
 * Saves a connection, or renames it and switches its reminders.
 *
 * @throws AppError nickname_too_long, saved_billers_full, biller_unavailable, bill_parameters_invalid
 */
export function useSaveBiller() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: ({ biller, parameters, nickname, dueOn, remind }: BillerToSave) =>
      call(
        'save_biller',
        {
          biller,
          parameters,
          remind,
          ...(nickname ? { nickname } : {}),
          ...(dueOn ? { due_on: dueOn } : {}),
        },
        z.string(),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: digitalKeys.saved(userId) }),
  })
}

/** Removes a saved connection; what was paid stays in the orders. */
export function useRemoveBiller() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (id: string) => call('remove_saved_biller', { id }, z.boolean()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: digitalKeys.saved(userId) }),
  })
}
