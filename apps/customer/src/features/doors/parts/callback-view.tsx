import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DoorWaiting } from './door-waiting.tsx'

/** The moment in which a link of an e-mail signs somebody in (Spec §2 Callback page). */
export function CallbackView() {
  const { t } = useTranslation('roles')
  return <DoorWaiting title={t('callback.title')} message={t('callback.wait')} />
}
