import { avatarUrl } from '@angadi/data/account/avatar-storage.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import type { CourierProfile } from '@angadi/data/courier-console/profile.ts'
import { useProfile } from '@angadi/data/profile/profile.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'

/** Who the courier is: picture, name, number, and since when. */
export function Identity({ profile }: { readonly profile: CourierProfile }) {
  const { t } = useTranslation('courier-page')
  const { date } = useFormats()
  const { data: account } = useProfile()
  const { name, photo, phone, since } = profile
  return (
    <div className="flex items-center gap-4">
      <Avatar size="lg" name={name} picture={pictureUrl(photo) ?? avatarUrl(account?.avatar_url)} />
      <div className="min-w-0 flex-1">
        <h1 className="text-2xl font-bold [overflow-wrap:anywhere]">{name}</h1>
        <p className="text-ink-muted tabular-nums">{phone ? formatPhone(phone) : t('noPhone')}</p>
        <p className="text-sm text-ink-muted">{t('since', { date: date(since) })}</p>
      </div>
    </div>
  )
}
