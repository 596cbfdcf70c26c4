import { createQueryClient } from '@angadi/data/query-client.ts'
import type { App } from '@angadi/routes/route.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { AppRoutes } from './app-routes.tsx'
import { Surroundings } from './surroundings.tsx'

export interface WholePageProps {
  readonly app: App
  readonly screens: Readonly<Record<string, ComponentType | undefined>>
  readonly layout: ComponentType<{ readonly children: ReactNode }> | undefined
  /** A screen that stands alone is being shown: only what stands around every screen comes. */
  readonly bare: boolean
}

/** Everything that needs the cache of server data: what stands around the screens, and the screens with their guards. */
export default function WholePage({ app, screens, layout, bare }: WholePageProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <Surroundings />
      {bare ? null : <AppRoutes app={app} screens={screens} layout={layout} />}
    </QueryClientProvider>
  )
}
