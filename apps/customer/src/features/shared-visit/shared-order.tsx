import type { SharedVisit } from '@angadi/data/home-services/visit-links.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'

export interface SharedOrderProps {
  readonly order: Extract<SharedVisit, { view: 'live_status' }>
}

/** An order by its link: who brings it and how far it is; no address, no amount, no content. */
export function SharedOrder({ order: { status, performer } }: SharedOrderProps) {
  const { t } = useTranslation(['visits', 'orders'])
  return (
    <Card>
      <div className="flex flex-col gap-3">
        {performer?.name ? (
          <h1 className="text-2xl font-bold text-balance wrap-anywhere">{performer.name}</h1>
        ) : null}
        <p role="status" className="text-lg font-semibold">
          {t(`orders:event.${status === 'preparing' ? 'in_progress' : status}`)}
        </p>
        <p className="text-sm text-ink-muted">{t('shared.note')}</p>
      </div>
    </Card>
  )
}
