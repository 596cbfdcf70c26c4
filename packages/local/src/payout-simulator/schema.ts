import { eventsTable } from '../service-simulator/events.ts'

/** The simulator's book: what the payout service would know. Nobody but the owner of the database sees it. */
export const BOOK = `
create schema if not exists payout_simulator;
create table if not exists payout_simulator.contacts (
  id text primary key,
  name text not null,
  type text,
  reference_id text,
  created_at timestamptz not null default clock_timestamp()
);
create table if not exists payout_simulator.fund_accounts (
  id text primary key,
  contact_id text not null references payout_simulator.contacts (id),
  account_type text not null,
  details jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (contact_id, details)
);
create table if not exists payout_simulator.validations (
  id text primary key,
  fund_account_id text not null references payout_simulator.fund_accounts (id),
  amount bigint not null,
  notes jsonb not null,
  status text not null default 'created',
  account_status text,
  registered_name text,
  end_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists validations_of_account on payout_simulator.validations (fund_account_id);
create table if not exists payout_simulator.payouts (
  id text primary key,
  fund_account_id text references payout_simulator.fund_accounts (id),
  amount bigint not null,
  mode text not null,
  purpose text not null,
  reference_id text,
  narration text,
  key text unique,
  asked text not null,
  ending text not null,
  status text not null,
  utr text,
  next_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists payouts_of_account on payout_simulator.payouts (fund_account_id);
create index if not exists payouts_made on payout_simulator.payouts (created_at);
${eventsTable('payout_simulator')}`
