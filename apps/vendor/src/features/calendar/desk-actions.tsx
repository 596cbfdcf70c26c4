import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Ban, HeartPulse, Hourglass, ListChecks, Printer, UserPlus } from 'lucide-react'
import type { DeskSheet } from './use-desk-place.ts'

/** What is done at the desk beside single bookings. */
export function DeskActions({ onOpen }: { readonly onOpen: (sheet: DeskSheet) => void }) {
  const { t } = useTranslation('calendar')
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<UserPlus aria-hidden />} onClick={() => onOpen('walk-in')}>
        {t('walkIn.open')}
      </Button>
      <Button variant="secondary" icon={<Ban aria-hidden />} onClick={() => onOpen('block')}>
        {t('blockTime.open')}
      </Button>
      <Button variant="secondary" icon={<HeartPulse aria-hidden />} onClick={() => onOpen('absence')}>
        {t('absence.open')}
      </Button>
      <Button variant="secondary" icon={<Hourglass aria-hidden />} onClick={() => onOpen('waiting')}>
        {t('waiting.title')}
      </Button>
      <LinkButton
        variant="secondary"
        icon={<ListChecks aria-hidden />}
        render={<AppLink to={pathTo('vendorBookings')} />}
      >
        {t('list.title')}
      </LinkButton>
      <Button
        variant="quiet"
        className="max-md:hidden"
        icon={<Printer aria-hidden />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
    </div>
  )
}
