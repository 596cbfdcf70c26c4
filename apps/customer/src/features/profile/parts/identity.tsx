import { avatarUrl } from '@angadi/data/account/avatar-storage.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { BadgeCheck } from 'lucide-react'
import { Photo } from './photo.tsx'

export interface IdentityProps {
  readonly name: string | null
  /** Path of the picture in Storage. */
  readonly avatar: string | null
  readonly isVerified: boolean
  /** When the account was created, as an ISO time. */
  readonly since: string
}

/** The user's picture, name and status. */
export function Identity({ name, avatar, isVerified, since }: IdentityProps) {
  const { t } = useTranslation('profile')
  const { date } = useFormats()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Photo name={name ?? ''} picture={avatarUrl(avatar)} />
      <div className="flex min-w-0 flex-1 basis-40 flex-col items-start gap-1">
        <p className={`max-w-full text-2xl font-bold break-words ${name ? '' : 'text-ink-muted'}`}>
          {name ?? t('nameless')}
        </p>
        {isVerified ? (
          <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
            {t('verified')}
          </Badge>
        ) : null}
        <p className="text-sm text-ink-muted">{t('memberSince', { date: date(since) })}</p>
      </div>
    </div>
  )
}
