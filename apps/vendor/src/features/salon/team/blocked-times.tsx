import { useBlockTime, useUnblockTime } from '@angadi/data/salon-desk/change-setup.ts'
import type { Resource } from '@angadi/data/salon-desk/setup.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Ban, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { PAIR } from '../services/service-fields.tsx'

export interface BlockedTimesProps {
  readonly vendor: MyVendor
  readonly resource: Resource
  /** The present day in India. */
  readonly today: string
}

const NOTE_LETTERS = 200

/** Time of somebody that is kept free of bookings, such as for an errand; with the right to orders. */
export function BlockedTimes({ vendor, resource, today }: BlockedTimesProps) {
  const { t } = useTranslation('salon')
  const { dateTime } = useFormats()
  const errorText = useErrorText()
  const [draft, setDraft] = useState({ day: today, from: '', until: '', note: '' })
  const [error, setError] = useState<string>()
  const { mutateAsync: block } = useBlockTime(vendor.id)
  const { mutateAsync: unblock } = useUnblockTime(vendor.id)
  const { submit, isBusy } = useSubmission({
    form: 'salon-block',
    validate: () => {
      const isWhole = draft.day >= today && draft.from !== '' && draft.until > draft.from
      setError(isWhole ? undefined : t('block.wrong'))
      return isWhole
    },
    work: () =>
      block({
        resourceId: resource.id,
        from: clockTime(draft.from, draft.day).toISOString(),
        until: clockTime(draft.until, draft.day).toISOString(),
        note: draft.note,
      }),
    onSuccess: () => setDraft({ day: today, from: '', until: '', note: '' }),
    onError: (problem) => setError(errorText(problem)),
  })
  if (!vendor.rights.includes('orders')) return null
  const field = (name: keyof typeof draft) => ({
    label: t(`block.${name}`),
    value: draft[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setDraft({ ...draft, [name]: event.currentTarget.value })
      setError(undefined)
    },
  })
  return (
    <Section title={t('block.title')}>
      <p className="text-ink-muted">{t('block.text')}</p>
      {resource.blocks.length > 0 ? (
        <ul className="rounded-lg border border-line bg-surface-raised px-4">
          {resource.blocks.map((one) => (
            <li key={one.id} className="flex items-center gap-3 border-b border-line py-1 last:border-0">
              <Ban aria-hidden className="size-5 shrink-0 text-ink-muted" />
              <span className="min-w-0 flex-1">
                {t('block.span', { from: dateTime(one.starts_at), until: dateTime(one.ends_at) })}
                {one.note ? <span className="block text-sm text-ink-muted">{one.note}</span> : null}
              </span>
              <IconButton
                label={t('block.takeBack', { from: dateTime(one.starts_at) })}
                icon={<Undo2 aria-hidden />}
                onClick={() => {
                  unblock(one.id).catch((problem: unknown) => notify.problem(errorText(problem)))
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <form
        aria-label={t('block.add')}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(undefined)
        }}
      >
        <TextField type="date" min={today} max={daysAfter(today, 366)} {...field('day')} />
        <div className={PAIR}>
          <TextField type="time" {...field('from')} />
          <TextField type="time" {...field('until')} />
        </div>
        <TextField maxLength={NOTE_LETTERS} autoComplete="off" {...field('note')} />
        <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
          {error}
        </p>
        <div>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {t('block.add')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
