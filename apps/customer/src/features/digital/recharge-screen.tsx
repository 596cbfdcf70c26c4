import type { RechargeRequest } from '@angadi/data/digital/request.ts'
import { CONNECTION_KINDS, type ConnectionKind } from '@angadi/domain/digital/subscriber-number.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changeRecharge } from './digital-draft.ts'
import { type PaymentSubjectText, PaySheet } from './parts/pay-sheet.tsx'
import { RechargeForm } from './parts/recharge-form.tsx'
import { WalletNotice } from './parts/wallet-notice.tsx'
import { useReview } from './use-review.ts'

/** The query parameter with the kind of connection. */
const KIND_PARAM = 'kind'

/** Recharge of a mobile or dish connection: number, operator, plan (Spec §2 /digital/mobile-recharge). */
export default function RechargeScreen() {
  const { t } = useTranslation('digital')
  const [params, setParams] = useSearchParams()
  const [review, setReview] = useState<{ request: RechargeRequest; subject: PaymentSubjectText }>()
  const sheet = useReview()
  const kind: ConnectionKind =
    CONNECTION_KINDS.find((one) => one === params.get(KIND_PARAM)) ?? 'mobile_prepaid'
  return (
    <>
      <AppBar
        title={t('recharge.title')}
        back={{ label: t('back'), render: <AppLink to={pathTo('digital')} /> }}
        actions={<PhoneActions />}
      />
      <Page width="reading">
        <div className="flex flex-col gap-6">
          <WalletNotice />
          <SegmentedControl
            label={t('recharge.kind')}
            value={kind}
            onChange={(next) => {
              changeRecharge({ operator: undefined, circle: undefined, plan: undefined, amount: undefined })
              setParams({ [KIND_PARAM]: next }, { replace: true })
            }}
            segments={[
              { value: 'mobile_prepaid', label: t('kind.prepaid') },
              { value: 'mobile_postpaid', label: t('kind.postpaid') },
              { value: 'dth', label: t('kind.dth') },
            ]}
          />
          <RechargeForm
            key={kind}
            kind={kind}
            onReview={(request, subject) => {
              setReview({ request, subject })
              sheet.open()
            }}
          />
        </div>
      </Page>
      {sheet.isOpen && review ? <PaySheet {...review} onClose={sheet.close} /> : null}
    </>
  )
}
