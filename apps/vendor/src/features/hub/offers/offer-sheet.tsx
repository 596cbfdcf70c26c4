import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useCreateOffer } from '@angadi/data/vendor-offers/offers.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import {
  OFFER_LIMITS,
  type OfferDraft,
  type OfferField,
  readOffer,
} from '@angadi/domain/vendor-offers/offer-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useRef, useState } from 'react'
import { StepperField } from '../../../shared/stepper-field.tsx'

/** How long an offer runs unless the vendor says otherwise, in days. */
const USUAL_DAYS = 14

export interface OfferSheetProps {
  readonly vendor: MyVendor
  readonly onClose: () => void
}

/** A new offer: how much is taken off, from which order on, until when and how often. */
export default function OfferSheet({ vendor, onClose }: OfferSheetProps) {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const errorText = useErrorText()
  const isOnline = useOnline()
  const today = indiaDay(Date.now())
  const [draft, setDraft] = useState<OfferDraft>({
    code: '',
    kind: 'flat',
    value: '',
    cap: '',
    minimum: '',
    until: daysAfter(today, USUAL_DAYS),
    perCustomer: 1,
    total: '',
    firstOrderOnly: false,
  })
  const [wrong, setWrong] = useState<readonly OfferField[]>([])
  const [error, setError] = useState<string>()
  const key = useRef<string>(undefined)
  const { mutateAsync } = useCreateOffer(vendor.id)
  const { submit, isBusy } = useSubmission({
    form: 'vendor-offer',
    validate: () => {
      const read = readOffer(draft, today)
      setWrong(read.wrong ?? [])
      setError(undefined)
      return read.wrong === undefined
    },
    work: async () => {
      const { offer } = readOffer(draft, today)
      key.current ??= `offer:${crypto.randomUUID()}`
      if (offer) await mutateAsync({ offer, key: key.current })
    },
    onSuccess: () => {
      onClose()
    },
    onError: (refusal) => setError(errorText(refusal)),
  })
  const put = (changes: Partial<OfferDraft>) => {
    setDraft({ ...draft, ...changes })
    setWrong([])
    key.current = undefined
  }
  const field = (name: Exclude<OfferField, 'until'> | 'until') => ({
    value: draft[name],
    error: wrong.includes(name) ? t(`offers.wrong.${name}`) : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      put({ [name]: event.currentTarget.value }),
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('offers.new')}
      description={t('offers.newText')}
      closeLabel={t('common:close')}
      footer={
        <Button
          wide
          busy={isBusy}
          unavailableReason={isOnline ? undefined : t('offline')}
          onClick={() => void submit(undefined)}
        >
          {t('offers.make')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t('offers.kind')}
          value={draft.kind}
          onChange={(kind) => put({ kind })}
          segments={[
            { value: 'flat', label: t('offers.kindFlat') },
            { value: 'percent', label: t('offers.kindPercent') },
          ]}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label={t('offers.value')}
            {...(draft.kind === 'flat' ? { lead: '₹' } : { trail: '%' })}
            inputMode="decimal"
            autoComplete="off"
            {...field('value')}
          />
          {draft.kind === 'percent' ? (
            <TextField
              label={t('offers.cap')}
              lead="₹"
              inputMode="decimal"
              autoComplete="off"
              {...field('cap')}
            />
          ) : null}
          <TextField
            label={t('offers.minimum')}
            lead="₹"
            inputMode="decimal"
            autoComplete="off"
            {...field('minimum')}
          />
          <TextField
            label={t('offers.lastDay')}
            type="date"
            min={today}
            max={daysAfter(today, OFFER_LIMITS.days - 1)}
            {...field('until')}
          />
          <TextField
            label={t('offers.code')}
            hint={t('offers.codeHint')}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
            className="uppercase"
            {...field('code')}
          />
          <TextField label={t('offers.total')} inputMode="numeric" autoComplete="off" {...field('total')} />
        </div>
        <StepperField
          label={t('offers.perCustomer')}
          value={draft.perCustomer}
          onChange={(perCustomer) => put({ perCustomer })}
          min={OFFER_LIMITS.perCustomer.least}
          max={OFFER_LIMITS.perCustomer.most}
          decreaseLabel={t('offers.less')}
          increaseLabel={t('offers.more')}
        />
        <Checkbox
          label={t('offers.firstOrders')}
          checked={draft.firstOrderOnly}
          onChange={(event) => put({ firstOrderOnly: event.currentTarget.checked })}
        />
        <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
          {error}
        </p>
      </div>
    </DialogSheet>
  )
}
