import { eventsTable } from '../service-simulator/events.ts'

/** The simulator's book: what the gateway would know. Nobody but the owner of the database sees it. */
export const BOOK = `
create schema if not exists payment_simulator;
create table if not exists payment_simulator.orders (
  id text primary key,
  amount bigint not null,
  currency text not null,
  receipt text,
  notes jsonb not null,
  captures boolean not null,
  amount_paid bigint not null default 0,
  attempts integer not null default 0,
  status text not null default 'created',
  created_at timestamptz not null default clock_timestamp()
);
create table if not exists payment_simulator.codes (
  id text primary key,
  amount bigint not null,
  content text not null,
  notes jsonb not null,
  status text not null default 'active',
  close_by timestamptz not null,
  closed_at timestamptz,
  close_reason text,
  created_at timestamptz not null default clock_timestamp()
);
create table if not exists payment_simulator.payments (
  id text primary key,
  order_id text references payment_simulator.orders (id),
  amount bigint not null,
  currency text not null,
  status text not null,
  method text not null,
  choice text not null,
  amount_refunded bigint not null default 0,
  approve_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
alter table payment_simulator.payments alter column order_id drop not null;
alter table payment_simulator.payments
  add column if not exists code_id text references payment_simulator.codes (id);
create index if not exists payments_of_code on payment_simulator.payments (code_id);
create index if not exists payments_of_order on payment_simulator.payments (order_id);
create table if not exists payment_simulator.refunds (
  id text primary key,
  payment_id text not null references payment_simulator.payments (id),
  amount bigint not null,
  currency text not null,
  status text not null default 'pending',
  receipt text,
  notes jsonb not null,
  key text unique,
  asked text not null,
  settle_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists refunds_of_payment on payment_simulator.refunds (payment_id);
create table if not exists payment_simulator.disputes (
  id text primary key,
  payment_id text not null references payment_simulator.payments (id),
  amount bigint not null,
  status text not null,
  created_at timestamptz not null default clock_timestamp()
);
create table if not exists payment_simulator.settlements (
  id text primary key,
  amount bigint not null,
  utr text not null,
  created_at timestamptz not null default clock_timestamp()
);
create table if not exists payment_simulator.settlement_lines (
  settlement_id text not null references payment_simulator.settlements (id),
  entity_id text primary key,
  type text not null,
  debit bigint not null,
  credit bigint not null,
  fee bigint not null,
  tax bigint not null
);
${eventsTable('payment_simulator')}`
