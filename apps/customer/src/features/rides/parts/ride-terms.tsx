import { readPhone } from '@angadi/domain/phone.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { CalendarClock, NotebookPen, UserRound, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { CheckoutRow, CheckoutRows } from '../../../shared/checkout/checkout-row.tsx'
import { changeRide, type RideDraft } from '../ride-draft.ts'
import { fieldTime, isReservable, proposedTime, timeOfField } from '../schedule-limits.ts'

/** When, for whom and by whom: each filled in, and changed in its place. */
export function RideTerms({ draft }: { readonly draft: RideDraft }) {
  const { t } = useTranslation('rides')
  const { dateTime } = useFormats()
  const [open, setOpen] = useState<'when' | 'who' | 'driver' | 'note'>()
  const row = (key: 'when' | 'who' | 'driver' | 'note') => ({
    isOpen: open === key,
    onPress: () => setOpen(open === key ? undefined : key),
  })
  const wish = draft.womenDriver ?? 'any'
  return (
    <CheckoutRows label={t('title')}>
      <CheckoutRow
        {...row('when')}
        icon={<CalendarClock />}
        title={t('when.title')}
        note={draft.at ? dateTime(draft.at) : t('when.now')}
      >
        <WhenFields at={draft.at} />
      </CheckoutRow>
      <CheckoutRow
        {...row('who')}
        icon={<UserRound />}
        title={t('who.title')}
        note={draft.isForOther ? draft.riderName || t('who.other') : t('who.me')}
      >
        <WhoFields draft={draft} />
      </CheckoutRow>
      <CheckoutRow
        {...row('driver')}
        icon={<UsersRound />}
        title={t('driverWish.title')}
        note={t(`driverWish.${wish}`)}
      >
        <RadioGroup
          label={t('driverWish.title')}
          hideLabel
          value={wish}
          onChange={(value) =>
            changeRide({ womenDriver: value === 'prefer' || value === 'must' ? value : undefined })
          }
          options={(['any', 'prefer', 'must'] as const).map((value) => ({
            value,
            label: t(`driverWish.${value}`),
          }))}
        />
      </CheckoutRow>
      <CheckoutRow
        {...row('note')}
        icon={<NotebookPen />}
        title={t('note.label')}
        note={draft.note || t('note.hint')}
      >
        <TextArea
          label={t('note.label')}
          hideLabel
          hint={t('note.hint')}
          maxLength={200}
          rows={2}
          value={draft.note}
          onChange={({ target }) => changeRide({ note: target.value })}
        />
      </CheckoutRow>
    </CheckoutRows>
  )
}

function WhenFields({ at }: { readonly at: string | undefined }) {
  const { t } = useTranslation('rides')
  const [now] = useState(Date.now)
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={t('when.title')}
        hideLabel
        value={at ? 'later' : 'now'}
        onChange={(value) => changeRide({ at: value === 'later' ? proposedTime(Date.now()) : undefined })}
        options={[
          { value: 'now', label: t('when.now') },
          { value: 'later', label: t('when.later') },
        ]}
      />
      {at ? (
        <TextField
          type="datetime-local"
          label={t('when.at')}
          hint={t('when.hint')}
          value={fieldTime(new Date(at))}
          step={300}
          onChange={({ target }) => {
            const chosen = timeOfField(target.value)
            if (chosen) changeRide({ at: chosen })
          }}
          error={isReservable(at, now) ? undefined : t('when.invalid')}
        />
      ) : null}
    </div>
  )
}

function WhoFields({ draft }: { readonly draft: RideDraft }) {
  const { t } = useTranslation('rides')
  const isPhoneWrong = draft.riderPhone.length >= 10 && !readPhone(draft.riderPhone).ok
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={t('who.title')}
        hideLabel
        value={draft.isForOther ? 'other' : 'me'}
        onChange={(value) => changeRide({ isForOther: value === 'other' })}
        options={[
          { value: 'me', label: t('who.me') },
          { value: 'other', label: t('who.other') },
        ]}
      />
      {draft.isForOther ? (
        <>
          <TextField
            label={t('who.name')}
            autoComplete="off"
            maxLength={60}
            value={draft.riderName}
            onChange={({ target }) => changeRide({ riderName: target.value })}
          />
          <TextField
            type="tel"
            inputMode="tel"
            label={t('who.phone')}
            hint={t('who.phoneHint')}
            autoComplete="off"
            value={draft.riderPhone}
            onChange={({ target }) => changeRide({ riderPhone: target.value })}
            error={isPhoneWrong ? t('who.phoneInvalid') : undefined}
          />
        </>
      ) : null}
    </div>
  )
}
