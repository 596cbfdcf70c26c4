import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { RoundOfDay } from './parts/round-of-day.tsx'

type Shown = 'today' | 'tomorrow'

/** The daily round: what to load, area by area, and the doors of today (field 2.2). */
export default function RoundScreen() {
  const { t } = useTranslation('subscriptions')
  const [shown, setShown] = useState<Shown>('today')
  const [today] = useState(() => indiaDay(Date.now()))
  const day = shown === 'today' ? today : daysAfter(today, 1)
  return (
    <WithVendor title={t('round.title')}>
      {(vendor) => (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <div className="w-full sm:w-72">
              <SegmentedControl
                label={t('round.days')}
                value={shown}
                onChange={setShown}
                segments={[
                  { value: 'today', label: t('round.today') },
                  { value: 'tomorrow', label: t('round.tomorrow') },
                ]}
              />
            </div>
            <LinkButton
              variant="soft"
              icon={<Users aria-hidden />}
              render={<AppLink to={pathTo('vendorSubscriptions')} />}
            >
              {t('round.subscribers')}
            </LinkButton>
          </div>
          <RoundOfDay key={`${vendor.id} ${day}`} vendorId={vendor.id} day={day} />
        </div>
      )}
    </WithVendor>
  )
}
