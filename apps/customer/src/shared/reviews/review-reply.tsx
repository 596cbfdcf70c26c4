import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** What the vendor replied to a review; nothing without a reply. */
export function ReviewReply({ reply }: { readonly reply: string | null }) {
  const { t } = useTranslation('reviews')
  if (!reply) return null
  return (
    <div className="rounded-md bg-surface-sunken px-3 py-2 text-sm">
      <p className="font-semibold">{t('reply')}</p>
      <p className="wrap-anywhere whitespace-pre-line text-ink-muted" dir="auto">
        {reply}
      </p>
    </div>
  )
}
