/** A call to connect: both numbers as +91…, and where the service reports what becomes of it. */
export interface CallToConnect {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly statusUrl: string
}

/** A telephony service that rings `from`, then `to`, and shows both a number of its own. */
export interface TelephonyService {
  /**
   * @returns the service's own id of the call
   * @throws Error when the service refuses or does not answer
   */
  connect(call: CallToConnect): Promise<string>
}

/** What became of a call, as `settle_call` takes it. */
export interface CallReport {
  readonly state: 'connected' | 'ended' | 'failed'
  readonly provider_id: string
  readonly seconds?: number
  readonly reason?: string
}
