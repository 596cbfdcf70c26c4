import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { MapPin } from 'lucide-react'
import type { VisitAddress } from '../use-visit-address.ts'

export interface WhereRowProps {
  readonly where: VisitAddress
  readonly onChange: () => void
}

/** The address of the visit, and another one; a guest is asked for it after signing in. */
export function WhereRow({ where: { address, isGuest }, onChange }: WhereRowProps) {
  const { t } = useTranslation('home-services')
  return (
    <section aria-label={t('vendor.where')} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <MapPin aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        {address ? `${address.label}: ${address.line}` : t(isGuest ? 'vendor.whereLater' : 'vendor.nowhere')}
      </p>
      {isGuest ? null : (
        <Button variant="quiet" size="sm" onClick={onChange}>
          {t(address ? 'vendor.changeAddress' : 'vendor.addAddress')}
        </Button>
      )}
    </section>
  )
}
