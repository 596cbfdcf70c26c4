import { type Person, type PersonRole, useChangeRole } from '@angadi/data/admin-console/people.ts'
import { ROLES } from '@angadi/domain/roles.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'

/** The least of a reason, in characters. */
const LEAST_REASON = 4

interface Change {
  readonly role: PersonRole
  readonly isGiven: boolean
  readonly reason: string
}

export interface RolesSheetProps {
  readonly person: Person
  readonly onClose: () => void
}

/** The roles of one person: given with one tap and a question, taken away with a reason. */
export function RolesSheet({ person, onClose }: RolesSheetProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { date } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [asked, setAsked] = useState<PersonRole>()
  const [reason, setReason] = useState('')
  const [isShown, setShown] = useState(false)
  const { mutateAsync: change } = useChangeRole(person.user_id)
  const name = person.name ?? t('people.unnamed')
  const { submit, isBusy, error } = useSubmission({
    form: 'roles',
    work: (wanted: Change) => change(wanted),
    onSuccess: () => {
      setAsked(undefined)
      setReason('')
      setShown(false)
    },
    onError: () => undefined,
  })
  const has = asked !== undefined && person.roles.includes(asked)
  const isReason = reason.trim().length >= LEAST_REASON
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open || isBusy ? undefined : onClose())}
      title={name}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-muted">{t('people.since', { date: date(person.since) })}</p>
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <ul aria-label={t('people.roles')} className="divide-y divide-line">
          {ROLES.filter((role) => role !== 'user').map((role) => (
            <li key={role} className="flex min-h-14 items-center justify-between gap-4 py-2">
              <span className="font-medium">{t(`people.role.${role}`)}</span>
              <Button
                variant={person.roles.includes(role) ? 'dangerQuiet' : 'secondary'}
                size="sm"
                aria-expanded={asked === role}
                aria-label={t(person.roles.includes(role) ? 'people.revokeRole' : 'people.giveRole', {
                  role: t(`people.role.${role}`),
                })}
                onClick={() => {
                  setShown(false)
                  setAsked(asked === role ? undefined : role)
                }}
              >
                {t(person.roles.includes(role) ? 'people.revoke' : 'people.give')}
              </Button>
            </li>
          ))}
        </ul>
        {asked ? (
          <form
            noValidate
            className="flex flex-col gap-4 rounded-lg bg-surface-sunken p-4"
            onSubmit={(event) => {
              event.preventDefault()
              setShown(true)
              if (!has || isReason) void submit({ role: asked, isGiven: !has, reason: reason.trim() })
            }}
          >
            <p>{t(has ? 'people.askRevoke' : 'people.askGive', { role: t(`people.role.${asked}`), name })}</p>
            {has ? (
              <TextField
                label={t('people.reason')}
                maxLength={500}
                value={reason}
                error={isShown && !isReason ? t('people.reasonMissing') : undefined}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            ) : null}
            <Button
              type="submit"
              variant={has ? 'danger' : 'primary'}
              busy={isBusy}
              unavailableReason={unavailableReason}
            >
              {t(has ? 'people.revokeRole' : 'people.giveRole', { role: t(`people.role.${asked}`) })}
            </Button>
          </form>
        ) : null}
      </div>
    </DialogSheet>
  )
}
