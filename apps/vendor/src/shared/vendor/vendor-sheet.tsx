import { useSetAccepting } from '@angadi/data/vendor-console/change.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CalendarClock, LayoutGrid, QrCode, Settings, Users } from 'lucide-react'
import { chooseVendor } from './chosen-vendor.ts'
import { useVendorState } from './use-vendor-state.ts'

/** How long a vendor can pause, in minutes. */
const PAUSES = [15, 30, 60] as const

export interface VendorSheetProps {
  readonly vendor: MyVendor
  readonly vendors: readonly MyVendor[]
  /** The number of waiting orders, by vendor id. */
  readonly waiting: Readonly<Record<string, number>>
  readonly onClose: () => void
}

/** Starts, stops or pauses taking orders, and switches to another of the user's vendors. */
export default function VendorSheet({ vendor, vendors, waiting, onClose }: VendorSheetProps) {
  const { t } = useTranslation(['vendor', 'common', 'storefront'])
  const storefront = useSheet('storefront')
  const { state, labels } = useVendorState(vendor)
  const errorText = useErrorText()
  const { mutateAsync } = useSetAccepting(vendor.id)
  // A promise still reports after the sheet has closed; the callbacks of `mutate` do not.
  const change = (accepting: boolean, pauseMinutes?: number) => {
    mutateAsync({ accepting, ...(pauseMinutes ? { pauseMinutes } : {}) }).catch((error: unknown) =>
      notify.problem(errorText(error)),
    )
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={vendor.name}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-6">
        <Switch
          label={<span className="text-lg font-semibold">{t('shop.taking')}</span>}
          hint={labels}
          checked={state === 'open' || state === 'closed'}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        {state === 'stopped' ? null : (
          <fieldset>
            <legend className="mb-2 text-sm font-medium">{t('shop.pause')}</legend>
            <div className="grid grid-cols-3 gap-2">
              {PAUSES.map((minutes) => (
                <Button key={minutes} variant="secondary" onClick={() => change(false, minutes)}>
                  {t('minutes', { count: minutes })}
                </Button>
              ))}
            </div>
            <p className="mt-2 text-sm text-ink-muted">{t('shop.pauseText')}</p>
          </fieldset>
        )}
        <nav aria-label={vendor.name} className="flex flex-col">
          <ListRow
            lead={<LayoutGrid aria-hidden />}
            title={t('shop.hub')}
            render={<AppLink to={pathTo('vendorHub')} />}
          />
          {vendor.rights.includes('catalogue') ? (
            <ListRow
              lead={<CalendarClock aria-hidden />}
              title={t('shop.profile')}
              render={<AppLink to={pathTo('vendorProfile')} />}
            />
          ) : null}
          {vendor.rights.includes('people') ? (
            <ListRow
              lead={<Users aria-hidden />}
              title={t('shop.people')}
              render={<AppLink to={pathTo('vendorPeople')} />}
            />
          ) : null}
          <ListRow
            lead={<Settings aria-hidden />}
            title={t('shop.settings')}
            render={<AppLink to={pathTo('vendorSettings')} />}
          />
        </nav>
        {vendors.length > 1 ? (
          <RadioGroup
            label={t('shop.which')}
            value={vendor.id}
            onChange={chooseVendor}
            options={vendors.map((one) => ({
              value: one.id,
              label: one.name,
              trail: waiting[one.id] ? t('shop.waiting', { count: waiting[one.id] }) : undefined,
            }))}
          />
        ) : null}
        <Button variant="secondary" icon={<QrCode aria-hidden />} onClick={storefront.open}>
          {t('storefront:mine.open')}
        </Button>
      </div>
    </DialogSheet>
  )
}
