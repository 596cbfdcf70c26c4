import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { type OrderDetail, readDetail } from '../orders/detail.ts'
import { orderKeys } from '../orders/keys.ts'
import { orderStatus } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'

const proposal = z.object({
  id: z.string(),
  /** What was ordered. */
  dish: z.string(),
  of_pieces: z.number(),
  missing: z.number(),
  missing_paise: z.number(),
  /** What is offered instead; null asks whether to do without. */
  name: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  unit_paise: z.nullable(z.number()),
  quantity: z.nullable(z.number()),
  /** What the customer pays for it: never more than for what is missing. */
  total_paise: z.number(),
  state: vocabulary(['offered', 'accepted', 'refused'], 'refused'),
  answered_by: z.nullable(vocabulary(['customer', 'silence', 'store'], 'store')),
  answer_by: z.string(),
  back_paise: z.number(),
  /** Whether nothing else is left of the order. */
  is_all: z.boolean(),
})
/** What a restaurant asks about a dish that ran out; amounts in paise. */
export type DishProposal = z.infer<typeof proposal>

const foodDetail = z.object({
  /** What the customer is or was asked; left out for others. */
  proposals: z._default(rows(proposal), []),
})
/** What an order of food has beside what every order has. */
export type FoodDetail = z.infer<typeof foodDetail>

/** What only food knows of an order; undefined where it is something else. */
export function foodDetailOf({
  trade,
  detail,
}: {
  readonly trade: string
  readonly detail: OrderDetail
}): FoodDetail | undefined {
  return trade === 'food' ? readDetail(detail, foodDetail) : undefined
}

/** What a customer answers: the dish that is offered, without it, or no order at all, free of charge. */
export type ProposalAnswer = 'accept' | 'leave_out' | 'cancel'

/**
 * Answers a question about a dish.
 *
 * @throws AppError substitution_too_late, substitution_answered, substitution_withdrawn
 */
export function useAnswerProposal(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, answer }: { readonly id: string; readonly answer: ProposalAnswer }) =>
      call(
        'answer_proposal',
        { proposal_id: id, answer },
        z.object({ state: z.string(), status: orderStatus, back_paise: z.number() }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) }),
  })
}
