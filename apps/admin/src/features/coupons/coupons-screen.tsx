import { useCoupons } from '@angadi/data/coupons/coupons.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { TicketPercent } from 'lucide-react'
import { ListBesideForm } from '../../shared/list-beside-form.tsx'
import { CouponForm } from './parts/coupon-form.tsx'
import { CouponItem } from './parts/coupon-item.tsx'

/** The platform's coupons: what each has cost of its budget, and a form for the next one (Spec §1 promos). */
export default function CouponsScreen() {
  const { t } = useTranslation('coupons')
  return (
    <ListBesideForm
      query={useCoupons()}
      keyOf={({ code }) => code}
      rowOf={(coupon) => <CouponItem coupon={coupon} />}
      form={<CouponForm />}
      labels={{
        title: t('title'),
        list: t('list'),
        failed: t('failed'),
        none: t('none'),
        noneText: t('noneText'),
        add: t('add'),
      }}
      picture={<TicketPercent aria-hidden />}
    />
  )
}
