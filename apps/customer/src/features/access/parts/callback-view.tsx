import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AccessWaiting } from './access-waiting.tsx'

/** The moment in which a link of an e-mail signs somebody in (Spec §2 Callback page). */
export function CallbackView() {
  const { t } = useTranslation('roles')
  return <AccessWaiting title={t('callback.title')} message={t('callback.wait')} />
}
