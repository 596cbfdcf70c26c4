import {
  type PayLinkServices,
  useEndPayLinks,
  useMakePayLink,
  useOpenPayLinks,
} from '@angadi/data/payments/pay-links.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'

const ShareSheet = lazy(() => import('@angadi/shell/share/share-sheet.tsx'))

export interface PayByLinkProps {
  readonly checkoutId: string
  readonly amount: string
  readonly payBy: string
  /** While a payment is being made, and without a network. */
  readonly isOff: boolean
  readonly services?: PayLinkServices | undefined
}

/** Lets somebody else pay by a link: to copy, to send or to scan; and ends the links that were given away. */
export function PayByLink({ checkoutId, amount, payBy, isOff, services }: PayByLinkProps) {
  const { t } = useTranslation('pay')
  const { time } = useFormats()
  const errorText = useErrorText()
  const [token, setToken] = useState<string>()
  const { data: openLinks = 0 } = useOpenPayLinks(checkoutId)
  const make = useMakePayLink(services)
  const end = useEndPayLinks(services)
  const problem = (error: Error) => notify.problem(t('link.failed'), { description: errorText(error) })
  const words = { amount, time: time(payBy) }
  return (
    <>
      <Button
        variant="secondary"
        wide
        icon={<Share2 aria-hidden />}
        busy={make.isPending}
        disabled={isOff}
        onClick={() =>
          make.mutate(checkoutId, { onSuccess: (link) => setToken(link.token), onError: problem })
        }
      >
        {t('link.offer')}
      </Button>
      {openLinks > 0 ? (
        <Button
          variant="quiet"
          wide
          busy={end.isPending}
          disabled={isOff}
          onClick={() =>
            end.mutate(checkoutId, {
              onSuccess: () => notify.success(t('link.ended')),
              onError: (error) => notify.problem(errorText(error)),
            })
          }
        >
          {t('link.end')}
        </Button>
      ) : null}
      {token === undefined ? null : (
        <Suspense>
          <ShareSheet
            title={t('link.title')}
            note={t('link.note', words)}
            path={pathTo('payToken', { token })}
            qrLabel={t('link.qr')}
            message={{ title: t('link.messageTitle'), text: t('link.message', words) }}
            onClose={() => setToken(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
