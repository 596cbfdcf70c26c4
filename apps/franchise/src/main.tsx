import '@angadi/ui/styles.css'
import { PlainConsole } from '@angadi/shell/plain-console.tsx'
import { startApp } from '@angadi/shell/start-app.tsx'
import type { ReactNode } from 'react'

function FranchiseLayout({ children }: { readonly children: ReactNode }) {
  return <PlainConsole holder="franchise">{children}</PlainConsole>
}

void startApp({ app: 'franchise', namespaces: ['roles'], screens: {}, layout: FranchiseLayout })
