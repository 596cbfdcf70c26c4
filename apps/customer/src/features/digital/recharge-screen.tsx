import type { ConnectionKind } from '@angadi/domain/digital/subscriber-number.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { useState } from 'react'
import { RechargeForm, type RechargeRequest } from './parts/recharge-form.tsx'

export interface RechargeScreenProps {
  /** Asks for a quote of what was chosen. */
  readonly onReview: (request: RechargeRequest) => void
}

/** Recharge of a mobile or dish connection: number, operator, plan (Spec §2 /digital/mobile-recharge). */
export default function RechargeScreen({ onReview }: RechargeScreenProps) {
  const { t } = useTranslation('digital')
  const [kind, setKind] = useState<ConnectionKind>('mobile_prepaid')
  return (
    <>
      <AppBar title={t('recharge.title')} actions={<PhoneActions />} />
      <Page width="reading" aboveNav>
        <div className="flex flex-col gap-6">
          <SegmentedControl
            label={t('recharge.kind')}
            value={kind}
            onChange={setKind}
            segments={[
              { value: 'mobile_prepaid', label: t('kind.prepaid') },
              { value: 'mobile_postpaid', label: t('kind.postpaid') },
              { value: 'dth', label: t('kind.dth') },
            ]}
          />
          <RechargeForm key={kind} kind={kind} onReview={onReview} />
        </div>
      </Page>
    </>
  )
}
