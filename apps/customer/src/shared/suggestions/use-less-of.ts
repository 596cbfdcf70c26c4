import { useLessOfThis } from '@angadi/data/discovery/less-suggestions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Long enough to read and to undo, in milliseconds. */
const UNDO_MS = 6000
const TOAST = 'less-of-this'

/** "Less of this" in one tap, with a way back. */
export function useLessOf() {
  const { t } = useTranslation('search')
  const errorText = useErrorText()
  const { mutate } = useLessOfThis()
  const onError = (error: unknown) => void notify.problem(errorText(error), { id: TOAST })
  return (itemId: string) => {
    mutate({ itemId, isLess: true }, { onError })
    notify.info(t('less.done'), {
      id: TOAST,
      duration: UNDO_MS,
      action: { label: t('less.undo'), onClick: () => mutate({ itemId, isLess: false }, { onError }) },
    })
  }
}
