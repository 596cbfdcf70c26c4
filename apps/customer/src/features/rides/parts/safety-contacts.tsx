import {
  MOST_CONTACTS,
  useRemoveSafetyContact,
  useSafetyContacts,
  useSaveSafetyContact,
} from '@angadi/data/rides/safety.ts'
import { readPhone } from '@angadi/domain/phone.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { MessageSquare, X } from 'lucide-react'
import { useState } from 'react'

export interface SafetyContactsProps {
  /** What is written to them in an emergency. */
  readonly message: string
}

/**
 * The people one wants to reach in an emergency: written to by an SMS of the phone, which needs no data, added and
 * removed; at most five (field guide 2.3 Safety).
 */
export function SafetyContacts({ message }: SafetyContactsProps) {
  const { t } = useTranslation('rides')
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const { data, error, isFetching, refetch } = useSafetyContacts()
  const remove = useRemoveSafetyContact()
  return (
    <Section title={t('contacts.title')}>
      <p className="mb-2 text-sm text-ink-muted">{t('contacts.text')}</p>
      {error && !data ? (
        <LoadFailed title={t('contacts.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : data ? (
        <>
          {data.length === 0 ? <p>{t('contacts.none')}</p> : null}
          <ul className="divide-y divide-line">
            {data.map(({ id, name, phone }) => (
              <li key={id} className="flex min-h-14 items-center gap-3">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="block font-medium">{name}</span>
                  <span className="block text-sm text-ink-muted tabular-nums">{phone}</span>
                </span>
                <LinkButton
                  variant="secondary"
                  icon={<MessageSquare aria-hidden />}
                  render={<a href={`sms:${phone}?body=${encodeURIComponent(message)}`} />}
                  aria-label={t('contacts.write', { name })}
                >
                  {t('contacts.sms')}
                </LinkButton>
                <IconButton
                  label={t('contacts.remove', { name })}
                  icon={<X aria-hidden />}
                  aria-disabled={offline !== undefined}
                  onClick={() => {
                    if (offline === undefined)
                      remove.mutate(id, { onError: (problem) => notify.problem(errorText(problem)) })
                  }}
                />
              </li>
            ))}
          </ul>
          {data.length < MOST_CONTACTS ? <NewContact /> : <p className="text-sm">{t('contacts.full')}</p>}
        </>
      ) : (
        <SkeletonGroup label={t('contacts.loading')}>
          <Skeleton shape="box" className="h-14" />
        </SkeletonGroup>
      )}
    </Section>
  )
}

function NewContact() {
  const { t } = useTranslation('rides')
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const save = useSaveSafetyContact()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [isTried, setTried] = useState(false)
  const number = readPhone(phone)
  if (!isOpen)
    return (
      <Button variant="soft" className="mt-2" onClick={() => setOpen(true)}>
        {t('contacts.add')}
      </Button>
    )
  return (
    <form
      className="mt-2 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (name.trim().length < 2 || !number.ok) return
        save.mutate(
          { name: name.trim(), phone: number.e164 },
          {
            onSuccess: () => {
              setName('')
              setPhone('')
              setTried(false)
              setOpen(false)
            },
            onError: (problem) => notify.problem(errorText(problem)),
          },
        )
      }}
    >
      <TextField
        label={t('contacts.name')}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isTried && name.trim().length < 2 ? t('who.nameMissing') : undefined}
      />
      <TextField
        type="tel"
        inputMode="tel"
        label={t('contacts.phone')}
        autoComplete="off"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
        error={isTried && !number.ok ? t('who.phoneInvalid') : undefined}
      />
      <Button type="submit" variant="secondary" busy={save.isPending} unavailableReason={offline}>
        {t('contacts.save')}
      </Button>
    </form>
  )
}
