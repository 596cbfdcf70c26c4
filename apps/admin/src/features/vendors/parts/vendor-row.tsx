import type { DeskVendor } from '@angadi/data/vendor-desk/vendors.ts'
import { ADDED_KINDS } from '@angadi/domain/vendors/new-vendor.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { ProviderMeasures } from '../../../shared/measures/provider-measures.tsx'

/** One vendor: where it is, whose it is, and what it still needs before anybody can order. */
export function VendorRow({ vendor }: { readonly vendor: DeskVendor }) {
  const { t } = useTranslation('vendor-desk')
  const { dateTime } = useFormats()
  const kind = ADDED_KINDS.find((one) => one === vendor.kind)
  const needs = [vendor.has_hours ? undefined : 'hours', vendor.items > 0 ? undefined : 'items'] as const
  const missing = needs.filter((need) => need !== undefined)
  return (
    <div className="flex flex-col gap-1 py-3 text-sm">
      <h3 className="text-base font-bold break-words">{vendor.name}</h3>
      <p className="text-ink-muted">
        {[kind ? t(`kind.${kind}`) : '', vendor.area, vendor.region_name]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <p className="text-ink-muted">
        {t('addedOn', { name: vendor.owner_name ?? t('nobody'), at: dateTime(vendor.created_at) })}
      </p>
      <p className="flex flex-wrap gap-1.5">
        {missing.map((need) => (
          <Badge key={need}>{t(`needs.${need}`)}</Badge>
        ))}
        {missing.length === 0 ? <Badge tone="success">{t('items', { count: vendor.items })}</Badge> : null}
      </p>
      {vendor.status === 'draft' ? null : (
        <div className="pt-1">
          <ProviderMeasures
            provider={{ kind: 'vendor', id: vendor.id, name: vendor.name }}
            measures={vendor.measures}
          />
        </div>
      )}
    </div>
  )
}
