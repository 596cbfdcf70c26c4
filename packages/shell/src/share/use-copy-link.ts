import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Copies an address and says so; where the browser refuses, it says that too, and the address can be selected by hand. */
export function useCopyLink(): (address: string) => Promise<void> {
  const { t } = useTranslation('storefront')
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address)
      notify.success(t('share.copied'))
    } catch {
      notify.problem(t('share.failed'))
    }
  }
}
