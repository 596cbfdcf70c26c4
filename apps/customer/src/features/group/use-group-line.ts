import type { GroupLine } from '@angadi/data/group/group.ts'
import { type LineChange, useSetGroupLine } from '@angadi/data/group/set-line.ts'
import { TOAST_MS } from '@angadi/domain/toast-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Changes the reader's own lines, and says why where the server refuses. */
export function useGroupLine(token: string) {
  const { t } = useTranslation('group')
  const errorText = useErrorText()
  const { mutateAsync } = useSetGroupLine(token)
  const set = async (change: LineChange) => {
    try {
      await mutateAsync(change)
    } catch (error) {
      // Awaited, so that it is said also after the row has gone.
      notify.problem(t('failedChange'), {
        id: 'group',
        description: errorText(error),
        duration: TOAST_MS,
      })
    }
  }
  return {
    set: (change: LineChange) => void set(change),
    /** Sets how many of a line that exists; 0 removes it. */
    setQuantity: (line: GroupLine, quantity: number) =>
      void set({
        itemId: line.item_id,
        optionIds: line.option_ids,
        quantity,
        instructions: line.special_instructions ?? '',
        look: line,
      }),
  }
}
