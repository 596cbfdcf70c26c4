import { useAskForGiftCodes } from '@angadi/data/gifts/gift-acts.ts'
import { GIFT_LIMITS, type GiftDraft, type GiftField, readGift } from '@angadi/domain/gifts/gift-draft.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useRef, useState } from 'react'

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
  const unavailableReason = useOfflineReason()
  const { mutateAsync: ask } = useAskForGiftCodes()
  const today = indiaDay(Date.now())
  const [draft, setDraft] = useState(() => emptyDraft(today))
  const [wrong, setWrong] = useState<readonly GiftField[]>([])
  const key = useRef<string>(undefined)
  const { gift } = readGift({ ...draft, note: 'whatever' }, today)
  const { submit, isBusy } = useSubmission({
    form: 'gift-codes',
    validate: () => {
      const read = readGift(draft, today)
      setWrong(read.wrong ?? [])
      return read.wrong === undefined
    },
    work: async () => {
      const { gift: asked } = readGift(draft, today)
      key.current ??= `gift-codes:${crypto.randomUUID()}`
      return asked ? ask({ gift: asked, key: key.current }) : undefined
    },
    onSuccess: (answer) => {
      key.current = undefined
      setDraft(emptyDraft(today))
      notify.success(answer?.state === 'waiting' ? t('addedWaiting') : t('added'))
    },
    onError: (error) => notify.problem(t('addFailed'), { description: errorText(error) }),
  })
  const field = (name: GiftField) => ({
    label: t(`field.${name}`),
    value: draft[name],
    autoComplete: 'off',
    error: wrong.includes(name) ? t(`wrong.${name}`) : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget
      setDraft((before) => ({ ...before, [name]: value }))
      setWrong([])
      key.current = undefined
    },
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(undefined)
      }}
    >
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
