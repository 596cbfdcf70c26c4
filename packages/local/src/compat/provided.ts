import type { MarketplaceServer } from '../start/marketplace-server.ts'

/** What vitest.config.ts and the setups of its projects provide to the test files. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine that the stacks of a test file run on. */
    engine: 'pglite' | 'postgres'
    /** The server with the prepared databases; only on postgres. */
    server: Pick<MarketplaceServer, 'url' | 'sharedStorage'>
    /** The file with the image of a seeded database; only on pglite. */
    seededImage: string
    /** The server with the template of the races. */
    raceServerUrl: string
  }
}
