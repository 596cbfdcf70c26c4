import { useSetAccepting } from '@angadi/data/vendor-console/change.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useVendorState } from './use-vendor-state.ts'

/** Whether the business takes orders, in the head: switched by one tap. */
export default function ShopSwitch({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor')
  const { state } = useVendorState(vendor)
  const errorText = useErrorText()
  const isOnline = useOnline()
  const { mutateAsync } = useSetAccepting(vendor.id)
  return (
    <Switch
      label={<span className="sr-only">{t('shop.taking')}</span>}
      disabled={!isOnline}
      checked={state === 'open' || state === 'closed'}
      onChange={(event) => {
        mutateAsync({ accepting: event.currentTarget.checked }).catch((error: unknown) =>
          notify.problem(errorText(error)),
        )
      }}
    />
  )
}
