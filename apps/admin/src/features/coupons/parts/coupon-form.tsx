import { useRegions } from '@angadi/data/admin-console/overview.ts'
import { useMakeCoupon } from '@angadi/data/coupons/coupons.ts'
import {
  COUPON_KINDS,
  COUPON_LIMITS,
  type CouponDraft,
  type CouponField,
  readCoupon,
} from '@angadi/domain/coupons/coupon-draft.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useKeyedForm } from '../../../shared/use-keyed-form.ts'
import { ChosenList } from './chosen-list.tsx'
import { CouponScope } from './coupon-scope.tsx'
import { VendorSheet } from './vendor-sheet.tsx'

/** How long a coupon runs unless somebody says otherwise, in days. */
const USUAL_DAYS = 14
const METHODS = ['wallet', 'cash', 'gateway'] as const

const emptyDraft = (today: string): CouponDraft => ({
  code: '',
  title: '',
  hi: '',
  te: '',
  kind: 'flat',
  value: '',
  cap: '',
  minimum: '',
  budget: '',
  until: daysAfter(today, USUAL_DAYS),
  perCustomer: '1',
  firstOrderOnly: false,
  isListed: true,
  region: '',
  method: '',
  from: '',
  to: '',
  kinds: [],
  items: [],
  platformShare: '100',
  vendors: [],
})

/** Makes a coupon: what it takes off, for whom, where and when, and what it may cost altogether. */
export function CouponForm() {
  const { t } = useTranslation('coupons')
  const errorText = useErrorText()
  const { data: regions = [] } = useRegions()
  const { mutateAsync: make } = useMakeCoupon()
  const today = indiaDay(Date.now())
  const { draft, wrong, put, isBusy, unavailableReason, onSubmit } = useKeyedForm({
    form: 'coupon',
    empty: () => emptyDraft(today),
    read: (now) => {
      const { coupon, wrong } = readCoupon(now, today)
      return { input: coupon, wrong }
    },
    send: (coupon, key) => make({ coupon, key }),
    onSent: () => notify.success(t('added')),
    onError: (error) => notify.problem(t('addFailed'), { description: errorText(error) }),
  })
  const field = (name: Exclude<CouponField, 'vendors'> | 'hi' | 'te' | 'from') => ({
    label: t(`field.${name}`),
    value: draft[name],
    autoComplete: 'off',
    error:
      wrong.some((one) => one === name) && name !== 'hi' && name !== 'te' && name !== 'from'
        ? t(`wrong.${name}`)
        : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      put({ [name]: event.currentTarget.value }),
  })
  const isPercent = draft.kind === 'percent'
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={onSubmit}>
      <TextField {...field('code')} autoCapitalize="characters" maxLength={20} className="uppercase" />
      <TextField {...field('title')} maxLength={COUPON_LIMITS.title.most} />
      <TextField {...field('hi')} lang="hi" maxLength={COUPON_LIMITS.title.most} />
      <TextField {...field('te')} lang="te" maxLength={COUPON_LIMITS.title.most} />
      <Select
        label={t('field.kind')}
        value={draft.kind}
        onChange={(event) =>
          put({ kind: COUPON_KINDS.find((kind) => kind === event.currentTarget.value) ?? 'flat' })
        }
        options={COUPON_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      {draft.kind === 'free_delivery' ? null : (
        <TextField
          {...field('value')}
          {...(isPercent ? { trail: '%' } : { lead: '₹' })}
          inputMode="decimal"
        />
      )}
      {isPercent ? <TextField {...field('cap')} lead="₹" inputMode="decimal" /> : null}
      <TextField {...field('minimum')} lead="₹" inputMode="decimal" />
      <TextField {...field('budget')} lead="₹" inputMode="decimal" hint={t('budgetHint')} />
      <TextField {...field('until')} type="date" min={today} max={daysAfter(today, COUPON_LIMITS.days - 1)} />
      <TextField {...field('perCustomer')} inputMode="numeric" />
      <Select
        label={t('field.region')}
        value={draft.region}
        onChange={(event) => put({ region: event.currentTarget.value })}
        options={[
          { value: '', label: t('everywhere') },
          ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <Select
        label={t('field.method')}
        value={draft.method}
        onChange={(event) => put({ method: event.currentTarget.value })}
        options={[
          { value: '', label: t('everyWay') },
          ...METHODS.map((method) => ({ value: method, label: t(`method.${method}`) })),
        ]}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <TextField {...field('from')} type="time" />
        <TextField {...field('to')} type="time" />
      </div>
      <CouponScope draft={draft} onChange={put} />
      <TextField {...field('platformShare')} trail="%" inputMode="numeric" hint={t('scope.sharingHint')} />
      {draft.platformShare.trim() === '100' ? null : (
        <ChosenList
          title={t('scope.vendors')}
          pick={t('scope.pickVendors')}
          chosen={draft.vendors}
          error={wrong.includes('vendors') ? t('wrong.vendors') : undefined}
          onChange={(vendors) => put({ vendors })}
          sheet={VendorSheet}
        />
      )}
      <Checkbox
        label={t('field.firstOrders')}
        checked={draft.firstOrderOnly}
        onChange={(event) => put({ firstOrderOnly: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('field.listed')}
        checked={draft.isListed}
        onChange={(event) => put({ isListed: event.currentTarget.checked })}
      />
      <Button type="submit" busy={isBusy} unavailableReason={unavailableReason}>
        {t('add')}
      </Button>
    </form>
  )
}
