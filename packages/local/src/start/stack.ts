import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AuthLimits } from '../auth-limits/auth-limits.ts'
import { withoutLimits } from '../auth-limits/without-limits.ts'
import { PasswordSignIns } from '../auth-mail/password-sign-ins.ts'
import { SignUps } from '../auth-mail/sign-ups.ts'
import { withApiLinks } from '../auth-mail/with-api-links.ts'
import { PhoneCodes } from '../auth-phone/phone-codes.ts'
import { sizeBytes } from '../config/size.ts'
import { readSupabaseConfig } from '../config/supabase-config.ts'
import { CronTicker } from '../cron/ticker.ts'
import { EdgeFunctions, secretsIn } from '../functions/edge-functions.ts'
import { setCalledFunction } from '../functions/set-called-function.ts'
import type { StackDatabase } from '../gateway/database-port.ts'
import { createGateway } from '../gateway/gateway.ts'
import type { SigningKey } from '../gateway/jwt.ts'
import { generateKeys, readOrCreateKeys } from '../gateway/keys.ts'
import { knownHosts } from '../gateway/known-hosts.ts'
import { Listener } from '../gateway/listener.ts'
import { createLibrary } from '../gateway/rest-auth-storage.ts'
import { Outbox } from '../inbox/outbox.ts'
import { createInbox } from '../inbox/server.ts'
import { RequestSender } from '../net/request-sender.ts'
import { paymentServices } from '../payments/payment-services.ts'
import { payoutServices } from '../payments/payout-services.ts'
import { generatePushKeys, readOrCreatePushKeys } from '../push/push-keys.ts'
import { httpBroadcast } from '../realtime/http-broadcast.ts'
import { RealtimeServer } from '../realtime/server.ts'
import { RestService } from '../rest/rest-service.ts'
import type { RuntimeConfig } from '../web/page.ts'
import type { CallFunction } from '../web/passed-on.ts'
import { RAZORPAY, SIMULATED_GATEWAY } from '../web/security-headers.ts'
import { WebServer } from '../web/server.ts'
import { Cleanup } from './cleanup.ts'
import type { FillableApi } from './seed-pictures.ts'

/** A database that the stack closes when it stops. */
export interface OwnedDatabase extends StackDatabase {
  /** Called when the stack is ready: what a database that is kept nowhere begins with, should it have to be opened again. */
  keepState?(): Promise<void>
  close(): Promise<void>
}

/** The web server of the built apps, as something in front of it sees it. */
export interface ServedWeb {
  /** Answers one request; never throws. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>
  /** The run-time configuration for a visitor who reached the server under this host name. */
  configFor(hostname: string): RuntimeConfig
}

/** What a stack is made of. Port 0 takes any free port. */
export interface StackOptions {
  /** The repository's root: supabase/ and apps/ are found from it. */
  readonly root: string
  readonly openDatabase: () => Promise<OwnedDatabase>
  /** The folder of keys, objects and caches; undefined keeps keys in memory and the rest under `scratchFolder`. */
  readonly dataFolder?: string
  /** For what must be on disk but need not stay; required without a data folder. */
  readonly scratchFolder: string
  /** Objects of Storage that are there from the beginning, see `MarketplaceServer`. */
  readonly sharedStorageFolder?: string
  readonly host?: string
  /** More host names to answer under than this machine's own, e.g. of a proxy in front. */
  readonly allowedHosts?: readonly string[]
  readonly webPort?: number
  readonly apiPort?: number
  readonly inboxPort?: number
  /** Default supabase/config.toml under the root. */
  readonly configFile?: string
  /** Whether `[auth.rate_limit]` counts (default yes); tests sign in more often than anybody else. */
  readonly limitsSignIns?: boolean
  /** Default supabase/functions under the root. */
  readonly functionsFolder?: string
  /** Secrets of the functions beside the stack's own, e.g. how long the provider of recharges may take. */
  readonly functionSecrets?: Readonly<Record<string, string>>
  /** Work to do before the web server answers, e.g. building the apps; runs in parallel with the rest. */
  readonly prepareWeb?: () => Promise<void>
  /** Work to do once the API answers and before the web server does, e.g. filling Storage. */
  readonly prepareStorage?: (api: FillableApi) => Promise<void>
  /** Answers the requests of browsers in place of the web server, e.g. with the apps' sources. */
  readonly serveWeb?: (web: ServedWeb, incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
  /** Called with each stage as it begins; its result is called when the stage is done. */
  readonly stage?: (name: string) => () => void
  readonly log?: (line: string) => void
}

/** A running stack. */
export interface Stack {
  readonly apiUrl: string
  readonly webUrl: string
  readonly inboxUrl: string
  readonly publishableKey: string
  readonly secretKey: string
  /** Signs sessions. */
  readonly signingKey: SigningKey
  /** By which push services know the stack: the public half, base64url. */
  readonly pushKey: string
  readonly database: StackDatabase
  readonly outbox: Outbox
  readonly functions: EdgeFunctions
  readonly realtime: RealtimeServer
  /** Ends everything in order and writes the database out. */
  stop(): Promise<void>
}

function urlOf(host: string, port: number): string {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? '127.0.0.1' : host
  return `http://${name}:${port}`
}

async function staged<T>(options: StackOptions, name: string, work: () => Promise<T>): Promise<T> {
  const done = options.stage?.(name)
  const result = await work()
  done?.()
  return result
}

/**
 * Starts the embedded Supabase and the web server.
 *
 * @throws PortTaken, or the error of a part that cannot start; what was already running is stopped again
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const cleanup = new Cleanup()
  try {
    return await start(options, cleanup)
  } catch (error) {
    await cleanup.run()
    throw error
  }
}

async function openPorts(options: StackOptions, host: string, cleanup: Cleanup) {
  const isKnownHost = knownHosts([host, ...(options.allowedHosts ?? [])])
  const open = async (port: number | undefined, option: string) => {
    const listener = await Listener.open(port ?? 0, host, option, isKnownHost)
    cleanup.add(() => listener.close())
    return listener
  }
  return {
    web: await open(options.webPort, 'web-port'),
    api: await open(options.apiPort, 'api-port'),
    inbox: await open(options.inboxPort, 'inbox-port'),
  }
}

async function start(options: StackOptions, cleanup: Cleanup): Promise<Stack> {
  const { root, dataFolder, scratchFolder } = options
  const log = options.log ?? (() => {})
  const host = options.host ?? '127.0.0.1'
  const config = await readSupabaseConfig(options.configFile ?? join(root, 'supabase', 'config.toml'))
  const keys = dataFolder === undefined ? await generateKeys() : await readOrCreateKeys(dataFolder)
  const pushKeys = dataFolder === undefined ? generatePushKeys() : await readOrCreatePushKeys(dataFolder)
  // Known to this database and these functions only, which both learn it now.
  const telephonySecret = randomBytes(24).toString('base64url')
  const fileRemoverSecret = randomBytes(24).toString('base64url')
  const stateFolder = dataFolder ?? scratchFolder

  const ports = await openPorts(options, host, cleanup)
  const apiUrl = urlOf(host, ports.api.port)
  const webUrl = `http://localhost:${ports.web.port}`
  const inboxUrl = `http://localhost:${ports.inbox.port}`
  const callbackUrl = webUrl + pathTo('authCallback')

  const preparing = options.prepareWeb?.()
  // Reported where it is awaited; until then it must not count as unhandled.
  preparing?.catch(() => {})
  const database = await staged(options, 'Database', options.openDatabase)
  cleanup.add(() => database.close())

  const outbox = new Outbox()
  const library = await staged(options, 'REST, Auth and Storage', () =>
    createLibrary({
      database,
      config,
      keys,
      apiUrl,
      mailLinksTo: callbackUrl,
      storageFolder: join(stateFolder, 'storage'),
      ...(options.sharedStorageFolder ? { sharedStorageFolder: options.sharedStorageFolder } : {}),
      mail: withApiLinks(outbox, webUrl, apiUrl),
      log,
    }),
  )

  const rest = new RestService({ database, keys, config: config.api, log })
  await rest.start()

  // Both sides learn it at each start.
  const digitalSecret = randomBytes(24).toString('base64url')
  const functionsFolder = options.functionsFolder ?? join(root, 'supabase', 'functions')
  const moneyOptions = {
    database,
    apiUrl,
    webUrl: urlOf(host, ports.web.port),
    given: { ...(await secretsIn(functionsFolder)), ...options.functionSecrets },
    log,
  }
  const payments = paymentServices(moneyOptions)
  const payouts = payoutServices(moneyOptions)
  const simulators = [payments.simulator, payouts.simulator].filter((made) => made !== undefined)
  for (const simulator of simulators) cleanup.add(() => simulator.stop())
  const functions = new EdgeFunctions({
    folder: functionsFolder,
    config: config.functions,
    keys,
    apiUrl,
    cacheFolder: join(root, '.angadi', 'cache', 'deno'),
    secrets: {
      VAPID_PUBLIC_KEY: pushKeys.publicKey,
      VAPID_PRIVATE_KEY: pushKeys.privateKey,
      PUSH_SECRET: pushKeys.secret,
      DIGITAL_PROVIDER: 'simulator',
      DIGITAL_PROVIDER_SECRET: digitalSecret,
      TELEPHONY_ADAPTER: 'simulator',
      TELEPHONY_SECRET: telephonySecret,
      FILE_REMOVER_SECRET: fileRemoverSecret,
      ...payments.secrets,
      ...payouts.secrets,
      ...options.functionSecrets,
    },
    log,
  })
  cleanup.add(() => functions.stop())
  const realtime = new RealtimeServer({ database, keys, log })
  const cron = new CronTicker(database, log)
  cleanup.add(() => cron.stop())
  const requests = new RequestSender(database, log)
  cleanup.add(() => requests.stop())
  await staged(options, 'Realtime, functions and jobs', async () => {
    await realtime.start()
    await setCalledFunction(database, apiUrl, 'send-push', pushKeys.secret)
    await setCalledFunction(database, apiUrl, 'digital-provider', digitalSecret)
    await setCalledFunction(database, apiUrl, 'telephony', telephonySecret)
    await setCalledFunction(database, apiUrl, 'remove-files', fileRemoverSecret)
    await payments.switchOn()
    await payouts.switchOn()
    for (const simulator of simulators) await simulator.start()
    cron.start()
    requests.start()
  })

  const auth = options.limitsSignIns === false ? withoutLimits(config.auth) : config.auth
  const phoneCodes = new PhoneCodes({
    database,
    config: auth,
    secret: keys.jwtSecret,
    sendSms: (to, text) => void outbox.add({ kind: 'sms', to, subject: '', text }),
    verifyToken: (tokenHash) =>
      library(
        new Request(`${apiUrl}/auth/v1/verify`, {
          method: 'POST',
          headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'magiclink', token_hash: tokenHash }),
        }),
      ),
  })
  const signUps = new SignUps({ database, config: config.auth, apiUrl, callbackUrl, mail: outbox })
  const broadcast = (request: Request, url: URL) =>
    httpBroadcast(request, url, { database, keys, hub: realtime.hub })
  ports.api.serve(
    createGateway({
      keys,
      database,
      library,
      limits: new AuthLimits(auth.rate_limit),
      rest,
      phoneCodes,
      passwordSignIns: new PasswordSignIns(database),
      signUps,
      functions,
      broadcast,
      realtime,
      maxFileBytes: sizeBytes(config.storage.file_size_limit),
      log,
    }),
  )
  ports.inbox.serve(createInbox(outbox))

  const { prepareStorage } = options
  if (prepareStorage)
    await staged(options, 'Pictures', () => prepareStorage({ apiUrl, secretKey: keys.secretKey, database }))
  await database.keepState?.()
  if (preparing) await staged(options, 'Web apps', () => preparing)
  const configFor = (hostname: string): RuntimeConfig => ({
    apiUrl: hostname === 'localhost' ? apiUrl : `http://${hostname}:${ports.api.port}`,
    publishableKey: keys.publishableKey,
    pushKey: pushKeys.publicKey,
  })
  const callFunction: CallFunction = (request, url) => functions.handle(request, url)
  const askApi = { apiUrl, publishableKey: keys.publishableKey, fetch: (request: Request) => fetch(request) }
  const payment = payments.simulator ? SIMULATED_GATEWAY : RAZORPAY
  const built = new WebServer({ root, configFor, callFunction, payment, askApi })
  const served: ServedWeb = {
    answer: (incoming, outgoing) => built.answer(incoming, outgoing),
    configFor,
  }
  const { serveWeb } = options
  ports.web.serve({
    request: (incoming, outgoing) => {
      const simulator = simulators.find((one) => one.owns(incoming.url))
      if (simulator) return simulator.answer(incoming, outgoing)
      return serveWeb ? serveWeb(served, incoming, outgoing) : served.answer(incoming, outgoing)
    },
  })

  // Stopped first: new connections are refused and open ones closed before the services they use stop.
  cleanup.add(async () => {
    await realtime.stop()
    await Promise.all([ports.web.close(), ports.api.close(), ports.inbox.close()])
  })

  return {
    apiUrl,
    webUrl,
    inboxUrl,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    signingKey: keys.signingKey,
    pushKey: pushKeys.publicKey,
    database,
    outbox,
    functions,
    realtime,
    stop: () => cleanup.run(),
  }
}
