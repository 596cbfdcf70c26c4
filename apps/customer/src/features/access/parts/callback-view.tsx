import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AccessWaiting } from './access-waiting.tsx'

/** Shown while a link from an e-mail signs the user in (Spec §2 Callback page). */
export function CallbackView() {
  const { t } = useTranslation('roles')
  return <AccessWaiting title={t('callback.title')} message={t('callback.wait')} />
}
