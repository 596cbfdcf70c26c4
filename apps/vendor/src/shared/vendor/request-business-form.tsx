import { type NewBusinessRequest, useRequestBusiness } from '@angadi/data/vendor-console/business-request.ts'
import { readPhone } from '@angadi/domain/phone.ts'
import { LONGEST_PASTED } from '@angadi/domain/typed/pasted.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'

const TRADES = ['food', 'grocery', 'shopping'] as const
/** The least of a name, in characters, as in the database. */
const LEAST = 2

/** Asks the administration to sell here: the business, its trade and town, and a number to call. */
export function RequestBusinessForm() {
  const { t } = useTranslation('vendor')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [business, setBusiness] = useState('')
  const [trade, setTrade] = useState<NewBusinessRequest['trade'] | ''>('')
  const [town, setTown] = useState('')
  const [phone, setPhone] = useState('')
  const [note, setNote] = useState('')
  const [isShown, setShown] = useState(false)
  const { mutateAsync: send } = useRequestBusiness()
  const { submit, isBusy, error } = useSubmission({
    form: 'request-business',
    work: (wanted: NewBusinessRequest) => send(wanted),
    onError: () => undefined,
  })
  const reading = readPhone(phone)
  const isBusiness = business.trim().length >= LEAST
  const isTown = town.trim().length >= LEAST
  return (
    <Section title={t('sell.title')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setShown(true)
          if (isBusiness && isTown && trade !== '' && reading.ok)
            void submit({
              business: business.trim(),
              trade,
              town: town.trim(),
              phone: reading.e164,
              note: note.trim(),
            })
        }}
      >
        <p className="text-ink-muted">{t('sell.text')}</p>
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <TextField
          label={t('sell.business')}
          autoComplete="organization"
          maxLength={80}
          value={business}
          error={isShown && !isBusiness ? t('sell.businessMissing') : undefined}
          onChange={(event) => setBusiness(event.currentTarget.value)}
        />
        <Select
          label={t('sell.trade')}
          value={trade}
          error={isShown && trade === '' ? t('sell.tradeMissing') : undefined}
          onChange={({ currentTarget }) => setTrade(TRADES.find((one) => one === currentTarget.value) ?? '')}
          options={[
            { value: '', label: t('sell.chooseTrade') },
            ...TRADES.map((one) => ({ value: one, label: t(`sell.trades.${one}`) })),
          ]}
        />
        <TextField
          label={t('sell.town')}
          autoComplete="address-level2"
          maxLength={60}
          value={town}
          error={isShown && !isTown ? t('sell.townMissing') : undefined}
          onChange={(event) => setTown(event.currentTarget.value)}
        />
        <TextField
          label={t('sell.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={LONGEST_PASTED}
          lead="+91"
          value={phone}
          error={isShown && !reading.ok ? t('sell.phoneWrong') : undefined}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <TextArea
          label={t('sell.note')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" wide busy={isBusy} unavailableReason={unavailableReason}>
          {t('sell.send')}
        </Button>
      </form>
    </Section>
  )
}
