import { useSession } from '@angadi/data/session/session-store.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'

/** How the account is reached; it is also how one signs in. */
export function Reachability() {
  const { t } = useTranslation('profile')
  const { phone, email } = useSession()
  const entries = [
    ...(phone ? [{ key: 'phone', label: t('phone'), value: formatPhone(phone) }] : []),
    ...(email ? [{ key: 'email', label: t('email'), value: email }] : []),
  ]
  if (entries.length === 0) return null
  return (
    <Card padded={false} className="px-4 py-1 md:px-5">
      <KeyValueList entries={entries} />
    </Card>
  )
}
