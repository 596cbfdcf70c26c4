import { useAskForGiftCodes } from '@angadi/data/gifts/gift-acts.ts'
import { GIFT_LIMITS, type GiftDraft, type GiftField, readGift } from '@angadi/domain/gifts/gift-draft.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useKeyedForm } from '../../../shared/use-keyed-form.ts'

/** For how long codes can be redeemed unless somebody says otherwise, in days. */
const USUAL_DAYS = 90

const emptyDraft = (today: string): GiftDraft => ({
  many: '',
  amount: '',
  until: daysAfter(today, USUAL_DAYS),
  note: '',
})

/** Asks for gift codes: how many, what each is worth, until when, and why. */
export function GiftForm() {
  const { t } = useTranslation('gift-codes')
  const { money } = useFormats()
  const errorText = useErrorText()
  const { mutateAsync: ask } = useAskForGiftCodes()
  const today = indiaDay(Date.now())
  const { draft, wrong, put, isBusy, unavailableReason, onSubmit } = useKeyedForm({
    form: 'gift-codes',
    empty: () => emptyDraft(today),
    read: (now) => {
      const { gift, wrong } = readGift(now, today)
      return { input: gift, wrong }
    },
    send: (gift, key) => ask({ gift, key }),
    onSent: (answer) => notify.success(answer?.state === 'waiting' ? t('addedWaiting') : t('added')),
    onError: (error) => notify.problem(t('addFailed'), { description: errorText(error) }),
  })
  const { gift } = readGift({ ...draft, note: 'whatever' }, today)
  const field = (name: GiftField) => ({
    label: t(`field.${name}`),
    value: draft[name],
    autoComplete: 'off',
    error: wrong.includes(name) ? t(`wrong.${name}`) : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      put({ [name]: event.currentTarget.value })
    },
  })
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={onSubmit}>
      <TextField {...field('many')} inputMode="numeric" maxLength={3} />
      <TextField
        {...field('amount')}
        lead="₹"
        inputMode="decimal"
        maxLength={10}
        hint={gift && gift.many > 1 ? t('sum', { amount: money(gift.many * gift.amount_paise) }) : undefined}
      />
      <TextField {...field('until')} type="date" min={today} max={daysAfter(today, GIFT_LIMITS.days)} />
      <TextArea {...field('note')} hint={t('hint.note')} maxLength={GIFT_LIMITS.note.most} rows={2} />
      <Button type="submit" busy={isBusy} unavailableReason={unavailableReason}>
        {t('add')}
      </Button>
    </form>
  )
}
