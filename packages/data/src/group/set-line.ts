import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lineKey } from '../cart/lines.ts'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import type { Group, GroupLine } from './group.ts'
import { secretOf } from './guest-secrets.ts'
import { groupKeys } from './keys.ts'

/** How many of an item with options the user wants from a group order; 0 removes it. */
export interface LineChange {
  readonly itemId: string
  readonly optionIds: readonly string[]
  readonly quantity: number
  readonly instructions: string
  /** What the line shows until the server has priced it. */
  readonly look: Pick<GroupLine, 'name' | 'picture' | 'diet' | 'options' | 'unit_paise'>
}

/** The group with the change as the user will see it. */
function withLine(group: Group, { itemId, optionIds, quantity, instructions, look }: LineChange): Group {
  if (group.me === null) return group
  const me = group.me
  const key = lineKey({ item_id: itemId, option_ids: optionIds })
  const isSame = (line: GroupLine) => line.person_id === me && lineKey(line) === key
  const known = group.lines.find(isSame)
  const changed: GroupLine = {
    ...look,
    id: known?.id ?? key,
    person_id: me,
    item_id: itemId,
    option_ids: [...optionIds],
    quantity,
    special_instructions: instructions || null,
    chosen_paise: look.unit_paise,
    unavailable_reason: null,
  }
  const lines = known ? group.lines.map((line) => (isSame(line) ? changed : line)) : [...group.lines, changed]
  return {
    ...group,
    lines: lines.filter((line) => line.quantity > 0),
    people: group.people.map((person) => (person.id === me ? { ...person, ready: false } : person)),
  }
}

/** Sets a line of the user's own; shown at once, and taken back when it is refused. Repeating it changes nothing. */
export function useSetGroupLine(token: string) {
  const queryClient = useQueryClient()
  const queryKey = groupKeys.one(token)
  return useMutation({
    mutationKey: groupKeys.one(token),
    scope: { id: `group:${token}` },
    mutationFn: ({ itemId, optionIds, quantity, instructions }: LineChange) =>
      call(
        'set_group_line',
        {
          token,
          item_id: itemId,
          option_ids: [...optionIds],
          quantity,
          ...(instructions ? { special_instructions: instructions } : {}),
          ...secretOf(token),
        },
        nothing,
      ),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueriesData<Group>({ queryKey }, (group) => group && withLine(group, change))
    },
    onSettled: async () => {
      // A later tap is still on its way: its own end fetches what the server has then.
      if (queryClient.isMutating({ mutationKey: groupKeys.one(token) }) === 1)
        await queryClient.invalidateQueries({ queryKey })
    },
  })
}
