import type { GiftInput } from '@angadi/domain/gifts/gift-draft.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { giftKeys } from './keys.ts'

const asked = z.object({ state: z.enum(['waiting', 'agreed']) })

/**
 * Asks for gift codes; above a limit a second administrator has to agree. The key makes repeating it harmless.
 *
 * @throws AppError gift_codes_invalid, network
 */
export function useAskForGiftCodes() {
  return useGiftAct(({ gift, key }: { readonly gift: GiftInput; readonly key: string }) =>
    call('ask_for_gift_codes', { ...gift, idempotency_key: key }, asked),
  )
}

/**
 * Agrees to gift codes that wait, or refuses them.
 *
 * @throws AppError second_person_needed, gift_batch_changed, network
 */
export function useDecideGiftCodes(batchId: string) {
  return useGiftAct((accept: boolean) =>
    call('decide_gift_codes', { batch_id: batchId, accept }, z.object({ state: z.string() })),
  )
}

/** Makes the codes of a batch and answers them, once. */
export type IssueGiftCodes = (batchId: string) => Promise<readonly string[]>

const issueGiftCodes: IssueGiftCodes = (batchId) =>
  call('issue_gift_codes', { batch_id: batchId }, z.array(z.string()))

/**
 * Makes the codes of a batch; they are shown this once and kept nowhere.
 *
 * @param issue the call
 * @throws AppError not_your_gift_codes, gift_batch_changed, network
 */
export function useIssueGiftCodes(issue: IssueGiftCodes = issueGiftCodes) {
  return useGiftAct(issue)
}

/**
 * Ends the codes of a batch that nobody has redeemed.
 *
 * @throws AppError gift_codes_invalid, gift_batch_changed, network
 */
export function useRevokeGiftCodes(batchId: string) {
  return useGiftAct((note: string) =>
    call('revoke_gift_codes', { batch_id: batchId, note }, z.object({ revoked_paise: z.number() })),
  )
}

function useGiftAct<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    // What is shown once does not stay in memory.
    gcTime: 0,
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: giftKeys.all }),
  })
}
