import { Banner } from '@angadi/ui/banner/banner.tsx'
import { CircleAlert } from 'lucide-react'

/** Why a form was refused, shown and announced once at its top; takes no space while there is no problem. */
export function FormProblem({ problem }: { readonly problem: string | undefined }) {
  return (
    <div role="alert" className="empty:-mt-5">
      {problem ? (
        <Banner isWatched tone="danger" icon={<CircleAlert aria-hidden />}>
          {problem}
        </Banner>
      ) : null}
    </div>
  )
}
