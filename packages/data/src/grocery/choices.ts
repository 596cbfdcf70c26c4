import { PREFERENCES, type Preference } from '@angadi/domain/grocery/substitution.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { vocabulary } from '../vocabulary.ts'
import { groceryKeys } from './keys.ts'

const choice = z.object({
  item_id: z.string(),
  prefer: vocabulary(PREFERENCES, 'best_match'),
  substitute_id: z.nullable(z.string()),
  /** The named item. */
  substitute: z.nullable(
    z.object({ name: z.string(), unit: z.nullable(z.string()), price_paise: z.number() }),
  ),
})
/** What a customer wants where an item is missing. */
export type SubstitutionChoice = z.infer<typeof choice>

/** What the signed-in customer wants where an item is missing, as remembered; an item without an entry is `best_match`. */
export function useSubstitutionChoices() {
  const userId = useUserId()
  return useQuery({
    queryKey: groceryKeys.choices(userId),
    enabled: userId !== null,
    queryFn: async ({ signal }): Promise<readonly SubstitutionChoice[]> => {
      const { data, error } = await (await supabase())
        .from('substitution_choices')
        .select(
          'item_id, prefer, substitute_id, substitute:catalog_items!substitution_choices_substitute_id_fkey(name, unit, price_paise)',
        )
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return z.array(choice).parse(data)
    },
  })
}

/** What is remembered for an item: with the named item where `prefer` is `item`. */
export interface NewChoice {
  readonly itemId: string
  readonly prefer: Preference
  readonly substitute?: {
    readonly id: string
    readonly name: string
    readonly unit: string | null
    readonly price_paise: number
  }
}

/** Remembers what the customer wants where an item is missing; shown at once and rolled back when the request fails. */
export function useChooseSubstitution() {
  const queryClient = useQueryClient()
  const queryKey = groceryKeys.choices(useUserId())
  return useMutation({
    scope: { id: 'substitution-choices' },
    mutationFn: ({ itemId, prefer, substitute }: NewChoice) =>
      call(
        'choose_substitution',
        { item_id: itemId, prefer, ...(substitute ? { substitute_id: substitute.id } : {}) },
        nothing,
      ),
    onMutate: async ({ itemId, prefer, substitute }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<readonly SubstitutionChoice[]>(queryKey)
      queryClient.setQueryData<readonly SubstitutionChoice[]>(queryKey, [
        ...(before ?? []).filter((one) => one.item_id !== itemId),
        {
          item_id: itemId,
          prefer,
          substitute_id: substitute?.id ?? null,
          substitute: substitute
            ? { name: substitute.name, unit: substitute.unit, price_paise: substitute.price_paise }
            : null,
        },
      ])
      return { before }
    },
    onError: (_error, _change, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
