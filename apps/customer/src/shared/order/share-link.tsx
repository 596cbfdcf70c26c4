import { useEndVisitLinks, useShareVisit, useVisitLinks } from '@angadi/data/home-services/visit-links.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'

const ShareSheet = lazy(() => import('@angadi/shell/share/share-sheet.tsx'))

/** What a trade says of the links to its orders. */
export interface ShareLinkWords {
  readonly offer: string
  readonly failed: string
  readonly ended: string
  /** On the button that ends so many links. */
  readonly end: (count: number) => string
  readonly title: string
  readonly note: string
  readonly qr: string
  /** What is sent with the link. */
  readonly message: string
}

export interface ShareLinkProps {
  readonly orderId: string
  readonly words: ShareLinkWords
}

/** Lets somebody follow an order by a link without an account, and ends the links that were given away. */
export function ShareLink({ orderId, words }: ShareLinkProps) {
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const [token, setToken] = useState<string>()
  const { data: links } = useVisitLinks(orderId)
  const share = useShareVisit(orderId)
  const end = useEndVisitLinks(orderId)
  if (!links?.can_share) return null
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share2 aria-hidden />}
        busy={share.isPending}
        unavailableReason={offline}
        onClick={() =>
          share.mutate(undefined, {
            onSuccess: (made) => setToken(made.token),
            onError: (error) => notify.problem(words.failed, { description: errorText(error) }),
          })
        }
      >
        {words.offer}
      </Button>
      {links.open > 0 ? (
        <Button
          variant="quiet"
          busy={end.isPending}
          unavailableReason={offline}
          onClick={() =>
            end.mutate(undefined, {
              onSuccess: () => notify.success(words.ended),
              onError: (error) => notify.problem(errorText(error)),
            })
          }
        >
          {words.end(links.open)}
        </Button>
      ) : null}
      {token === undefined ? null : (
        <Suspense>
          <ShareSheet
            title={words.title}
            note={words.note}
            path={pathTo('visitToken', { token })}
            qrLabel={words.qr}
            message={{ title: words.title, text: words.message }}
            onClose={() => setToken(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
