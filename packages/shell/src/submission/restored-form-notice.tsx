import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { History } from 'lucide-react'

/** Shows above a form that earlier input was restored, with a button to start again (Spec §4 Submission lifecycle). */
export function RestoredFormNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('forms', { useSuspense: false })
  return (
    <Banner
      tone="accent"
      icon={<History aria-hidden />}
      title={t('kept.title')}
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {t('kept.discard')}
        </Button>
      }
    >
      {t('kept.text')}
    </Banner>
  )
}
