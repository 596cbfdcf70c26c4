import { avatarUrl } from '@angadi/data/account/avatar-storage.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { BadgeCheck, Pencil } from 'lucide-react'
import { Photo } from './photo.tsx'

export interface IdentityProps {
  readonly name: string | null
  /** Path of the picture in Storage. */
  readonly avatar: string | null
  readonly isVerified: boolean
  /** When the account was created, as an ISO time. */
  readonly since: string
  readonly onEdit: () => void
}

/** The user's picture, name, number and status, with the way to change them. */
export function Identity({ name, avatar, isVerified, since, onEdit }: IdentityProps) {
  const { t } = useTranslation('profile')
  const { date } = useFormats()
  const { phone, email } = useSession()
  return (
    <div className="flex min-h-22 flex-wrap items-center gap-x-5 gap-y-2">
      <Photo name={name ?? ''} picture={avatarUrl(avatar)} />
      <div className="flex min-w-0 flex-1 basis-28 flex-col items-start gap-0.5">
        <p className={`max-w-full text-xl font-bold wrap-break-word ${name ? '' : 'text-ink-muted'}`}>
          {name ?? t('nameless')}
        </p>
        {phone ? <p className="text-sm tabular-nums">{formatPhone(phone)}</p> : null}
        {email ? <p className="max-w-full text-sm wrap-anywhere">{email}</p> : null}
        <p className="flex max-w-full flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          {isVerified ? (
            <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
              {t('verified')}
            </Badge>
          ) : null}
          <span>{t('memberSince', { date: date(since) })}</span>
        </p>
      </div>
      <IconButton label={t('about.edit')} icon={<Pencil aria-hidden />} onClick={onEdit} />
    </div>
  )
}
